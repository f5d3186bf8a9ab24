/** What stands about in the mall: nobody plays with it. */

import { INK } from "./seats";
import { type Stroke, box, disc, form, line, patch } from "./shapes";

const range = (count: number): number[] => Array.from({ length: count }, (_, one) => one);
const pick = (colours: string[], number: number): string => colours[number % colours.length] as string;

function restrooms(x: number, y: number, w: number): Stroke[] {
  const EDGE = "#0b2433";
  const sink = x + w - 44;
  return [
    ...range(3).flatMap((one): Stroke[] => {
      const left = x + 12 + one * 49;
      return [
        { ...form(box(left, y, 44, 34), "#1e5a73", 1.6), line: EDGE }, { ...form(box(left + 11, y + 3, 22, 8, 2), "#ddf3f5", 1.4), line: EDGE },
        { ...form(disc(left + 22, y + 20, 9, 10), "#f2fbfc", 1.4), line: EDGE }, patch(disc(left + 22, y + 21, 5, 6), "#7fc6d8"),
      ];
    }),
    { ...form(box(sink, y + 46, 34, 66, 3), "#2c7286", 1.6), line: EDGE },
    ...range(2).flatMap((one): Stroke[] => [
      { ...form(disc(sink + 17, y + 63 + one * 32, 11, 9), "#ddf3f5", 1.4), line: EDGE }, patch(disc(sink + 17, y + 63 + one * 32, 2.4), "#3c7e92"),
    ]),
  ];
}

function pharmacy(x: number, y: number, w: number): Stroke[] {
  const BOTTLES = ["#ff6b84", "#7fc9ff", "#8cf5c2", "#ffe08a", "#f7f0ff"];
  return [
    { ...form(box(x + 8, y, w - 112, 22), "#1c5b49", 1.6), line: "#0a2a22" },
    ...range(Math.floor((w - 124) / 13)).map((one) => patch(box(x + 13 + one * 13, y + 5 - (one % 2) * 2, 8, 13 + (one % 2) * 2, 2), pick(BOTTLES, one * 7), 0.85)),
    patch(`M${x + 20} ${y + 81}h12v9h9v12h-9v9h-12v-9h-9v-12h9z`, "#5dffa0", 0.16),
  ];
}

function surveillance(x: number, y: number): Stroke[] {
  const SCREENS = ["#2e5fd8", "#3e77f0", "#274fb8", "#4b86ff", "#2e5fd8"];
  return [
    ...range(5).flatMap((one): Stroke[] => {
      const left = x + 14 + one * 36;
      return [
        { ...form(box(left, y - 2, 32, 25, 3), "#0a1230", 2), line: "#05081a" }, patch(box(left + 3, y + 1, 26, 17, 3), pick(SCREENS, one)),
        one === 3 ? line(`M${left + 5} ${y + 6}h22M${left + 5} ${y + 10}h22M${left + 5} ${y + 14}h22`, 1, "#cfe0ff", 0.6) : line(`M${left + 6} ${y + 15}l6-7 5 5 4-4 5 6`, 1.4, "#bfd4ff", 0.7),
      ];
    }),
    { ...form(`M${x + 14} ${y + 24}h176l8 12H${x + 6}z`, "#33406f", 1.6), line: "#0a1230" },
    ...range(12).map((one) => patch(disc(x + 26 + one * 13, y + 30, 2), pick(["#ff5db8", "#5dffa0", "#ffd84a"], one))),
  ];
}

function toys(x: number, y: number, w: number): Stroke[] {
  const EDGE = "#2b1405";
  return [
    { ...form(box(x + 10, y, w - 20, 18), "#8a4a1b", 1.6), line: EDGE },
    ...range(Math.floor((w - 40) / 26) + 1).map((one): Stroke => ({ ...form(disc(x + 24 + one * 26, y + 8, 7), pick(["#ff6b84", "#ffd23f", "#4be8ff", "#5dffa0"], one), 1.4), line: EDGE })),
    patch(disc(x + w - 60, y + 70, 28), "#ff9a4d", 0.35), patch(`M${x + w - 60} ${y + 42}a28 28 0 0 1 28 28h-28ZM${x + w - 60} ${y + 98}a28 28 0 0 1-28-28h28Z`, "#ffd23f", 0.4),
  ];
}

/** The fountain of the Great Hall. */
export function fountain(x: number, y: number, r: number): Stroke[] {
  const EDGE = "#1b0e38";
  return [
    patch(disc(x, y + 5, r + 6, (r + 6) * 0.72), "#05020f", 0.35), { ...form(disc(x, y, r, r * 0.72), "#c9b7f2", 2), line: EDGE },
    { ...form(disc(x, y, r - 7, (r - 7) * 0.72), "#1f7fb8", 1.6), line: EDGE }, line(disc(x, y, r - 14, (r - 14) * 0.72), 1.6, "#8be3ff", 0.7),
    { ...form(disc(x, y - 2, r * 0.3, r * 0.22), "#e2d6ff", 1.6), line: EDGE },
    ...[-17, -8, 8, 17].map((dx) => line(`M${x} ${y - 6}Q${x + dx * 0.5} ${y - 24 - Math.abs(dx) * 0.1} ${x + dx} ${y + 2}`, 1.8, "#d6f6ff", 0.85)),
  ];
}

