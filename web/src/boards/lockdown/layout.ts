/** Where everything stands: the mall on a wide table and on a phone. Numbers alone; what is drawn there is others' work. */

import { t } from "../../language.svelte";
import type { Facing } from "./monsters";

export type Point = [number, number];
export type Rect = [x: number, y: number, w: number, h: number];

export interface Crowd {
  at: Point[];
  size: number;
}
export interface RoomPlan {
  frame: Rect; // that glows and is clicked
  floor: Rect;
  wall: Rect; // the sign hangs on it
  number: [x: number, y: number, size: number];
  sign: { at: Point; size: number; middle?: boolean; name?: string };
  gauge: [x: number, y: number, high: number];
  tag: { at: Point; side: "start" | "end"; short?: boolean };
  people: (count: number) => Crowd;
  besiegers: (count: number) => Crowd;
  facing: Facing;
  mirror?: boolean;
  pins: { monsters: Point; go: Point; flag: Point };
}
export interface Plan {
  size: Point;
  phone: boolean;
  rooms: Record<number, RoomPlan>;
  horde: Point; // where Monsters come from
  cold: Rect;
  dice: Point;
  truck: Point;
}

/** So many in a row around a middle, `step` apart where there is room. */
function row(count: number, middle: number, y: number, step: number, wide: number): Point[] {
  const apart = count > 1 ? Math.min(step, wide / (count - 1)) : 0;
  return Array.from({ length: count }, (_, one): Point => [middle + (one - (count - 1) / 2) * apart, y]);
}

/** One row, or two smaller ones where a house rule gives a room many spots. */
function rows(most: number, middle: number, y: number, step: number, wide: number, size: number): (count: number) => Crowd {
  return (count) => {
    if (count <= most) return { at: row(count, middle, y, step, wide), size };
    const above = Math.ceil(count / 2);
    return { at: [...row(above, middle, y - size * 0.42, step, wide), ...row(count - above, middle, y + size * 0.36, step, wide)], size: size * 0.7 };
  };
}

const across = (x: number, w: number, y: number, size: number) => (count: number): Crowd => ({
  at: Array.from({ length: count }, (_, one): Point => [x + (w / count) * (one + 0.5), y - (one % 2) * 2]),
  size: Math.min(size, (w / count) * 1.16),
});
const along = (x: number, y: number, h: number, size: number) => (count: number): Crowd => ({
  at: Array.from({ length: count }, (_, one): Point => [x, y + (h / count) * (one + 0.5)]),
  size: Math.min(size, (h / count) * 1.24),
});

/** A shop on the north side: Monsters peep over its wall. */
function north(x: number, w: number, top: number, middle: number): RoomPlan {
  return {
    frame: [x + 2, top + 10, w - 4, 212 - top],
    floor: [x, top + 42, w, 184 - top],
    wall: [x, top + 8, w, 34],
    number: [x + 19, top + 25, 25],
    sign: { at: [x + 38, top + 32], size: 19.5 },
    gauge: [x + w - 75, top + 12, 26],
    tag: { at: [x + w - 6, top + 45], side: "end" },
    people: rows(5, x + middle, 184, 58, w - 60, 48),
    besiegers: across(x + 10, w - 20, top - 13, 42),
    facing: "down",
    pins: { monsters: [x + w - 4, top - 46], go: [x + w - 6, 170], flag: [x + w - 6, 132] },
  };
}

/** The arc around the fountain; more than five stand in two rows. */
function arc(x: number, y: number, spots: Point[], size: number): (count: number) => Crowd {
  return (count) =>
    count <= spots.length
      ? { at: spots.slice(0, count).map(([dx, dy]): Point => [x + dx, y + dy]), size }
      : { at: [...row(Math.ceil(count / 2), x, y + 10, 64, 300), ...row(Math.floor(count / 2), x, y + 62, 64, 300)], size: size * 0.86 };
}

/** The lot has room for everybody: bays for four, and more and smaller ones as they come. */
function bays(count: number): Crowd {
  const [per, size] = count <= 8 ? [4, 50] : count <= 15 ? [5, 43] : [6, 37];
  const wide = 232 / per;
  return {
    size,
    at: Array.from({ length: Math.max(count <= 4 ? 4 : 8, count) }, (_, one): Point => {
      const line = Math.floor(one / per);
      return [832 + wide * (one % per) + wide / 2, count <= 8 ? (line === 0 ? 304 : 460) : 296 + line * (size + 20)];
    }),
  };
}

export const WIDE: Plan = {
  size: [1120, 576],
  phone: false,
  horde: [110, 556],
  cold: [24, 334, 168, 150],
  dice: [242, 282],
  truck: [912, 64],
  rooms: {
    1: north(24, 216, 62, 92),
    2: north(248, 252, 52, 124),
    3: north(508, 292, 57, 108),
    4: {
      frame: [202, 338, 216, 145],
      floor: [200, 367, 220, 117],
      wall: [200, 337, 220, 30],
      number: [219, 352, 25],
      sign: { at: [238, 359], size: 19 },
      gauge: [214, 490, 24],
      tag: { at: [290, 492], side: "start" },
      people: rows(4, 310, 438, 51, 164, 46),
      besiegers: across(208, 204, 541, 38),
      facing: "up",
      pins: { monsters: [408, 470], go: [414, 396], flag: [414, 369] },
    },
    5: {
      frame: [434, 366, 360, 128],
      floor: [428, 330, 376, 168],
      wall: [424, 505, 384, 38],
      number: [514, 343, 25],
      sign: { at: [630, 353], size: 30, middle: true },
      gauge: [526, 507, 25],
      tag: { at: [602, 509], side: "start" },
      people: arc(616, 402, [[-142, 14], [-78, 48], [0, 62], [78, 48], [142, 14]], 50),
      besiegers: across(414, 403, 560, 46),
      facing: "up",
      pins: { monsters: [800, 474], go: [798, 368], flag: [520, 364] },
    },
    6: {
      frame: [827, 234, 240, 262],
      floor: [820, 0, 300, 576],
      wall: [820, 0, 300, 46],
      number: [849, 27, 27],
      sign: { at: [870, 38], size: 27, get name() { return t("lockdown-sign-lot"); } },
      gauge: [0, 0, 0],
      tag: { at: [947, 498], side: "start" },
      people: bays,
      besiegers: along(1099, 236, 330, 42),
      facing: "left",
      pins: { monsters: [1114, 200], go: [1062, 364], flag: [1062, 398] },
    },
  },
};

