/** Four kinds of Monsters, in a square of 56, and how they look at you. */

import { INK } from "./seats";
import { type Stroke, disc, form, line, patch } from "./shapes";

export type Facing = "down" | "up" | "left" | "front";

interface Skin {
  body: string;
  deep: string;
  pale: string;
}
const SKINS: Skin[] = [
  { body: "#8e44ff", deep: "#5b1fc0", pale: "#b98bff" },
  { body: "#a24bf5", deep: "#6a1fb5", pale: "#d09aff" },
  { body: "#7536e8", deep: "#4616a6", pale: "#a883ff" },
  { body: "#9a3be0", deep: "#5e169a", pale: "#c98bff" },
];
const EYE = "#f3ff6b";
const TOOTH = "#fff8ea";
const MAW = "#2a0738";
const LOOKS: Record<Facing, [number, number]> = { down: [0, 2.6], up: [0, -2.8], left: [-2.8, 0.4], front: [0, 0.6] };

function body(kind: number, facing: Facing): Stroke[] {
  const { body: fill, pale } = SKINS[kind] as Skin;
  const [dx, dy] = LOOKS[facing];
  const eye = (x: number, y: number, r: number): Stroke[] => [form(disc(x, y, r), EYE), patch(disc(x + dx, y + dy, r * 0.34, r * 0.56), INK)];
  const teeth = (from: number, to: number, y: number, count: number, long: number): Stroke => {
    const wide = (to - from) / count;
    return patch(Array.from({ length: count }, (_, one) => `M${(from + wide * one).toFixed(1)} ${y}l${(wide / 2).toFixed(1)} ${long} ${(wide / 2).toFixed(1)} ${-long}z`).join(""), TOOTH);
  };
  switch (kind) {
    case 0: // a tuft, two eyes
      return [
        form("M-22 28C-27 6-25-6-17-14L-19-21-11-19-8-28-1-21 6-29 9-19 18-22 17-13C25-6 27 6 22 28Z", fill), line("M-17 2q-2 8 0 14M17 2q2 8 0 14", 2.4, pale),
        ...eye(-8, -5, 7.6), ...eye(9, -6, 6.4), form("M-13 9Q0 15 13 8L10 20Q0 25-10 20Z", MAW), teeth(-11, 11, 10.6, 5, 5.5),
      ];
    case 1: // horns, one eye
      return [
        form("M-15-13Q-25-17-24-29Q-15-26-10-19ZM15-13Q25-17 24-29Q15-26 10-19Z", "#f7e7c8"), form("M-23 28C-26 4-21-20 0-21C21-20 26 4 23 28Z", fill),
        ...eye(0, -6, 10.4), form("M-11 11H11L8 22Q0 26-8 22Z", MAW), patch("M-9 11l3 7 3-7zM3 11l3 7 3-7z", TOOTH),
        patch(disc(-16, 6, 2.6) + disc(17, 3, 2) + disc(14, 12, 2.6), pale),
      ];
    case 2: // three eyes on stalks
      return [
        line("M-9-14L-13-24M9-14L14-23M0-16V-24", 6), line("M-9-14L-13-24M9-14L14-23M0-16V-24", 3, fill), form("M-22 28C-25 2-19-17 0-17C19-17 25 2 22 28Z", fill), line("M-16-2Q0-10 16-2", 2.4, pale),
        ...eye(-14, -23, 5.6), ...eye(14, -23, 5.6), ...eye(0, -26, 6.4), form("M-15 3Q0-2 15 3Q15 20 0 22Q-15 20-15 3Z", MAW), teeth(-13, 13, 3, 6, 6), patch("M-9 20l3-6 3 6zM-3 20l3-6 3 6zM3 20l3-6 3 6z", TOOTH),
      ];
    default: // tall, small eyes, a large mouth
      return [
        form("M-20 28C-24 8-22-8-16-16Q-14-27-3-25Q0-30 6-25Q17-25 17-14C23-4 24 10 20 28Z", fill), ...eye(-8, -13, 5), ...eye(7, -14, 6.2),
        form("M-13-2Q0-6 13-2L14 14Q0 24-14 14Z", MAW), teeth(-12, 12, -2.6, 5, 6.5), patch("M-6 16Q0 8 7 16Q0 22-6 16Z", "#ff5c93"),
      ];
  }
}

/** An arm that reaches out, with its claws. */
function arm(way: string, claws: string, deep: string): Stroke[] {
  return [line(way, 11), line(way, 7, deep), form(claws, TOOTH, 1.8)];
}

function arms(kind: number, facing: Facing): Stroke[] {
  const { deep } = SKINS[kind] as Skin;
  switch (facing) {
    case "up":
      return [-1, 1].flatMap((side) => arm(`M${side * 16} 12Q${side * 30} 4 ${side * 25}-17`, `M${side * 25 - 6}-18l1-9 3 6 2-8 3 8 4-6 0 9z`, deep));
    case "left":
      return ([[-4, -13], [12, 9]] as const).flatMap(([from, to]) => arm(`M-14 ${from}Q-22 ${from - 3} -28 ${to}`, `M-29 ${to - 5}l-9 1 6 3-8 2 8 3-5 4 8-1z`, deep));
    case "front":
      return [-1, 1].flatMap((side) => arm(`M${side * 17} 14Q${side * 32} 16 ${side * 29} -2`, `M${side * 29 - 6} -3l1-9 3 6 2-8 3 8 4-6 0 9z`, deep));
    default:
      return [];
  }
}

/** What hangs over the edge of a wall, before it. */
export function claws(number: number): Stroke[] {
  const { deep } = SKINS[number % 4] as Skin;
  return [-17, 17].flatMap((x) => [form(`M${x - 7} 17Q${x} 10 ${x + 7} 17L${x + 7} 23H${x - 7}Z`, deep), form(`M${x - 7} 21l2.4 8 2.4-6 2.2 7 2.2-7 2.4 6 2.4-8z`, TOOTH, 1.6)]);
}

const known = new Map<string, Stroke[]>();

export function monster(number: number, facing: Facing): Stroke[] {
  const code = `${number % 4}${facing}`;
  const found = known.get(code) ?? [...arms(number % 4, facing), ...body(number % 4, facing)];
  known.set(code, found);
  return found;
}

/** A besieger's head as a sign, in a square of 56. */
export const head = (colour: string): Stroke[] => [
  patch("M-22 24C-27 6-25-6-17-14L-19-23-10-20-6-28 0-21 7-28 10-19 19-23 17-13C25-6 27 6 22 24Z", colour),
  patch(disc(-8, -4, 6.5) + disc(9, -4, 6.5), EYE), patch(disc(-8, -3, 2.6) + disc(9, -3, 2.6), INK), patch("M-13 10l5 6 4-6 4 6 4-6 4 6 5-6v8q-13 8-26 0z", MAW),
];