export function palm(x: number, y: number, scale = 1): Stroke[] {
  const leaf = (one: number): Stroke => {
    const [c, s] = [Math.cos((one * Math.PI) / 3.5) * scale, Math.sin((one * Math.PI) / 3.5) * scale];
    const at = (forward: number, aside: number): string => `${(x + forward * c - aside * s).toFixed(1)} ${(y + forward * s + aside * c).toFixed(1)}`;
    return { ...form(`M${x} ${y}Q${at(11, 5)} ${at(19, 0)}Q${at(9, -5)} ${x} ${y}Z`, one % 2 ? "#1fa679" : "#2fc48f", 1), line: "#0b2b26" };
  };
  return [patch(disc(x + 2, y + 4, 17 * scale, 15 * scale), "#05020f", 0.4), form(disc(x, y, 14 * scale), "#5b3a78", 2), patch(disc(x, y, 10 * scale), "#2a1840"), ...range(7).map(leaf)];
}

export const BENCH: Stroke[] = [patch(box(0, 3, 54, 15, 3), "#05020f", 0.4), form(box(0, 0, 54, 14, 3), "#7a4fa8", 1.6), line("M3 4.8H51M3 9.4H51", 1.4, "#4a2d70")];

export const WET_FLOOR: Stroke[] = [
  patch(disc(16, 20, 30, 11), "#8e1230", 0.8), patch(disc(36, 26, 10, 4.5), "#8e1230", 0.8), patch(disc(8, 17, 8, 2.6), "#ff6b84", 0.35),
  form("M2 18L9-8h8l7 26z", "#ffd23f", 1.8), line("M13-2v9", 2.6), patch(disc(13, 12, 1.8), INK),
];

/** Seen from above, its back doors open to the left. */
export const TRUCK: Stroke[] = [
  patch(box(6, 8, 188, 66, 8), "#03010a", 0.5), form(box(150, 8, 44, 50, 9), "#e2465a", 2), form("M176 12q12 21 0 42l-9-4q7-17 0-34z", "#9be4ff", 1.6),
  patch(box(154, 3, 18, 6, 2) + box(154, 57, 18, 6, 2), "#2a1840"), patch("M194 16l26-8v18zM194 50l26-10v18z", "#ffe9a8", 0.28),
  form(box(0, 0, 150, 66, 4), "#efe6f7", 2), patch(box(6, 6, 138, 54, 3), "#ddd0ec"), line("M30 6v54M58 6v54M86 6v54M114 6v54", 2, "#bfafd8"),
  patch("M10 38Q50 20 80 34T142 26V44Q110 56 80 44T10 52Z", "#ff5db8", 0.8), line("M10 34Q50 16 80 30T142 22", 4, "#17c3c9"),
  line("M0 0L-20-10M0 66L-20 76", 8), line("M0 0L-20-10M0 66L-20 76", 5, "#bfafd8"), patch(box(-1, 4, 10, 58), "#1b0e38"),
];

export const car = (colour: string): Stroke[] => [
  patch(box(-15, -27, 34, 58, 9), "#03010a", 0.5), form(box(-16, -29, 32, 58, 9), colour, 2),
  patch("M-12-12h24l-3-7q-9-4-18 0zM-11 15h22l-3 8q-8 3-16 0z", "#1c2a55"), patch(box(-11, -10, 22, 23, 4), "#fff", 0.12),
];

/** The box over the Monster dice; tipped when everybody has seen them. */
export const boxOver = (open: boolean): Stroke[] => [
  form("M0 12H92L86 62H6Z", "#c08a4a", 2.2), form("M0 12L14-2H78L92 12Z", open ? "#6e4a22" : "#e0ae6b", 2.2), ...(open ? [] : [patch(box(40, -2, 12, 30), "#f2d9a4", 0.85)]),
];

/** A hedge of leafy lumps: the same every time, though nothing in it is even. */
export function hedge(from: number, to: number, y: number, seed: number): Stroke[] {
  let state = seed * 7919;
  const chance = (low: number, high: number): number => {
    state = (state * 48271) % 2147483647;
    return low + (high - low) * (state / 2147483647);
  };
  const lumps: Stroke[] = [];
  for (let x = from; x < to; x += chance(15, 24)) {
    const r = chance(13, 22);
    lumps.push(patch(disc(Math.round(x), Math.round(y + chance(-3, 5)), Math.round(r)), chance(0, 1) < 0.35 ? "var(--hedge-high)" : "var(--hedge)"));
    lumps.push(patch(range(3).map(() => `M${(x + r * chance(-0.5, 0.5)).toFixed(0)} ${(y + r * chance(-0.4, 0.4)).toFixed(0)}q4-6 9-5-2 6-9 5z`).join(""), "var(--leaf)"));
  }
  return lumps;
}

export const eyes = (x: number, y: number, r: number): Stroke[] => [
  patch(disc(x - r * 1.35, y, r) + disc(x + r * 1.35, y, r), "#f3ff6b"), patch(disc(x - r * 1.1, y - 0.6, r * 0.42) + disc(x + r * 1.5, y - 0.6, r * 0.42), INK),
];

/** What furnishes a place, from the corner of its floor. */
export function furniture(place: number, x: number, y: number, w: number): Stroke[] {
  switch (place) {
    case 1: return restrooms(x, y, w);
    case 2: return pharmacy(x, y, w);
    case 3: return surveillance(x, y);
    case 4: return toys(x, y, w);
    default: return [];
  }
}