/** On a phone doors open to the west and the east, so that all six places fit. */
function beside(x: number, y: number, h: number, west: boolean): RoomPlan {
  const w = 146;
  const size = Math.min(37, (h - 50) / 1.12); // of who stands below the gauge
  return {
    frame: [x + 2, y + 1, w - 4, h - 3],
    floor: [x, y + 25, w, h - 25],
    wall: [x, y, w, 25],
    number: [x + 13, y + 13, 18],
    sign: { at: [x + 27, y + 19], size: 16 },
    gauge: [x + 4, y + 28, 21],
    tag: { at: [x + w - 4, y + 28], side: "end", short: true },
    people: rows(4, x + w / 2 - 3, y + h - size * 0.64, 39, w - 44, size),
    besiegers: along(west ? x - 18 : x + w + 18, y + 2, h - 4, 23),
    facing: "left",
    mirror: west,
    pins: { monsters: [west ? x + 30 : x + w + 34, y + h - 24], go: [x + w - 4, y + 50], flag: [x + w - 4, y + 50] },
  };
}

const smallBays = (top: number, high: number) => (count: number): Crowd => {
  const lines = count <= 7 ? 1 : 2;
  const per = Math.max(5, Math.ceil(count / lines));
  const size = lines === 1 ? Math.min(37, 224 / per) : per <= 6 ? 29 : 25;
  const y = (one: number): number => (lines === 1 ? top + high / 2 : top + high * 0.27 + high * 0.48 * Math.floor(one / per));
  return { size, at: Array.from({ length: Math.max(5, count) }, (_, one): Point => [10 + (218 / per) * ((one % per) + 0.5), y(one)]) };
};

const [SHORT, LONG] = [400, 640]; // how high the mall can be on a phone that is 390 wide

/** The mall on a phone: as high as its box, so that letters stay as large as they are. */
export function phonePlan(wanted: number): Plan {
  const high = Math.max(SHORT, Math.min(LONG, wanted));
  const more = high - 500;
  const room = 106 + more * 0.29;
  const [first, second] = [6, 6 + room + 7];
  const cold = second + room + 3;
  const hall = cold + 44;
  const deep = 96 + more * 0.27;
  const lot = hall + deep + 47;
  return {
    size: [390, high],
    phone: true,
    horde: [8, high + 4],
    cold: [150, cold, 204, 38],
    dice: [64, cold + 18],
    truck: [218, lot + 3],
    rooms: {
      1: beside(36, first, room, true),
      2: beside(208, first, room, false),
      3: { ...beside(36, second, room, true), sign: { at: [63, second + 19], size: 16, get name() { return t("lockdown-sign-surveillance"); } } },
      4: { ...beside(208, second, room, false), sign: { at: [235, second + 18], size: 15 } },
      5: {
        frame: [38, hall + 22, 314, deep - 24],
        floor: [36, hall, 318, deep],
        wall: [28, hall + deep + 5, 334, 24],
        number: [119, hall + 7, 19],
        sign: { at: [205, hall + 15], size: 22, middle: true },
        gauge: [96, hall + deep + 6, 21],
        tag: { at: [172, hall + deep + 6], side: "start" },
        people: arc(195, hall, ([[-126, 40], [-72, 62], [0, 72], [72, 62], [126, 40]] as Point[]).map(([x, y]): Point => [x, (y * deep) / 96]), 37),
        besiegers: across(24, 342, hall + deep + 37, 27),
        facing: "up",
        pins: { monsters: [388, hall + deep - 18], go: [352, hall + 4], flag: [352, hall + 4] },
      },
      6: {
        frame: [5, lot + 28, 228, high - lot - 31],
        floor: [0, lot, 390, high - lot],
        wall: [0, lot, 390, 26],
        number: [18, lot + 16, 19],
        sign: { at: [33, lot + 22], size: 17, get name() { return t("lockdown-sign-lot"); } },
        gauge: [0, 0, 0],
        tag: { at: [312, high - 23], side: "start", short: true },
        people: smallBays(lot + 28, high - lot - 31),
        besiegers: across(240, 146, lot + 44, 24),
        facing: "left",
        pins: { monsters: [384, lot + 25], go: [230, lot + 31], flag: [230, lot + 31] },
      },
    },
  };
}

/** The middle of a place, where things fly to. */
export const middleOf = (plan: Plan, place: number): Point => {
  const [x, y, w, h] = plan.rooms[place]?.frame ?? [0, 0, 0, 0];
  return [x + w / 2, y + h / 2];
};
