/** The log as it is read: the ranks of a room in one line; who goes home after it is seen on the board. */

import { pieces } from "../../language.svelte";
import { type Says, marksIn } from "../../says";
import type { LogLine } from "../../wire";

export function told(lines: LogLine[]): LogLine[] {
  const course: LogLine[] = [];
  for (const line of lines) {
    const before = course.at(-1);
    if (line.kind === "went home") continue;
    if (line.kind !== "ranked") course.push(line);
    else if (before?.kind === "ranked" && before.parts.location === line.parts.location) course[course.length - 1] = { ...before, says: [...before.says, ", ", ...as(line)], touches: [...before.touches, ...line.touches] };
    else course.push({ ...line, says: [...marksIn(line.says).filter((one) => one.part === "location"), ": ", ...as(line)] });
  }
  return course;
}

/** Who is which, and how strong. */
function as(line: LogLine): Says {
  const who = marksIn(line.says).find((one) => one.part === "party");
  return pieces("lockup-ranked-as", ["who"], { rank: Number(line.parts.rank), strength: Number(line.parts.strength) })
    .map(({ text, part }) => (part && who ? who : text))
    .filter((one) => one !== "");
}
