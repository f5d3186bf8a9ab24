/** What the drawings say, in plain words. */

import type { Member, Location } from "./view";

export const plural = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

export const large = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type Tone = "quiet" | "edge" | "grave";

/** What a door says of itself. */
export function door(at: Location, short = false): { words: string; tone: Tone } {
  if (at.characters.length === 0) return { words: short ? "nobody" : "nobody inside", tone: "quiet" };
  const holds = at.holds ?? 0;
  if (holds < 0) return { words: short ? "get in!" : "they break in", tone: "grave" };
  if (holds === 0) return { words: short ? "1 more" : "1 more breaks in", tone: "edge" };
  return { words: short ? `holds ${holds}` : `holds ${holds} more`, tone: "quiet" };
}

/** What the lot says: it has no door. */
export function lot(at: Location, short = false): { words: string; tone: Tone } {
  if (!at.in_danger) return { words: short ? "no door" : "no door: each Monster takes one", tone: "edge" };
  return { words: short ? "each takes 1" : `${plural(at.monsters, "Monster")}: each takes one`, tone: "grave" };
}

/** All of a place, for whoever cannot see it or points at it. */
export function toldOf(at: Location): string {
  if (at.closed) return `${at.name}: overrun, closed for good.`;
  const inside = at.characters.length === 0 ? "nobody is there" : `${plural(at.characters.length, "person", "people")} there`;
  if (at.spots === null || at.strength === null) return `${at.name}: ${inside}, ${plural(at.monsters, "Monster")} at the fence. There is no door: each Monster takes one. Room for everybody.`;
  const room = at.spots - at.characters.length;
  return `${at.name}: ${inside}, ${room === 0 ? "no spot free" : `${plural(room, "spot")} free`}. ${plural(at.monsters, "Monster")} against strength ${at.strength}: ${door(at).words}.`
    + ` At ${at.monster_spots} Monsters it is overrun at the end of the turn.`;
}

export const worth = (one: Member): string => `strength ${one.strength}, ${plural(one.votes, "vote")}, ${plural(one.points, "point")}`;

/** The card's names and what they do, short enough for a card. */
export const CARDS = {
  walkie: ["Walkie-Talkie", "After the roll: look under the box.", "#2f6bb5"],
  drink: ["Energy Drink", "After your move: one more of yours runs.", "#c7378f"],
  pistol: ["Pistol", "Before a vote: you have one vote more.", "#4a5a8f"],
  can: ["Tin Can", "In an attack where you stand: one Monster moves on.", "#2e8f9c"],
  bat: ["Baseball Bat", "In an attack where you stand: one Monster leaves.", "#c96a2b"],
  saw: ["Chainsaw", "In an attack where you stand: two Monsters leave.", "#e2465a"],
  molotov: ["Molotov Cocktail", "In an attack where you stand: all Monsters leave.", "#e2662a"],
  meat: ["Rotten Meat", "In an attack where you stand: one of yours hides.", "#5e8f2e"],
  keys: ["Keys of the Truck", "Never played. Worth points if you survive.", "#c79a1e"],
} as const;
