/** The people of a family, from the waist up, in a square of 64: who does what can be told by headband, shades, tears, headphones. */

import { INK, lookOf } from "./seats";
import { type Stroke, box, disc, form, line, patch } from "./shapes";
import type { Kind } from "./view";

const RED = "#e23b4e";
const CREAM = "#fff6e6";
const PINK = "#ff4fb0";

/** Families differ in who wears the long hair. */
const LONG: Record<Kind, number[]> = { B: [1, 4], L: [0, 2, 5], W: [], U: [] };

const BAND = [form("M-15-24Q0-30 15-24L15-17Q0-22-15-17Z", RED), form("M14-21l9 2-3 3 5 4-11-2z", RED)];
const DOTS = (y: number): Stroke[] => [patch(disc(-6, y, 2), INK), patch(disc(6, y, 2), INK)];
const SHADES = [
  patch("M-12-17H-1.6L-3-8.6Q-7-6.4-10.6-9ZM12-17H1.6L3-8.6Q7-6.4 10.6-9Z", INK), line("M-3-16H3"), line("M-9.5-15h3", 2, "#7fe8ff"),
];
const MEGAPHONE = [
  form("M-14.2 1.9L-30.7-6.5-24.4 18.7-16.1 11.1Z", CREAM), form("M-30.7-6.5Q-38 6.8-24.4 18.7", RED), patch("M-20 13.2l1.6 7.6-4.8 1.2-1-6.6z", INK),
];

function blocker(index: number): Stroke[] {
  const { deep, skin, hair } = lookOf(index);
  const neck = form("M-7 2h14v8q-7 6-14 0z", skin);
  if (LONG.B.includes(index)) {
    return [
      form("M-18-20Q-28-2-20 16L-8 10-8-20ZM18-20Q28-2 20 16L8 10 8-20Z", hair),
      form("M-29 40C-31 17-23 9-12 7L12 7C23 9 31 17 29 40Z", deep), line("M-15 8Q0 22 15 8", 2.4, INK, 0.55), neck,
      form("M-14-18Q-15-32 0-32Q15-32 14-18L13-6Q9 6 0 6Q-9 6-13-6Z", skin),
      form("M-16-20Q-15-38 0-38Q15-38 16-20L11-25Q0-29-11-25Z", hair), ...BAND,
      line("M-9.5-14-3.5-12M9.5-14 3.5-12"), ...DOTS(-9), line("M-4.5-1H4.5"),
    ];
  }
  return [
    form("M-31 40C-33 16-24 7-12 5L12 5C24 7 33 16 31 40Z", deep), line("M-14 6L-7 40M14 6L7 40", 2.4, INK, 0.55), neck,
    form("M-14-18Q-15-33 0-33Q15-33 14-18L13-3Q8 7 0 7Q-8 7-13-3Z", skin),
    patch("M-13.5-6Q-13 8 0 9Q13 8 13.5-6Q9-1 5-2.5Q0-4-5-2.5Q-9-1-13.5-6Z", hair), line("M-4 2.6h8", 2.2, skin),
    form("M-15-23Q-14-37 0-37Q14-37 15-23L11-25Q0-30-11-25Z", hair), ...BAND,
    line("M-9.5-13.5-3.5-11.5M9.5-13.5 3.5-11.5"), ...DOTS(-8.6),
  ];
}

function leader(index: number): Stroke[] {
  const { colour, deep, skin, hair } = lookOf(index);
  const neck = form("M-7 1h14v6q-7 5-14 0z", skin);
  if (LONG.L.includes(index)) {
    return [
      form(disc(-15, -16, 11), hair), form(disc(15, -16, 11), hair), form(disc(-14, -3, 9), hair), form(disc(14, -3, 9), hair),
      form("M-27 40L-30 17Q-30 9-20 8L-8 6H8L20 8Q30 9 30 17L27 40Z", deep), form("M-9 6L0 25 9 6Z", CREAM),
      line("M-9 6L-16 17-6 27M9 6L16 17 6 27", 2.4, INK, 0.7), neck,
      form("M-13-20Q-13-31 0-31Q13-31 13-20L12-7Q8 5 0 5Q-8 5-12-7Z", skin),
      form("M-16-18Q-18-30-8-34Q0-42 9-34Q18-30 16-18Q10-26 0-26Q-10-26-16-18Z", hair), ...SHADES,
      patch("M-4-2Q0-4 4-2Q0 3-4-2Z", "#d81e4f"), line(disc(-14, 1, 3), 2, "#ffd84a"), line(disc(14, 1, 3), 2, "#ffd84a"), ...MEGAPHONE,
    ];
  }
  return [
    form("M-27 40L-29 17Q-29 10-20 8L-8 5H8L20 8Q29 10 29 17L27 40Z", deep), form("M-9 5L0 24 9 5Z", CREAM),
    form("M-3 9h6l2.4 14L0 28l-5.4-5z", colour, 1.8), line("M-9 5L-15 17-7 26M9 5L15 17 7 26", 2.4, INK, 0.7), neck,
    form("M-13-20Q-13-31 0-31Q13-31 13-20L12-6Q8 5 0 5Q-8 5-12-6Z", skin),
    form("M-14-15Q-17-30-8-33Q-6-43 8-41Q22-38 16-17L13-22Q13-27 8-28Q-4-27-10-24Z", hair),
    line("M-6-35Q2-38 10-34", 2.4, "#fff", 0.35), ...SHADES, line("M-4.5-1.5Q1 2 6-3"), ...MEGAPHONE,
  ];
}

