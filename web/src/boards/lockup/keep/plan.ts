/** Where everything stands in the keep when it is seen wide: 1120 by 574. */

import type { Box } from "../shapes";

export const WIDTH = 1120;
export const HEIGHT = 574;

export const ROOMS: Record<string, Box> = {
  yard: { x: 18, y: 74, w: 196, h: 222, arch: "open" },
  library: { x: 392, y: 74, w: 200, h: 222, arch: "point" },
  cell: { x: 608, y: 74, w: 494, h: 222, arch: "flat" },
  sewers: { x: 18, y: 318, w: 196, h: 246, arch: "round" },
  infirmary: { x: 230, y: 318, w: 196, h: 246, arch: "point" },
  smithy: { x: 442, y: 318, w: 196, h: 246, arch: "seg" },
  commissary: { x: 654, y: 318, w: 196, h: 246, arch: "flat" },
  chow: { x: 866, y: 318, w: 236, h: 246, arch: "round" },
};
export const boxOf = (location: string): Box => ROOMS[location] ?? { x: 0, y: 0, w: 100, h: 100, arch: "open" };

/** The top of a room's sign. */
export const signTop = (location: string): number => boxOf(location).y + (location === "infirmary" || location === "library" ? 22 : location === "yard" ? 10 : location === "cell" ? 8 : 14);

/** The room that is opened wide, as high as its crews need. */
export function openedFor(crews: number): Box {
  const h = Math.min(522, 186 + Math.max(2, crews) * 84);
  return { x: 34, y: HEIGHT - 12 - h, w: 690, h, arch: "point" };
}

export const GOON = { w: 78, h: 122 };
export const ITEM = { w: 120, h: 88 };

/** The place of an item, from the deck on; three in a row. */
export function itemAt(place: number): { x: number; y: number } {
  const { x, y, w } = boxOf("cell");
  return { x: x + w - 3 * (ITEM.w + 6) - 3 + (place % 3) * (ITEM.w + 6), y: y + 42 + Math.floor(place / 3) * (ITEM.h + 3) };
}

/** Where the row of a crew begins, and how much room it has. */
export function rowsAt(location: string, suspicion: number): { x: number; y: number; w: number } {
  const { x, w } = boxOf(location);
  const top = signTop(location);
  if (location === "cell") return { x: x + 12, y: top + 34, w: 100 };
  if (location === "library") return { x: x + 50, y: top + 64, w: 74 };
  if (location === "yard") return { x: x + 10, y: top + 62, w: w - 20 };
  return { x: x + 10, y: top + (suspicion ? 72 : 62), w: w - GOON.w - 28 };
}

/** Torches on the piers, each lit with the rooms beside it. */
export const TORCHES: { x: number; y: number; rooms: string[] }[] = [
  { x: 222, y: 402, rooms: ["sewers", "infirmary"] },
  { x: 434, y: 402, rooms: ["infirmary", "smithy"] },
  { x: 646, y: 402, rooms: ["smithy", "commissary"] },
  { x: 858, y: 402, rooms: ["commissary", "chow"] },
  { x: 600, y: 160, rooms: ["library", "cell"] },
  { x: 384, y: 160, rooms: ["library"] },
  { x: 222, y: 160, rooms: ["yard"] },
];

/** The goons' queue, from its entrance to the Chow Hall. */
export const QUEUE = ["sewers", "infirmary", "smithy", "commissary", "chow"];
