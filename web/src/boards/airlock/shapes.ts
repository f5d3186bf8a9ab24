/** Where modules lie and how they are drawn: all lengths in units of which a module's radius has a hundred. */

import type { Laid, Shape } from "./view";

export const RADIUS = 100;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const HALF_HEXAGON = RADIUS * Math.sqrt(0.75);
const HALF_SQUARE = RADIUS * 0.75;

const STEPS: Record<Shape, [number, number][]> = {
  hexagon: [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]],
  square: [[0, -1], [1, 0], [0, 1], [-1, 0]],
};

/** How far a side is from the middle. */
export const reach = (shape: Shape): number => (shape === "square" ? HALF_SQUARE : HALF_HEXAGON);

/** The middle of a cell; hexagons lie in columns, half a step lower from one to the next. */
export function middle(cell: string, shape: Shape): Point {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  if (shape === "square") return { x: 2 * HALF_SQUARE * q, y: 2 * HALF_SQUARE * r };
  return { x: 1.5 * RADIUS * q, y: 2 * HALF_HEXAGON * (r + q / 2) };
}

/** The cell beside a cell, by the side that it is on. */
export function beside(cell: string, side: number, shape: Shape): string {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  const [right, down] = STEPS[shape][side] ?? [0, 0];
  return `${q + right},${r + down}`;
}

export function corners(shape: Shape, scale = 1): Point[] {
  const angles = shape === "square" ? [-45, 45, 135, 225] : [-120, -60, 0, 60, 120, 180];
  const far = scale * (shape === "square" ? HALF_SQUARE * Math.SQRT2 : RADIUS);
  return angles.map((angle) => onCircle(angle, far));
}

export const outline = (shape: Shape, scale = 1): string => corners(shape, scale).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

export function onCircle(degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

/** The middle of a side, with the way that it looks. */
export function sideOf(at: number, shape: Shape, far = reach(shape)): Point & { turn: number } {
  const turn = (at * 360) / STEPS[shape].length;
  return { ...onCircle(turn - 90, far), turn };
}

export function boxOf(cells: string[], shape: Shape): Box {
  const found = cells.map((one) => middle(one, shape));
  const [wide, high] = [shape === "square" ? HALF_SQUARE : RADIUS, reach(shape)];
  const [xs, ys] = [found.map((one) => one.x), found.map((one) => one.y)];
  if (found.length === 0) return { left: -wide, top: -high, right: wide, bottom: high };
  return { left: Math.min(...xs) - wide, top: Math.min(...ys) - high, right: Math.max(...xs) + wide, bottom: Math.max(...ys) + high };
}

/** The largest scale, up to `most`, at which a box fits a frame, and what moves its middle to the frame's. */
export function fitted(box: Box, wide: number, high: number, most: number, least = 0): { scale: number; x: number; y: number } {
  const scale = Math.max(least, Math.min(most, wide / (box.right - box.left), high / (box.bottom - box.top)));
  return { scale, x: (-scale * (box.left + box.right)) / 2, y: (-scale * (box.top + box.bottom)) / 2 };
}

/** A module's sides as it lies when turned: r2 by two sides clockwise, f2 turned over first. */
export function turned(sides: string, facing: string): string {
  const count = sides.length;
  const by = Number(facing.slice(1));
  const side = (at: number): string => sides[((at % count) + count) % count] ?? "-";
  return Array.from({ length: count }, (_, at) => side(facing.startsWith("f") ? by - at : at - by)).join("");
}

export interface Joint extends Point {
  turn: number;
  colour: string;
  of: [string, string]; // the two cells
}

/** The edges at which modules are docked to each other. */
export function jointsOf(tiles: Laid[], shape: Shape): Joint[] {
  const cells = new Set(tiles.map((one) => one.cell));
  return tiles.flatMap((one) => [...one.shown].flatMap((colour, side): Joint[] => {
    const other = beside(one.cell, side, shape);
    if (colour === "-" || !cells.has(other) || one.cell > other) return []; // each edge once
    const [from, to] = [middle(one.cell, shape), sideOf(side, shape)];
    return [{ x: from.x + to.x, y: from.y + to.y, turn: to.turn, colour, of: [one.cell, other] }];
  }));
}
