/** Outlines as numbers and strings: the same every time, whatever chance a woodcutter's hand seems to have had. */

import { inLines } from "../lines";

export type Dice = (least: number, most: number) => number;

/** Numbers that look thrown but are always the same for a seed. */
export function dice(seed: number): Dice {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (least, most) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return least + ((state >>> 0) / 4294967296) * (most - least);
  };
}

export const r1 = (number: number): number => Math.round(number * 10) / 10;

/** A cut of the knife: thick at its beginning, thin at its end. */
export const wedge = (x: number, y: number, long: number, thick: number): string => `M${r1(x)} ${r1(y)}l${r1(long)} ${r1(thick / 2)}l${r1(-long)} ${r1(thick / 2)}z`;

export type ArchKind = "open" | "round" | "seg" | "flat" | "point";
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  arch: ArchKind;
}
const RISE: Record<ArchKind, number> = { open: 0, round: 46, seg: 24, flat: 14, point: 58 };

export function archPath({ x, y, w, h, arch }: Box): string {
  if (arch === "open") return `M${x} ${y + h}V${y}H${x + w}V${y + h}Z`;
  const rise = RISE[arch];
  if (arch === "point") {
    return `M${x} ${y + h}V${y + rise}C${x + 2} ${y + 30} ${x + w * 0.3} ${y + 14} ${x + w / 2} ${y}C${x + w * 0.7} ${y + 14} ${x + w - 2} ${y + 30} ${x + w} ${y + rise}V${y + h}Z`;
  }
  return `M${x} ${y + h}V${y + rise}A${w / 2} ${rise} 0 0 1 ${x + w} ${y + rise}V${y + h}Z`;
}

type Point = [number, number];

/** Points along the arch with the way outwards from each. */
function along({ x, y, w, arch }: Box, steps: number): { at: Point; out: Point }[] {
  const rise = RISE[arch];
  return Array.from({ length: steps + 1 }, (_, step) => {
    if (arch === "point") {
      const left = step <= steps / 2;
      const t = left ? (step / steps) * 2 : (step / steps - 0.5) * 2;
      const ends: Point[] = left
        ? [[x, y + 58], [x + 2, y + 30], [x + w * 0.3, y + 14], [x + w / 2, y]]
        : [[x + w / 2, y], [x + w * 0.7, y + 14], [x + w - 2, y + 30], [x + w, y + 58]];
      const at = ([0, 1] as const).map((axis) => bezier(t, ends.map((end) => end[axis]))) as Point;
      return { at, out: unit(at[0] - (x + w / 2), at[1] - (y + 90)) };
    }
    const angle = Math.PI * (1 - step / steps);
    return {
      at: [x + w / 2 + (Math.cos(angle) * w) / 2, y + rise - Math.sin(angle) * rise],
      out: unit(Math.cos(angle) / (w / 2), -Math.sin(angle) / rise),
    };
  });
}

const bezier = (t: number, [a = 0, b = 0, c = 0, d = 0]: number[]): number => (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
const unit = (x: number, y: number): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)];

export interface Stone {
  d: string;
  tone: "a" | "b" | "c";
}
const TONES = ["a", "b", "c"] as const;

/** The hewn stones around an opening: along its arch, and up its two sides. */
export function stones(box: Box, seed: number, thick = 12, high = 24): Stone[] {
  const throwing = dice(seed);
  const tone = (): Stone["tone"] => TONES[Math.floor(throwing(0, 2.999))] ?? "a";
  const found: Stone[] = [];
  if (box.arch !== "open") {
    const steps = box.w > 400 ? 25 : 13;
    const points = along(box, steps);
    for (let step = 0; step < steps; step++) {
      const [from, to] = [points[step], points[step + 1]];
      if (!from || !to) continue;
      const out = thick + (step === Math.floor(steps / 2) ? 3 : 0) + throwing(-1.2, 1.2);
      const corners: Point[] = [from.at, to.at, [to.at[0] + to.out[0] * out, to.at[1] + to.out[1] * out], [from.at[0] + from.out[0] * out, from.at[1] + from.out[1] * out]];
      found.push({ d: `M${corners.map(([px, py]) => `${r1(px)} ${r1(py)}`).join("L")}Z`, tone: tone() });
    }
  }
  const foot = box.y + box.h;
  for (let y = box.y + RISE[box.arch], row = 0; y < foot - 2; y += high, row++) {
    const tall = Math.min(high, foot - y);
    const wide = row % 2 ? thick : thick * 0.67;
    for (const left of [box.x - wide, box.x + box.w]) found.push({ d: `M${r1(left)} ${r1(y)}h${r1(wide)}v${r1(tall)}h${r1(-wide)}z`, tone: tone() });
  }
  return found;
}

/** Shadow that creeps in from both sides. */
export function shade({ x, y, w, h }: Box, seed: number): string {
  const throwing = dice(seed);
  let path = "";
  for (let at = y + 20; at < y + h - 30; at += throwing(3.6, 4.8)) {
    const weight = 1.7 - (1 - ((at - y) / h - 0.55) ** 2 * 1.2);
    path += wedge(x, at, throwing(16, 44) * weight, 2.3) + wedge(x + w, at, -throwing(16, 44) * weight, 2.3);
  }
  return path;
}

