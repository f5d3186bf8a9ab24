/** The ship lying: nose left, engine right, two decks. */

import type { Doorway, Plan, RoomPlan } from "./plan";

const UP = { top: 118, floor: 286 };
const DOWN = { top: 298, floor: 456 };
const PLATE = 9; // thickness of a floor
const LADDER = DOWN.floor - PLATE - UP.floor + 1;
const DOOR = { w: 10, h: 64 };

function small(x: number): RoomPlan {
  return {
    x, y: UP.top, w: 102, h: 168, lamps: [51], number: [x + 11, UP.top + 38], pile: [x + 68, UP.top + 26],
    key: [x + 11, UP.top + 48], stand: [x + 55, UP.floor - PLATE - 3], room: 92,
  };
}

const hatch = (upper: string, lower: string, x: number): Doorway => ({
  rooms: [upper, lower], kind: "hatch", box: { x: x - 16, y: UP.floor, w: 32, h: 10 }, ladder: LADDER,
  way: [[x, UP.floor - PLATE - 3], [x, DOWN.floor - PLATE - 3]],
});

const door = (rooms: [string, string], x: number, floor: number, way: Doorway["way"] = []): Doorway => ({
  rooms, kind: "door", box: { x: x - 5, y: floor - 73, ...DOOR }, way: [...way, [x, floor - PLATE - 3]],
});

/** Room 6 is two decks high: from its floor one climbs to the doors above. */
const CLIMB: Doorway["way"] = [[460, DOWN.floor - PLATE - 3], [460, UP.floor - 3]];

export const LYING: Plan = {
  standing: false,
  broad: 1,
  width: 1120,
  height: 564,
  rooms: {
    "7": {
      x: 236, y: UP.top, w: 126, h: 168, lamps: [63], number: [247, UP.top + 38], pile: [320, UP.top + 26],
      key: [247, UP.top + 120], stand: [304, UP.floor - PLATE - 3], room: 112,
    },
    "8": {
      x: 236, y: DOWN.top, w: 126, h: 158, lamps: [63], number: [247, DOWN.top + 38], pile: [320, DOWN.top + 20],
      key: [247, DOWN.top + 48], stand: [299, DOWN.floor - PLATE - 3], room: 112,
    },
    "6": {
      x: 368, y: UP.top, w: 112, h: 338, lamps: [56], number: [380, UP.top + 40], pile: [404, UP.top + 62],
      key: [436, UP.top + 66], stand: [424, DOWN.floor - PLATE - 3], room: 102,
    },
    "5": small(538),
    "4": small(646),
    "3": small(754),
    "2": small(862),
    "2a": {
      x: 538, y: DOWN.top, w: 426, h: 158, lamps: [87, 195, 303], number: [552, DOWN.top + 44], pile: [926, DOWN.top + 40],
      key: [598, DOWN.top + 25], stand: [734, DOWN.floor - PLATE - 3], room: 330,
    },
    "8a": {
      x: 54, y: 134, w: 124, h: 312, lamps: [], number: [150, 212], pile: [122, 282], key: [122, 340], stand: [128, 408], room: 90,
    },
  },
  doorways: [
    hatch("5", "2a", 571), hatch("4", "2a", 679), hatch("3", "2a", 787), hatch("2", "2a", 895), hatch("7", "8", 282),
    door(["5", "4"], 643, UP.floor), door(["4", "3"], 751, UP.floor),
    door(["6", "7"], 365, UP.floor, CLIMB), door(["6", "8"], 365, DOWN.floor),
    { rooms: ["6", "5"], kind: "passage", box: { x: 486, y: UP.floor - 73, w: 46, h: 64 }, way: [...CLIMB, [509, UP.floor - PLATE - 3]] },
    { rooms: ["6", "2a"], kind: "passage", box: { x: 486, y: DOWN.floor - 73, w: 46, h: 64 }, way: [[509, DOWN.floor - PLATE - 3]] },
    { rooms: ["8", "8a"], kind: "wheel", box: { x: 177, y: 374, w: 60, h: 60 }, way: [[207, DOWN.floor - PLATE - 3]] },
  ],
  bulkheads: [
    {
      colour: "orange", x: 486, y: 114, w: 46, h: 346,
      slots: [128, 168, 306, 346].map((y) => ({ x: 491, y, w: 36, h: 35 })),
    },
    {
      colour: "purple", x: 184, y: 114, w: 46, h: 348,
      slots: [0, 1, 2, 3].map((place) => ({ x: 188, y: 128 + place * 44, w: 38, h: 40 })),
    },
  ],
  pawn: 1.28,
  heap: [1010, 570],
  card: { x: 602, y: 52, w: 238, h: 331 },
  facts: { x: 866, y: 62, w: 246, h: 480 },
  focus: [392, 380],
};