function weeper(index: number): Stroke[] {
  const { colour, deep, skin, hair } = lookOf(index);
  return [
    form("M-19 40Q-21 18-10 14H10Q21 18 19 40Z", colour), line("M-17.5 28Q0 34 17.5 28", 5, deep),
    form(disc(-20, -10, 7.4), hair), form(disc(20, -10, 7.4), hair), patch(disc(-14, -13, 2.8), PINK), patch(disc(14, -13, 2.8), PINK),
    form(disc(0, -5, 18.5), skin), form("M-18-8Q-17-25 0-25Q17-25 18-8Q12-17 3-18Q-10-18-18-8Z", hair),
    line("M-12-6.5Q-8-2.5-4-6.5M12-6.5Q8-2.5 4-6.5"),
    form("M-6 3Q0-1.5 6 3Q7 11 0 11.5Q-7 11-6 3Z", "#7a1230"), patch("M-3.4 8.6Q0 6 3.4 8.6Q2 11 0 11Q-2 11-3.4 8.6Z", "#ff8fa0"),
    form("M-10-2.5Q-15 6-12.5 13Q-9 16-7.4 10Q-7 4-8-2.5ZM10-2.5Q15 6 12.5 13Q9 16 7.4 10Q7 4 8-2.5Z", "#62dbff", 1.3),
  ];
}

function useless(index: number): Stroke[] {
  const { colour, deep, skin } = lookOf(index);
  return [
    form("M-25 40Q-28 19-20 13L-7 10H7L20 13Q28 19 25 40Z", deep), line("M-8 11Q0 20 8 11"), form("M-7 2h14v8q-7 5-14 0z", skin),
    form("M-13-18Q-13-29 0-29Q13-29 13-18L12-4Q8 6 0 6Q-8 6-12-4Z", skin),
    form("M-15-17Q-15-35 0-35Q15-35 15-17Q0-23-15-17Z", colour), form("M-15-17Q-22-17-25-13Q-18-10-13-13", colour),
    line("M-16-12Q-20-38 0-38Q20-38 16-12", 3.4), form(box(-20, -15, 7, 14, 3), PINK), form(box(13, -15, 7, 14, 3), PINK),
    line("M-9-9.5h6M3-9.5h6"), patch(disc(-6, -7.5, 1.8), INK), patch(disc(6, -7.5, 1.8), INK), line("M-4 1Q-1-2 1 .5Q3 2.4 5 0"),
  ];
}

const DRAWN: Record<Kind, (index: number) => Stroke[]> = { B: blocker, L: leader, W: weeper, U: useless };
const known = new Map<string, Stroke[]>();

/** Somebody of the family that sits at this place of the table. */
export function bust(kind: Kind, index: number): Stroke[] {
  const code = `${kind}${index % 6}`;
  const found = known.get(code) ?? DRAWN[kind](index % 6);
  known.set(code, found);
  return found;
}

/** Rotten meat over a face: nobody can be told apart, nobody is picked. */
export const GOO: Stroke[] = [
  form("M-19-14Q-20-36 0-37Q20-36 19-12Q18 4 12 2Q10 12 6 3Q2 16-3 4Q-8 14-11 2Q-18 4-19-14Z", "#8fbf3a"),
  patch(disc(-7, -22, 4, 3), "#c6e86f"), patch(disc(8, -10, 3), "#5f8a1e"), patch(disc(-4, -6, 2), "#5f8a1e"), line("M-10-14Q-6-11-2-14M4-16Q8-13 12-16", 2.2),
];

/** A frozen face. */
export const ICE: Stroke[] = [
  patch("M-13 2Q-13-16 0-16Q13-16 13 2L9 16Q0 21-9 16Z", "#eafbff", 0.92),
  line("M-8-4l5 5m0-5l-5 5M3-4l5 5m0-5l-5 5", 3, "#1b4a72"), line("M-5 10Q0 6 5 10", 2.6, "#1b4a72"),
];
