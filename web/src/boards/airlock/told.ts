/** The log as it is read: a docking is one thing, though the module was taken, docked, joined and paid for. */

import { pieces } from "../../language.svelte";
import { type Says, marksIn } from "../../says";
import type { LogLine, Mark } from "../../wire";

const TAKING = ["took", "lifted"];
const LAYING = ["placed", "started"];

const isOf = (line: LogLine | undefined, first: LogLine, ...parts: string[]): line is LogLine => line !== undefined && parts.every((one) => line.parts[one] === first.parts[one]);

export function told(lines: LogLine[]): LogLine[] {
  const course: LogLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as LogLine;
    if (!LAYING.includes(line.kind)) {
      course.push(line);
      continue;
    }
    const before = course.at(-1);
    if (before && TAKING.includes(before.kind) && isOf(before, line, "seat", "tile")) course.pop();
    const joins: LogLine[] = [];
    while (lines[at + 1]?.kind === "joined" && isOf(lines[at + 1], line, "seat", "tile")) joins.push(lines[++at] as LogLine);
    const paid = lines[at + 1]?.kind === "scored" && isOf(lines[at + 1], line, "seat") ? lines[++at] : undefined;
    course.push(docked(line, joins, paid));
  }
  return course;
}

/** Pointing at it lights all that was joined; until it has been paid for it says what happened so far. */
function docked(line: LogLine, joins: LogLine[], paid: LogLine | undefined): LogLine {
  const touches = [...new Set([...line.touches, ...joins.flatMap((one) => one.touches)])];
  return { ...line, touches, says: paid ? sentence(line, joins.length, paid) : line.says };
}

function sentence(line: LogLine, joins: number, paid: LogLine): Says {
  const marks = new Map(marksIn(line.says).map((one) => [one.part, one]));
  const parts = { who: marks.get("seat"), module: marks.get("tile") } as Record<string, Mark | undefined>;
  return pieces("airlock-docked", ["who", "module"], { joins, points: Number(paid.parts.points), total: Number(paid.parts.total) })
    .map(({ text, part }) => parts[part] ?? text)
    .filter((one) => one !== "");
}