/** Rays of shadow around the light in a lit room. */
export function rays({ x, y, w }: Box, seed: number, count = 56): string {
  const throwing = dice(seed);
  const [cx, cy, long] = [x + w / 2, y + 28, 170];
  let path = "";
  for (let ray = 0; ray < count; ray++) {
    const angle = ((Math.PI * (ray + 0.5)) / count) * 1.1 - 0.16;
    const near = throwing(104, 150) + (ray % 2 ? 16 : 0);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [px, py] = [cx + (cos * near * w) / 210, cy + sin * near];
    path += `M${r1(px)} ${r1(py)}L${r1(px + cos * long - sin * 2.5)} ${r1(py + sin * long + cos * 2.5)}L${r1(px + cos * long + sin * 2.5)} ${r1(py + sin * long - cos * 2.5)}Z`;
  }
  return path;
}

/** Long cuts side by side: sky, or the grain of wood. */
export function grain(w: number, from: number, to: number, step: number, shortest: number, longest: number, seed: number): string {
  const throwing = dice(seed);
  let path = "";
  for (let y = from; y < to; y += step) {
    for (let x = -20; x < w; ) {
      const long = throwing(shortest, longest);
      path += wedge(x, y + throwing(-0.6, 0.6), long, 1.5);
      x += long + throwing(6, 50);
    }
  }
  return path;
}

/** Links of a chain from one x to another. */
export function links(from: number, to: number): { x: number; flat: boolean }[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / 8)) }, (_, link) => ({ x: from + link * 8, flat: link % 2 === 1 }));
}

/** The forms of the crews' tokens, in a field of 40 by 40. */
export const FORMS: Record<string, { d: string; middle: number; corners: Point[] }> = {
  circle: { d: "M20 2.5A17.5 17.5 0 1 1 20 37.5A17.5 17.5 0 1 1 20 2.5Z", middle: 20, corners: Array.from({ length: 24 }, (_, at) => [20 + 17.5 * Math.cos((at * Math.PI) / 12), 20 + 17.5 * Math.sin((at * Math.PI) / 12)]) },
  square: { d: "M7 4H33Q36 4 36 7V33Q36 36 33 36H7Q4 36 4 33V7Q4 4 7 4Z", middle: 20, corners: [[4, 4], [36, 4], [36, 36], [4, 36]] },
  shield: { d: "M5 4H35Q37 4 37 6.5C37 22 32 32 20 38C8 32 3 22 3 6.5Q3 4 5 4Z", middle: 18.5, corners: [[3, 4], [37, 4], [36, 15], [32.5, 25], [27, 33], [20, 38], [13, 33], [7.5, 25], [4, 15]] },
  diamond: { d: "M18 1.6Q20 -.2 22 1.6L38.4 18Q40.2 20 38.4 22L22 38.4Q20 40.2 18 38.4L1.6 22Q-.2 20 1.6 18Z", middle: 20, corners: [[20, 0.5], [39.5, 20], [20, 39.5], [0.5, 20]] },
  hexagon: { d: "M10.8 3H29.2Q30.6 3 31.3 4.2L39 18.600Q39.7 20 39 21.400L31.3 35.8Q30.6 37 29.2 37H10.8Q9.4 37 8.7 35.8L1 21.400Q.3 20 1 18.600L8.7 4.200Q9.4 3 10.8 3Z", middle: 20, corners: [[10, 3], [30, 3], [39, 20], [30, 37], [10, 37], [1, 20]] },
  gate: { d: "M5 37V17C5 8 11 3 20 3S35 8 35 17V37Z", middle: 22, corners: [[5, 37], [5, 17], [7, 10], [12, 5], [20, 3], [28, 5], [33, 10], [35, 17], [35, 37]] },
};

/** Diagonal lines within a form: the back of a token that lies face down. */
function hatched(corners: Point[]): string {
  let path = "";
  for (let sum = 6; sum < 76; sum += 6) {
    const cuts: Point[] = [];
    corners.forEach(([ax, ay], at) => {
      const [bx, by] = corners[(at + 1) % corners.length] ?? [ax, ay];
      const [a, b] = [ax + ay - sum, bx + by - sum];
      if (a * b < 0) cuts.push([ax + ((bx - ax) * a) / (a - b), ay + ((by - ay) * a) / (a - b)]);
    });
    const [from, to] = cuts;
    if (from && to) path += `M${r1(from[0])} ${r1(from[1])}L${r1(to[0])} ${r1(to[1])}`;
  }
  return path;
}
export const HATCHES: Record<string, string> = Object.fromEntries(Object.entries(FORMS).map(([name, { corners }]) => [name, hatched(corners)]));

// Of the face of cards, in hundredths of its size, from the space on
const WIDTHS = [16,30,36,55,52,89,61,19,28,28,33,61,24,32,23,39,52,38,46,42,50,42,48,45,47,48,23,23,57,58,57,48,90,63,56,48,60,52,49,57,66,34,33,62,50,83,64,58,55,59,59,45,54,64,61,91,62,56,50,28,33,28,53,44,21,48,48,38,48,43,30,45,49,26,25,48,25,73,50,49,48,48,36,39,33,50,44,68,46,44,41,32,23,32,59]; // prettier-ignore

/** How wide a text is in the face of cards. */
export function widthOf(text: string, size: number): number {
  return ([...text].reduce((sum, letter) => sum + (WIDTHS[letter.charCodeAt(0) - 32] ?? 55), 0) * size) / 100;
}

/** A text in lines that are no wider than this. */
export function wrapped(text: string, size: number, width: number): string[] {
  return inLines(text, (line) => widthOf(line, size) <= width);
}
