/** Who is asked now, who has answered already: what several decide at once is told without a rule of any game. */

import type { Frame, Plain } from "./wire";
import { seatIndex } from "./words";

/**
 * The seats that are done with what several are asked at once. A floor says so itself (those it is open to and those
 * not done, or a row for each seat that tells who is silent); otherwise `before` and the frames tell it: whoever was asked
 * with those who still are.
 */
export function doneWith(before: string[], last: Frame | null, frame: Frame, seats: string[]): string[] {
  const told = toldByFloor(frame.view?.floor, seats);
  if (told) return told.filter((seat) => !frame.asked.includes(seat));
  const asked = last?.asked ?? [];
  const goesOn = frame.asked.length > 0 && frame.asked.every((seat) => asked.includes(seat)) && sameQuestion(last, frame);
  return goesOn ? [...new Set([...before, ...asked])].filter((seat) => !frame.asked.includes(seat)) : [];
}

function sameQuestion(last: Frame | null, frame: Frame): boolean {
  return ["stage", "phase", "round", "turn"].every((name) => last?.view?.[name] === frame.view?.[name]);
}

function toldByFloor(floor: unknown, seats: string[]): string[] | null {
  const known = (names: unknown): string[] =>
    Array.isArray(names) ? names.map((one) => seats[seatIndex(seats, one)] ?? "").filter(Boolean) : [];
  if (Array.isArray(floor)) {
    const rows = floor.filter((row): row is Plain => row !== null && typeof row === "object" && "silent" in row);
    return rows.length > 0 ? known(rows.filter((row) => row.silent).map((row) => row.seat)) : null;
  }
  if (floor === null || typeof floor !== "object" || !("open_to" in floor) || !("not_done" in floor)) return null;
  const waiting = known(floor.not_done);
  return known(floor.open_to).filter((seat) => !waiting.includes(seat));
}
