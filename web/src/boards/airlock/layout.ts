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

/** One other station stands large on the left; of more, the left has the larger half, the right the stack below it. */
export function layOut(wide: number, high: number, others: number): Layout {
  if (wide < NARROW) {
    const own = { x: wide / 2, y: high / 2, wide: wide - 2 * EDGE, high: high - 2 * EDGE };
    return { narrow: true, own, others: [], stack: { x: wide - 42, y: high - 40, wide: 84, high: 80 } };
  }
  const side = Math.max(150, Math.min(250, wide * 0.2));
  const [left, right] = [Math.ceil(others / 2), Math.floor(others / 2)];
  const column = (x: number, count: number, rows: number): Slot[] =>
    Array.from({ length: count }, (_, row) => ({ x, y: (high * (row + 0.5)) / rows, wide: side - 2 * EDGE, high: high / rows - EDGE }));
  const rows = right + 1;
  return {
    narrow: false,
    own: { x: wide / 2, y: high / 2, wide: wide - 2 * side - 2 * EDGE, high: high - 2 * EDGE },
    others: [...column(side / 2, left, left), ...column(wide - side / 2, right, rows)],
    stack: { x: wide - side / 2, y: high - 92, wide: side - 2 * EDGE, high: 170 },
  };
}
