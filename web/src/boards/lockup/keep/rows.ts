/** The rows of tokens in a room, in the order in which ties fall. */

import type { Lockup, Room } from "../view";
import { GUARDS, clockwise } from "../view";

export interface Piece {
  label: string | null;
  face: "up" | "down" | "known";
}
export interface Row {
  seat: string;
  crew: string;
  power: number;
  pieces: Piece[];
  sum: string; // of what is seen; empty for a single token
  staged: boolean;
}

export const piecesOf = (up: string[], down: (string | null)[]): Piece[] => [
  ...up.map((label): Piece => ({ label, face: "up" })),
  ...down.map((label): Piece => ({ label, face: label === null ? "down" : "known" })),
];

export interface InHand {
  seat: string;
  up: string[];
  down: string[];
  strength: number | undefined;
}

export function rowsOf(view: Lockup, room: Room, inHand: InHand | null): Row[] {
  const rows: Row[] = [];
  for (const { seat, crew, power } of clockwise(view)) {
    const own = seat === GUARDS ? room.guards : room.crews.find((one) => one.seat === seat);
    if (own) {
      const found = piecesOf(own.face_up, own.face_down);
      const hidden = own.face_down.some((one) => one === null);
      const alone = found.length < 2 || found.every((one) => one.label === null);
      rows.push({ seat, crew, power, pieces: found, sum: alone ? "" : `${own.strength}${hidden ? "+?" : ""}`, staged: false });
    } else if (inHand?.seat === seat) {
      rows.push({ seat, crew, power, pieces: piecesOf(inHand.up, inHand.down), sum: inHand.strength === undefined || inHand.up.length + inHand.down.length < 2 ? "" : String(inHand.strength), staged: true });
    }
  }
  return rows;
}
