/** Where everything stands in the keep on a narrow screen: 390 wide, as high as the screen leaves. */

import type { Box } from "../shapes";

export const WIDTH = 390;
export const LEAST_HEIGHT = 390;
const TOP = 72; // below the parapet and the notices
const COLUMNS = [8, 200];
const ROOM = 182;

/** Rooms by column and row: the lantern walks down on the left and up on the right. */
const PLACES: Record<string, [number, number]> = {
  yard: [0, 0], sewers: [0, 1], infirmary: [0, 2], smithy: [0, 3], commissary: [1, 3], chow: [1, 2], cell: [1, 1], library: [1, 0],
};

export function boxOf(location: string, height: number): Box {
  const [column, row] = PLACES[location] ?? [0, 0];
  const each = (height - TOP - 2) / 4;
  return { x: COLUMNS[column] ?? 0, y: TOP + row * each, w: ROOM, h: each - 7, arch: location === "yard" ? "open" : "flat" };
}

/** The room that is opened wide, as high as its crews need; above what is offered, as far as they still have room there. */
export function openedFor(crews: number, height: number, covered: number): Box {
  const room = height - covered;
  const h = Math.max(Math.min(room - 20, 96 + Math.max(2, crews) * 88), Math.min(height - 20, 84 + crews * 45));
  return { x: 12, y: Math.max(14, (room - h) / 2), w: WIDTH - 24, h, arch: "flat" };
}

/** Below sign and strip of a room: where what lies in it begins. */
export const FLOOR = 45;
export const GOON = { w: 42, h: 56 };
export const ITEM = 37;
