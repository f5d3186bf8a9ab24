/** What drawings stand for the codes of Lockup, and the few words that its drawings need. */

import type { IconName } from "./icons";
import type { Kind } from "./view";

export interface CrewLook {
  fill: string;
  deep: string;
  pale: string;
  ink: string;
  shape: "circle" | "square" | "shield" | "diamond" | "hexagon" | "gate";
  icon: IconName;
  name: string;
}
const LIGHT_INK = "#fff7e6";
const GUARDS: CrewLook = { fill: "#6f7a86", deep: "#333b45", pale: "#c3ccd5", ink: LIGHT_INK, shape: "gate", icon: "visored-helm", name: "Guards" };
const CREWS: Record<string, CrewLook> = {
  gnolls: { fill: "#8150ad", deep: "#4d2c6d", pale: "#b48ad9", ink: LIGHT_INK, shape: "circle", icon: "hyena-head", name: "Gnolls" },
  kobolds: { fill: "#b52f3c", deep: "#6d1620", pale: "#e67a80", ink: LIGHT_INK, shape: "square", icon: "horned-reptile", name: "Kobolds" },
  bugbears: { fill: "#3b7d4b", deep: "#1f4a2a", pale: "#7fbf8b", ink: LIGHT_INK, shape: "shield", icon: "bear-head", name: "Bugbears" },
  goblins: { fill: "#2f6cb3", deep: "#173f70", pale: "#7fb0e6", ink: LIGHT_INK, shape: "diamond", icon: "goblin-head", name: "Goblins" },
  insectoids: { fill: "#e7dcc2", deep: "#8d7f60", pale: "#fff8e6", ink: "#2b2013", shape: "hexagon", icon: "alien-bug", name: "Insectoids" },
};
export const lookOf = (crew: string): CrewLook => CREWS[crew] ?? GUARDS;

export interface Place {
  name: string;
  short: string;
  icon: IconName;
}
export const PLACES: Record<string, Place> = {
  yard: { name: "Exercise Yard", short: "Yard", icon: "weight-lifting-up" },
  sewers: { name: "Sewers", short: "Sewers", icon: "pipes" },
  infirmary: { name: "Infirmary", short: "Infirm.", icon: "bed" },
  smithy: { name: "Smithy", short: "Smithy", icon: "anvil" },
  commissary: { name: "Commissary", short: "Commis.", icon: "scales" },
  chow: { name: "Chow Hall", short: "Chow", icon: "cauldron" },
  cell: { name: "Cell Block", short: "Cells", icon: "manacles" },
  library: { name: "Library", short: "Library", icon: "bookshelf" },
};
export const ORDER = Object.keys(PLACES);
const NOWHERE: Place = { name: "", short: "", icon: "key-lock" };
export const placeOf = (location: string): Place => PLACES[location] ?? NOWHERE;
export const numberOf = (location: string): number => ORDER.indexOf(location) + 1;

export const RESOURCES: Record<Kind, { icon: IconName; name: string; fill: string; ink: string; pale: string }> = {
  S: { icon: "nails", name: "scrap", fill: "#7d9c35", ink: "#1b1108", pale: "#4d6120" },
  P: { icon: "round-potion", name: "potion", fill: "#2f86c6", ink: "#fffbe9", pale: "#1d537b" },
  I: { icon: "metal-bar", name: "iron", fill: "#8b959f", ink: "#1b1108", pale: "#565c63" },
  G: { icon: "two-coins", name: "gold", fill: "#dfae27", ink: "#1b1108", pale: "#8a6c18" },
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

export const ORDINALS = ["1st", "2nd", "3rd", "4th", "5th"];
const PLURAL: Record<string, string> = { potion: "potions" };
export const counted = (count: number, word: string): string => `${count} ${count === 1 ? word : (PLURAL[word] ?? word)}`;
/** A reward as words, for those who listen. */
const SPOKEN: Record<string, string> = {
  "+S": "a scrap", "+P": "a potion", "+I": "an iron", "+G": "a gold", POW: "a power marker", SUS: "one suspicion less", GIVE: "hand one suspicion on", TOME: "a tome",
  LIM: "room for one more resource", CONV: "swap one resource", KEY: "the first player's key", gain: "any one resource", swap: "one for one", trade: "two for one",
  hire: "hire goons", build: "build an item, or reserve one", keep: "keep one of two tomes",
};
export const rewardsSpoken = (codes: string[]): string => codes.map((one) => SPOKEN[one] ?? one).join(", ");
