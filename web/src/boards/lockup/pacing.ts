/** Which of what happens goes by quickly: what others get by night where one has nobody. */

import type { LogLine, Plain } from "../../wire";
import { lockup } from "./view";

const isTurn = ({ kind }: LogLine): boolean => ["resolves", "patrol", "round"].includes(kind) || kind.endsWith("raid"); // the lantern is elsewhere from then on

export function hurries(line: LogLine, before: LogLine[], view: Plain, seat: string | null): boolean {
  const { board, resolving } = lockup(view);
  const turn = [...before, line].findLast(isTurn);
  const location = turn ? (turn.kind === "resolves" ? turn.parts.location : null) : resolving;
  if (seat === null || !location || location === "library") return false; // there crews come to from everywhere
  return !board.find((one) => one.location === location)?.crews.some((one) => one.seat === seat) && !Object.values(line.parts).includes(seat);
}
