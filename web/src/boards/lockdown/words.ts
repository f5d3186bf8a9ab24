/** What the drawings say, in plain words. */

import { t } from "../../language.svelte";
import type { GameInfo } from "../../wire";
import { inLines } from "../lines";
import { aboutOf } from "../telling";
import type { Eyes, Member, Location } from "./view";

export const large = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type Tone = "quiet" | "edge" | "grave";

/** What a door says of itself. */
export function door(at: Location, short = false): { words: string; tone: Tone } {
  if (at.characters.length === 0) return { words: short ? t("nobody") : t("lockdown-nobody-inside"), tone: "quiet" };
  const holds = at.holds ?? 0;
  if (holds < 0) return { words: short ? t("lockdown-get-in") : t("lockdown-door-breaks"), tone: "grave" };
  if (holds === 0) return { words: short ? t("lockdown-one-more") : t("lockdown-one-more-breaks-in"), tone: "edge" };
  return { words: short ? t("lockdown-holds", { count: holds }) : t("lockdown-holds-more", { count: holds }), tone: "quiet" };
}

/** What the lot says: it has no door. */
export function lot(at: Location, short = false): { words: string; tone: Tone } {
  if (!at.in_danger) return { words: short ? t("lockdown-no-door") : t("lockdown-no-door-long"), tone: "edge" };
  return { words: short ? t("lockdown-each-takes") : t("lockdown-each-takes-long", { count: at.monsters }), tone: "grave" };
}

/** All of a place, for whoever cannot see it or points at it: what it is, then how it stands there. */
export const toldOf = (at: Location, game: GameInfo): string => (at.closed ? stateOf(at) : `${aboutOf(game, `place:${at.place}`)} ${stateOf(at)}`);

function stateOf(at: Location): string {
  if (at.closed) return t("lockdown-place-closed", { place: at.name });
  const people = t("lockdown-people-there", { count: at.characters.length });
  if (at.spots === null || at.strength === null) return t("lockdown-lot-told", { people: large(people), monsters: at.monsters });
  const room = at.spots - at.characters.length;
  return t("lockdown-place-told", { people: large(people), room, monsters: at.monsters, strength: at.strength, door: door(at).words });
}

export const worth = (one: Member): string => t("lockdown-worth", { strength: one.strength, votes: one.votes, points: one.points });

/** The colours of the cards. */
export const CARDS = {
  walkie: "#2f6bb5", drink: "#c7378f", pistol: "#4a5a8f", can: "#2e8f9c", bat: "#c96a2b", saw: "#e2465a", molotov: "#e2662a", meat: "#5e8f2e", keys: "#c79a1e",
} as const;

/** A card by its name, and what it does, short enough for a card. */
export const cardName = (card: keyof typeof CARDS): string => t(`lockdown-card-${card}`);
export const cardDoes = (card: keyof typeof CARDS): string => t(`lockdown-card-${card}-does`);

/** When a family walks, counted from the badge on. */
export const walks = (eyes: Eyes, seat: string, place: number): string =>
  eyes.mine(seat) ? t("lockdown-you-walk", { number: place + 1 }) : t("lockdown-walks", { name: eyes.name(seat), number: place + 1 });

/** A text in lines of so many letters at most; words that are longer stand alone. */
export function wrapped(text: string, letters: number): string[] {
  return inLines(text, (line) => line.length <= letters);
}

export const cutTo = (text: string, letters: number): string => (text.length > letters ? `${text.slice(0, Math.max(1, letters - 1)).trim()}…` : text);
