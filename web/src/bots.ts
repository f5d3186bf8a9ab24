/** Bots as people meet them: with a name of their own, and their strength in one word. */

import { t } from "./language.svelte";
import type { Seat } from "./wire";

type Name = "random" | "easy" | "medium" | "hard";

export interface Level {
  word: string;
  bits: number; // of the key that stands for it
  says: string;
}

const BITS: Record<Name, number> = { random: 0, easy: 1, medium: 2, hard: 3 };

/** Whether a bot is known by its strength alone. */
export const isLevel = (bot: string): bot is Name => bot in BITS;

const level = (name: Name): Level => ({ word: t(`level-${name}`), bits: BITS[name], says: t(`level-${name}-says`) });

const NAMES: string[] = [
  "Pip", "Vesna", "Rook", "Juno", "Bolt", "Mika", "Otto", "Tess", "Hob", "Zuri", "Finn", "Vela",
  "Ada", "Cog", "Lumi", "Brisk", "Noor", "Gus", "Iris", "Taro", "Wren", "Dex", "Sunny", "Moss",
];

/** `hard:loyal` is a sharp one with a temper; a game's own policies (`heuristic`) play steadily, some in a way of their own. */
export function levelOf(bot: string): Level {
  const [name = "", temper = ""] = bot.split(":");
  const known = isLevel(name) ? level(name) : name.startsWith("search") ? level("hard") : undefined;
  if (known) return temper ? { ...known, word: `${known.word}, ${temper}` } : known;
  return name === "heuristic" || !name ? level("medium") : { ...level("medium"), word: name };
}

/** The same at every look at a table, others at another; never the name of somebody who sits there. */
export function botNames(table: string, seats: Seat[]): Map<string, string> {
  const taken = new Set(seats.filter((one) => one.kind === "person").map((one) => one.name.toLowerCase()));
  const free = NAMES.filter((one) => !taken.has(one.toLowerCase()));
  const first = [...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const bots = seats.map((one, place) => ({ one, place })).filter(({ one }) => one.kind === "bot");
  return new Map(bots.map(({ one, place }) => [one.seat, free[(first + place) % free.length] ?? ""]));
}
