/** Where things are on the board, in pixels of the box that it is given. */

export interface Slot {
  x: number; // its middle
  y: number;
  wide: number;
  high: number;
}

export interface Layout {
  narrow: boolean;
  own: Slot;
  others: Slot[];
  stack: Slot;
}

const NARROW = 640;
const EDGE = 12;
const BELOW = 34; // for the ports from common to rare
const ROW = 58; // of the others' stations on a phone

/** One other station stands large on the left; of more, the left has the larger half, the right the stack below it. */
export function layOut(wide: number, high: number, others: number): Layout {
  if (wide < NARROW) return narrow(wide, high, others);
  const side = Math.max(150, Math.min(250, wide * 0.2));
  const [left, right] = [Math.ceil(others / 2), Math.floor(others / 2)];
  const column = (x: number, count: number, rows: number): Slot[] =>
    Array.from({ length: count }, (_, row) => ({ x, y: (high * (row + 0.5)) / rows, wide: side - 2 * EDGE, high: high / rows - EDGE }));
  return {
    narrow: false,
    own: { x: wide / 2, y: high / 2, wide: wide - 2 * side - 2 * EDGE, high: high - 2 * EDGE },
    others: [...column(side / 2, left, left), ...column(wide - side / 2, right, right + 1)],
    stack: { x: wide - side / 2, y: high - 92, wide: side - 2 * EDGE, high: 170 },
  };
}

/** On a phone the others stand in a row above the own station. */
function narrow(wide: number, high: number, others: number): Layout {
  const each = Math.min(92, (wide - EDGE) / Math.max(1, others));
  const row = Array.from({ length: others }, (_, at) => ({ x: EDGE / 2 + each * (at + 0.5), y: 4 + ROW / 2, wide: each - 4, high: ROW }));
  const top = ROW + 8;
  const own = { x: wide / 2, y: (high + top - BELOW) / 2, wide: wide - 2 * EDGE, high: high - top - BELOW };
  return { narrow: true, own, others: row, stack: { x: wide - 36, y: high - 40, wide: 72, high: 80 } };
}
