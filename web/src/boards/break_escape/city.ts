/** Where everything stands: a ring of streets around the edge of a grid, seen from the south. */

import type { Space } from "./view";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Point = [number, number];
type Side = "top" | "bottom" | "left" | "right" | "corner";

/** Numbers that look random and are always the same. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** The cells of the ring, clockwise from the bottom right, so that the middle of the loop lies in the north. */
function ring(columns: number, rows: number): Point[] {
  const cells: Point[] = [];
  for (let c = columns - 1; c >= 0; c--) cells.push([c, rows - 1]);
  for (let r = rows - 2; r >= 0; r--) cells.push([0, r]);
  for (let c = 1; c < columns; c++) cells.push([c, 0]);
  for (let r = 1; r < rows - 1; r++) cells.push([columns - 1, r]);
  return cells;
}

export class City {
  readonly tall: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly cell: { w: number; h: number };
  readonly street: Box; // the outer edge of the ring
  readonly yard: Box; // what the ring encloses
  readonly small: boolean; // little room: short words, small print
  readonly houseSize: number;
  readonly pawnSize: number;
  private readonly cells: Point[];

  constructor(
    readonly count: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.tall = height > width;
    const half = Math.ceil(count / 2) + 2; // columns and rows together
    const few = Math.max(3, Math.round((half * 5) / 14));
    [this.columns, this.rows] = this.tall ? [few, half - few] : [half - few, few];
    this.small = width / this.columns < 84;
    const edge = this.small ? 9 : 30;
    const top = this.tall ? 78 : this.small ? 64 : Math.min(116, Math.max(96, height * 0.195));
    this.street = { x: edge, y: top, w: width - 2 * edge, h: height - top - (this.small ? 8 : 18) };
    this.cell = { w: this.street.w / this.columns, h: this.street.h / this.rows };
    this.cells = ring(this.columns, this.rows);
    const { x, y, w, h } = this.street;
    this.yard = { x: x + this.cell.w, y: y + this.cell.h, w: w - 2 * this.cell.w, h: h - 2 * this.cell.h };
    this.houseSize = this.tall ? this.cell.w / 114 : Math.min(1.08, this.cell.w / 114, (top - 7) / 102);
    this.pawnSize = Math.min(0.9, Math.max(0.5, Math.min(this.cell.w / 120, this.cell.h / 98)));
  }

  /** A ring has an even number of cells: of an odd number of spaces the first takes two. */
  box(space: number): Box {
    const [c, r] = this.cells[space % this.count] ?? [0, 0];
    const one = { x: this.street.x + c * this.cell.w, y: this.street.y + r * this.cell.h, w: this.cell.w, h: this.cell.h };
    if (space !== 0 || this.cells.length === this.count) return one;
    return { ...one, y: one.y - this.cell.h, h: 2 * this.cell.h };
  }

  middle(space: number): Point {
    const { x, y, w, h } = this.box(space);
    return [x + w / 2, y + h / 2];
  }

  side(space: number): Side {
    const [c, r] = this.cells[space] ?? [0, 0];
    if (r === 0) return "top";
    if (r === this.rows - 1) return c === 0 || c === this.columns - 1 ? "corner" : "bottom";
    return c === 0 ? "left" : "right";
  }

  /** Houses show their front to the south: those of the top street stand behind it, all others inside the ring. */
  doorstep(space: number): Point {
    const { x, y, w, h } = this.box(space);
    const side = this.side(space);
    const aside = 64 * this.houseSize;
    if (side === "top") return [x + w / 2, this.street.y - 7];
    if (side === "bottom") return [x + w / 2, this.yard.y + this.yard.h - 7];
    const low = side === "corner" ? this.yard.y + this.yard.h - 7 : y + h - 7;
    return [x < this.width / 2 ? this.yard.x + aside : this.yard.x + this.yard.w - aside, low];
  }

  /** Where somebody's feet are who is one of several on a space; four stand two by two. */
  foot(space: number, place: number, many: number, beside: boolean): Point {
    const { x, y, w, h } = this.box(space);
    const aside = beside ? w * (this.small ? 0.16 : 0.1) : 0;
    if (many > 3) {
      const behind = place < 2;
      return [x + w / 2 + (place % 2 ? 0.25 : -0.25) * w + (behind ? 0 : w * 0.08) + aside * 0.5, y + h * (behind ? 0.52 : 0.9)];
    }
    const apart = w * (many < 3 ? 0.38 : 0.3);
    return [x + w / 2 + (place - (many - 1) / 2) * apart + aside, y + h * 0.86];
  }

  /** The middle of the street along these spaces, round the corners. */
  lane(spaces: number[], round = 26): string {
    const points = spaces.map((one) => this.middle(one));
    const parts = points.map(([x, y], at) => {
      const before = points[at - 1];
      const after = points[at + 1];
      if (!before) return `M${x} ${y}`;
      if (!after || Math.abs((x - before[0]) * (after[1] - y) - (y - before[1]) * (after[0] - x)) < 1) return `L${x} ${y}`;
      const [inX, inY] = toward([x, y], before, round);
      const [outX, outY] = toward([x, y], after, round);
      return `L${inX} ${inY}Q${x} ${y} ${outX} ${outY}`;
    });
    return parts.join("");
  }
}

function toward([x, y]: Point, [toX, toY]: Point, far: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * far, y + ((toY - y) / length) * far];
}

export interface Built {
  x: number;
  y: number;
  kind: string; // of a house of note; "" for a dark block
  w: number;
  h: number;
  depth: number;
  tone: number;
  seed: number;
}

/** Houses of note where the board says so, dark blocks in the gaps; what is far stands first. */
export function housesOf(city: City, board: Space[], noted: (kind: string) => boolean): Built[] {
  const random = dice(5);
  const built: Built[] = [];
  const block = (from: number, to: number, y: number): void => {
    const size = city.houseSize;
    for (let x = from; to - x > 12; ) {
      let w = (34 + random() * 22) * size;
      if (to - x - w < 22 * size) w = to - x;
      built.push({ x, y, kind: "", w: w - 2, h: (24 + random() * 24) * size, depth: (12 + random() * 8) * size, tone: Math.floor(random() * 3), seed: Math.floor(random() * 999) });
      x += w;
    }
  };
  const { yard } = city;
  if (!city.small) block(yard.x + 150 * city.houseSize, yard.x + yard.w / 2 - 86, yard.y + 66);
  const low = yard.y + yard.h - 7;
  const sides = board.map((one) => city.side(one.space));
  // who takes the yard's lower corners: the houses of the lowest spaces at the sides
  const steps = board.filter((one) => noted(one.kind)).map((one) => ({ ...one, at: city.doorstep(one.space) }));
  const isFree = (from: number, to: number): boolean =>
    steps.every(({ at, space }) => sides[space] === "top" || at[1] < low - 40 * city.houseSize || at[0] + 52 * city.houseSize < from || at[0] - 52 * city.houseSize > to);
  board.forEach(({ space, kind }) => {
    const { x, w } = city.box(space);
    if (noted(kind)) return;
    if (sides[space] === "top") block(x, x + w, city.street.y - 7);
    if (sides[space] === "bottom" && isFree(x + 4, x + w - 4)) block(x + 4, x + w - 4, low);
  });
  for (const { at, kind } of steps) built.push({ x: at[0], y: at[1], kind, w: 0, h: 0, depth: 0, tone: 0, seed: 0 });
  return built.sort((one, other) => one.y - other.y);
}
