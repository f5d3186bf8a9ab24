/** The ship standing on its engines, for tall screens: nose up, one deck above the other. */

import type { Box, Doorway, Plan, RoomPlan } from "./plan";

const PLATE = 6; // thickness of a floor

function room(box: Box, more: Partial<RoomPlan> = {}): RoomPlan {
  const { x, y, w, h } = box;
  return {
    ...box, lamps: [w / 2], number: [x + 8, y + 24], pile: [x + w - 24, y + 6], key: [x + 30, y + 7],
    stand: [x + w / 2, y + h - PLATE - 3], room: w - 40, ...more,
  };
}

/** A door in an upright wall, `floor` being the floor it stands on. */
const door = (rooms: [string, string], x: number, floor: number, h = 34): Doorway => ({
  rooms, kind: "door", box: { x: x - 3.5, y: floor - h, w: 7, h }, way: [[x, floor - 3]],
});

const hatch = (rooms: [string, string], x: number, y: number): Doorway => ({
  rooms, kind: "hatch", box: { x: x - 13, y: y - 3, w: 26, h: 6.5 }, way: [[x, y]],
});

const passage = (rooms: [string, string], x: number): Doorway => ({
  rooms, kind: "passage", box: { x: x - 22, y: 253, w: 44, h: 28 }, way: [[x, 267]],
});

/** Rooms 5 to 2 lie above each other, beside the corridor. */
const small = (y: number): RoomPlan => room({ x: 190, y, w: 138, h: 47 }, { stand: [252, y + 38], room: 74 });

export const STANDING: Plan = {
  standing: true,
  width: 390,
  height: 562,
  rooms: {
    "8": room({ x: 62, y: 108, w: 130, h: 72 }, { pile: [166, 120], stand: [116, 171], room: 84 }),
    "7": room({ x: 198, y: 108, w: 130, h: 72 }, { pile: [304, 120], stand: [254, 171], room: 84 }),
    "6": room({ x: 62, y: 188, w: 266, h: 60 }, { pile: [304, 196], stand: [190, 239], room: 180 }),
    "2a": room({ x: 62, y: 288, w: 122, h: 200 }, { lamps: [61], number: [70, 313], pile: [90, 330], key: [108, 296], stand: [114, 479], room: 92 }),
    "5": small(288),
    "4": small(339),
    "3": small(390),
    "2": small(441),
    "8a": room({ x: 62, y: 15, w: 266, h: 59 }, { lamps: [], number: [238, 66], stand: [110, 70], room: 70 }),
  },
  doorways: [
    door(["2a", "5"], 187, 329), door(["2a", "4"], 187, 380), door(["2a", "3"], 187, 431), door(["2a", "2"], 187, 482),
    hatch(["5", "4"], 222, 337), hatch(["4", "3"], 222, 388), hatch(["6", "8"], 120, 184), hatch(["6", "7"], 272, 184),
    door(["8", "7"], 195, 174, 40),
    passage(["6", "2a"], 96), passage(["6", "5"], 297),
    { rooms: ["8", "8a"], kind: "wheel", box: { x: 92, y: 73, w: 36, h: 36 }, way: [[110, 100]] },
  ],
  bulkheads: [
    { colour: "orange", x: 58, y: 253, w: 274, h: 28, slots: [0, 1, 2, 3].map((place) => ({ x: 130 + place * 33, y: 257.5, w: 29, h: 22 })) },
    { colour: "purple", x: 58, y: 76, w: 274, h: 28, slots: [0, 1, 2, 3].map((place) => ({ x: 160 + place * 40, y: 80, w: 34, h: 23.5 })) },
  ],
  pawn: 0.86,
  heap: [370, 600],
  card: { x: 24, y: 40, w: 150, h: 208 },
  facts: { x: 186, y: 40, w: 196, h: 300 },
  focus: [195, 420],
};
