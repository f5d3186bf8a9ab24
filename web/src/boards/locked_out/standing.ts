/**
 * The ship standing on its engines, for tall screens: nose up, one deck above the other. Where the screen is less tall it
 * is drawn broader, so that there is more room for people and their names.
 */

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

const [BREADTH, HEIGHT] = [390, 562];
const BROADEST = 1.4;

/** As broad as the screen lets it be. */
export function standingIn(wide: number, high: number): Plan {
  const broad = Math.max(1, Math.min(BROADEST, (HEIGHT * wide) / (BREADTH * Math.max(1, high))));
  const at = (x: number): number => x * broad;
  /** Rooms 5 to 2 lie above each other, beside the corridor. */
  const small = (y: number): RoomPlan => room({ x: at(190), y, w: at(138), h: 47 }, { stand: [at(252), y + 38], room: at(74) });
  return {
    standing: true,
    broad,
    width: at(BREADTH),
    height: HEIGHT,
    rooms: {
      "8": room({ x: at(62), y: 108, w: at(130), h: 72 }, { pile: [at(166), 120], stand: [at(116), 171], room: at(84) }),
      "7": room({ x: at(198), y: 108, w: at(130), h: 72 }, { pile: [at(304), 120], stand: [at(254), 171], room: at(84) }),
      "6": room({ x: at(62), y: 188, w: at(266), h: 60 }, { pile: [at(304), 196], stand: [at(190), 239], room: at(180) }),
      "2a": room({ x: at(62), y: 288, w: at(122), h: 200 }, { lamps: [at(61)], number: [at(62) + 8, 313], pile: [at(90), 330], key: [at(108), 296], stand: [at(114), 479], room: at(92) }),
      "5": small(288),
      "4": small(339),
      "3": small(390),
      "2": small(441),
      "8a": room({ x: at(62), y: 15, w: at(266), h: 59 }, { lamps: [], number: [at(238), 66], stand: [at(110), 70], room: at(70) }),
    },
    doorways: [
      door(["2a", "5"], at(187), 329), door(["2a", "4"], at(187), 380), door(["2a", "3"], at(187), 431), door(["2a", "2"], at(187), 482),
      hatch(["5", "4"], at(222), 337), hatch(["4", "3"], at(222), 388), hatch(["6", "8"], at(120), 184), hatch(["6", "7"], at(272), 184),
      door(["8", "7"], at(195), 174, 40),
      passage(["6", "2a"], at(96)), passage(["6", "5"], at(297)),
      { rooms: ["8", "8a"], kind: "wheel", box: { x: at(110) - 18, y: 73, w: 36, h: 36 }, way: [[at(110), 100]] },
    ],
    bulkheads: [
      { colour: "orange", x: at(58), y: 253, w: at(274), h: 28, slots: [0, 1, 2, 3].map((place) => ({ x: at(130 + place * 33), y: 257.5, w: at(29), h: 22 })) },
      { colour: "purple", x: at(58), y: 76, w: at(274), h: 28, slots: [0, 1, 2, 3].map((place) => ({ x: at(160 + place * 40), y: 80, w: at(34), h: 23.5 })) },
    ],
    pawn: 0.86,
    heap: [at(370), 600],
    card: { x: 14, y: 16, w: 138, h: 192 },
    facts: { x: 166, y: 10, w: at(BREADTH) - 176, h: 250 },
    focus: [at(195), 420],
  };
}
