/** What a line of the log speaks of: the seats and things of the table whose names stand in it. No rule is known here. */

import type { Plain } from "./wire";
import { seatTitle } from "./words";

const KINDS = ["tile", "room", "location", "space", "place", "cell"]; // a thing of the table goes by one of these
const SHORT = 3; // so few characters are a name only after a word that leads to one
const LEADING = /\b(?:to|on|at|in|into|from|space|room|tile|place|connects|takes|reserves|for) ([\w,-]*\w)/g;
const DEEPEST = 4;

export type Names = Map<string, string[]>;

/** The names in a view, small, each with the handles of what it names. */
export function namesIn(view: Plain | null): Names {
  const names: Names = new Map();
  const learn = (word: unknown, handle: string): void => {
    const name = String(word).toLowerCase();
    const known = names.get(name) ?? [];
    if (name && !known.includes(handle)) names.set(name, [...known, handle]);
  };
  const walk = (value: unknown, depth: number): void => {
    if (value === null || typeof value !== "object" || depth > DEEPEST) return;
    if (Array.isArray(value)) return value.forEach((one) => walk(one, depth + 1));
    const thing = value as Plain;
    const kind = "seat" in thing ? undefined : KINDS.find((one) => typeof thing[one] === "string" || typeof thing[one] === "number");
    if (kind) for (const word of [thing[kind], thing.name, thing.title]) if (word !== undefined) learn(word, `${kind}:${String(thing[kind])}`);
    for (const part of Object.values(thing)) walk(part, depth + 1);
  };
  walk(view, 0);
  return names;
}

export function meant(line: string, seats: string[], names: Names): string[] {
  const text = line.toLowerCase();
  const found = seats
    .filter((seat) => new RegExp(`\\b${seatTitle(seat)}\\b`, "i").test(line))
    .flatMap((seat) => [`piece:${seat}`, `seat:${seat}`]);
  for (const [, word = ""] of text.matchAll(LEADING)) found.push(...(names.get(word) ?? []));
  for (const [name, handles] of names) if (name.length > SHORT && text.includes(name)) found.push(...handles);
  return [...new Set(found)];
}
