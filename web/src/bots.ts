/** Bots as people meet them: with a name of their own, and their strength in one word. */

import type { Seat } from "./wire";

export interface Level {
  word: string;
  bits: number; // of the key that stands for it
  says: string;
}

export const LEVELS: Record<string, Level> = {
  random: { word: "wild", bits: 0, says: "Does anything at all." },
  easy: { word: "relaxed", bits: 1, says: "Plays along, misses a few." },
  medium: { word: "steady", bits: 2, says: "A fair match for most." },
  hard: { word: "sharp", bits: 3, says: "Thinks ahead, blocks you." },
};
const STEADY = LEVELS.medium as Level;

const NAMES: string[] = [
  "Pip", "Vesna", "Rook", "Juno", "Bolt", "Mika", "Otto", "Tess", "Hob", "Zuri", "Finn", "Vela",
  "Ada", "Cog", "Lumi", "Brisk", "Noor", "Gus", "Iris", "Taro", "Wren", "Dex", "Sunny", "Moss",
];

/** `hard:loyal` is a sharp one with a temper; a game's own policies (`heuristic`) play steadily, some in a way of their own. */
export function levelOf(bot: string): Level {
  const [name = "", temper = ""] = bot.split(":");
  const known = LEVELS[name] ?? (name.startsWith("search") ? LEVELS.hard : undefined);
  if (known) return temper ? { ...known, word: `${known.word}, ${temper}` } : known;
  return name === "heuristic" || !name ? STEADY : { ...STEADY, word: name };
}

/** The same at every look at a table, others at another; never the name of somebody who sits there. */
export function botNames(table: string, seats: Seat[]): Map<string, string> {
  const taken = new Set(seats.filter((one) => one.kind === "person").map((one) => one.name.toLowerCase()));
  const free = NAMES.filter((one) => !taken.has(one.toLowerCase()));
  const first = [...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const bots = seats.map((one, place) => ({ one, place })).filter(({ one }) => one.kind === "bot");
  return new Map(bots.map(({ one, place }) => [one.seat, free[(first + place) % free.length] ?? ""]));
}
