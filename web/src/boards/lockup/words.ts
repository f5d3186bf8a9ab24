/** What drawings stand for the codes of Lockup, and the few words that its drawings need. */

import { t } from "../../language.svelte";
import type { IconName } from "./icons";
import type { Kind, Pay, Reward } from "./view";

export interface CrewLook {
  fill: string;
  deep: string;
  pale: string;
  ink: string;
  shape: "circle" | "square" | "shield" | "diamond" | "hexagon" | "gate";
  icon: IconName;
}
const LIGHT_INK = "#fff7e6";
const GUARDS: CrewLook = { fill: "#6f7a86", deep: "#333b45", pale: "#c3ccd5", ink: LIGHT_INK, shape: "gate", icon: "visored-helm" };
const CREWS: Record<string, CrewLook> = {
  gnolls: { fill: "#8150ad", deep: "#4d2c6d", pale: "#b48ad9", ink: LIGHT_INK, shape: "circle", icon: "hyena-head" },
  kobolds: { fill: "#b52f3c", deep: "#6d1620", pale: "#e67a80", ink: LIGHT_INK, shape: "square", icon: "horned-reptile" },
  bugbears: { fill: "#3b7d4b", deep: "#1f4a2a", pale: "#7fbf8b", ink: LIGHT_INK, shape: "shield", icon: "bear-head" },
  goblins: { fill: "#2f6cb3", deep: "#173f70", pale: "#7fb0e6", ink: LIGHT_INK, shape: "diamond", icon: "goblin-head" },
  insectoids: { fill: "#e7dcc2", deep: "#8d7f60", pale: "#fff8e6", ink: "#2b2013", shape: "hexagon", icon: "alien-bug" },
};
export const CREW_NAMES = Object.keys(CREWS);
export const lookOf = (crew: string): CrewLook => CREWS[crew] ?? GUARDS;

export interface Place {
  name: string;
  short: string;
  icon: IconName;
}
const PLACES: Record<string, IconName> = {
  yard: "weight-lifting-up",
  sewers: "pipes",
  infirmary: "bed",
  smithy: "anvil",
  commissary: "scales",
  chow: "cauldron",
  cell: "manacles",
  library: "bookshelf",
};
export const ORDER = Object.keys(PLACES);
export function placeOf(location: string): Place {
  const icon = PLACES[location];
  return icon ? { name: t("lockup-place", { place: location }), short: t("lockup-place-short", { place: location }), icon } : { name: "", short: "", icon: "key-lock" };
}
export const numberOf = (location: string): number => ORDER.indexOf(location) + 1;

export const RESOURCES: Record<Kind, { icon: IconName; fill: string; ink: string; pale: string }> = {
  S: { icon: "nails", fill: "#7d9c35", ink: "#1b1108", pale: "#4d6120" },
  P: { icon: "round-potion", fill: "#2f86c6", ink: "#fffbe9", pale: "#1d537b" },
  I: { icon: "metal-bar", fill: "#8b959f", ink: "#1b1108", pale: "#565c63" },
  G: { icon: "two-coins", fill: "#dfae27", ink: "#1b1108", pale: "#8a6c18" },
};
export const SYMBOLS: Record<string, { icon: IconName; fill: string }> = {
  claw: { icon: "triple-claws", fill: "#5a1c14" },
  flame: { icon: "small-fire", fill: "#9a3412" },
  rune: { icon: "rune-stone", fill: "#243a63" },
};
const KIND_OF_GOON: Record<string, IconName> = { dwarf: "dwarf-face", ratman: "seated-mouse", cultist: "cultist", hobgoblin: "orc-head", demon: "imp-laugh" };
export const faceOf = (kind: string): IconName => KIND_OF_GOON[kind] ?? "prisoner";

/** By the number of the card, from the first on. */
const ITEMS: IconName[] = [
  "bone-knife", "candle-flame", "stone-sphere", "stone-block", "rolling-dices", "flail", "rope-coil", "standing-potion", "smoke-bomb", "brass-knuckles",
  "scroll-unfurled", "pencil-brush", "skeleton-key", "fire-bottle", "steel-claws", "wooden-crate", "quill-ink", "swap-bag", "hand-saw", "poison-bottle",
  "spiked-mace", "breastplate", "lantern-flame", "ceremonial-mask", "saber-tooth", "totem-head", "tattered-banner", "keyring", "bottled-bolt", "broadsword",
];
export const itemIcon = (item: string): IconName => ITEMS[Number(item.slice(1)) - 1] ?? "wooden-crate";

const TOMES: Record<string, IconName> = {
  stealth: "hooded-figure", peek: "key-lock", move: "treasure-map", brawl: "punch", calm: "meditation", blame: "pointing", scrounge: "swap-bag",
  haggle: "scales", tinker: "gear-hammer", smuggle: "hourglass", alibi: "domino-mask",
};
export const tomeIcon = (word: string): IconName => TOMES[word] ?? "secret-book";

/** Rewards as words, for those who listen; several of one resource by their number. */
export function rewardsSpoken(codes: string[]): string {
  const counts = codes.reduce((found, code) => found.set(code, (found.get(code) ?? 0) + 1), new Map<string, number>());
  return [...counts].flatMap(([code, count]) => (count > 1 && code.startsWith("+") ? [t("lockup-resources", { count, kind: code.charAt(1) })] : Array<string>(count).fill(t("lockup-reward", { reward: code.replace("+", "one-") })))).join(", ");
}

/** All that a rank finds in a room, with the prices of goons. */
export function getsSpoken({ gets, prices }: Reward, location: string): string {
  if (gets.length === 0) return location === "library" ? t("lockup-nothing") : t("lockup-nothing-here-on");
  const [one, two] = prices;
  const hires = one === undefined ? "" : ` (${two === undefined ? t("lockup-one-for", { one }) : t("lockup-one-two-for", { one, two })})`;
  return rewardsSpoken(gets) + hires;
}

/** The ranks that find the same in a room: `2nd, 3rd`, or `rest`. */
export const ranksOf = ({ who, ranks }: Pay): string => (who === "ranks" ? ranks.map((rank) => t("lockup-rank", { rank })).join(", ") : t("lockup-rank-of", { rank: who }));
