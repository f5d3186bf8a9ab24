/** Where things stand on a drawing of the ship. There are two: the ship lying, and on tall screens standing. */

export type Point = [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface RoomPlan extends Box {
  lamps: number[]; // where they hang, from the left end of the ceiling
  number: Point;
  pile: Point; // the middle of the locker's upper edge
  key: Point; // the mark of the access pair that is known to come from here
  stand: Point; // the middle of the floor where pawns stand
  room: number; // how wide they may stand
}

/** A doorway between two rooms: `way` is walked from the first to the second. */
export interface Doorway {
  rooms: [string, string];
  kind: "door" | "hatch" | "passage" | "wheel";
  box: Box;
  ladder?: number; // how far down it reaches
  way: Point[];
}

export interface Bulkhead extends Box {
  colour: string;
  slots: Box[];
}

export interface Plan {
  standing: boolean;
  broad: number; // how much broader it is than it was drawn
  width: number;
  height: number;
  rooms: Record<string, RoomPlan>;
  doorways: Doorway[];
  bulkheads: Bulkhead[];
  pawn: number; // how large they are
  heap: Point; // where cards go that leave the table
  card: Box; // the card that is held up
  facts: Box; // what is told of it
  focus: Point; // where the room stands that one looks into
}

/** The middle of a box. */
export const middle = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2];

/** The doorway between two rooms, and how it is walked from the first. */
export function wayBetween(plan: Plan, from: string, to: string): Point[] {
  for (const one of plan.doorways) {
    if (one.rooms[0] === from && one.rooms[1] === to) return one.way;
    if (one.rooms[1] === from && one.rooms[0] === to) return [...one.way].reverse();
  }
  return [];
}

/** Where so many pawns stand in a room: side by side as far as there is space, then in a second row behind. */
export function places(room: RoomPlan, many: number, pawn: number): Point[] {
  const widest = 40 * pawn;
  const rows = many > 1 && (room.room - widest) / (many - 1) < 18 * pawn ? 2 : 1;
  const inFront = Math.ceil(many / rows);
  const step = Math.min(widest * 1.25, inFront > 1 ? (room.room - widest * 0.8) / (inFront - 1) : 0);
  return Array.from({ length: many }, (_, place): Point => {
    const behind = place >= inFront;
    const inRow = behind ? many - inFront : inFront;
    const at = (behind ? place - inFront : place) - (inRow - 1) / 2;
    return [room.stand[0] + at * step, room.stand[1] - (behind ? 20 * pawn : 0)];
  });
}
