/** How things look: colours of walls and cards. The board is the same in a dark and in a light page. */

import { t } from "../../language.svelte";
import { ICONS } from "./icons";
import type { Card } from "./view";

export interface Look {
  light: string;
  deep: string;
  ink: string;
}

export const INK = "#06131A";
export const CREAM = "#F7EBD0";
export const GOLD = "#FFD873";
export const GLOW = "#FFE79A";
export const DANGER = "#FF6A5A";

const LOOKS: Record<string, Look> = {
  orange: { light: "#F08A34", deep: "#C9551A", ink: "#3A1503" },
  purple: { light: "#A06BE6", deep: "#6A37B5", ink: "#1D0A38" },
  oxygen: { light: "#5BBDEB", deep: "#2382BC", ink: "#062236" },
  power: { light: "#F8D152", deep: "#DFA21A", ink: "#3A2703" },
  fuel: { light: "#EE6553", deep: "#BE3127", ink: "#35080A" },
  loot: { light: "#6BB774", deep: "#357D48", ink: "#08250F" },
  hazard: { light: "#F08DB8", deep: "#C44A82", ink: "#380A20" },
};
const PLAIN: Look = { light: "#8FA8A8", deep: "#4C636C", ink: INK };

export const lookOf = (name: string): Look => LOOKS[name] ?? PLAIN;

/** One look, or the two of a double resource card. */
export function looksOf(card: Card | undefined): Look[] {
  if (!card) return [PLAIN];
  return card.colours.length > 0 ? card.colours.map(lookOf) : [lookOf(card.sort)];
}

/** The pictures on a card: its own, or those of what it stands for. */
export const iconsOf = (card: Card | undefined): string[] => (!card ? [] : ICONS[card.id] ? [card.id] : card.colours);

/** What sort of card it is, so that nobody needs its colour: a word, a sign, and of an access card its zone's mark. */
export interface Kind {
  word: string;
  sign: string;
  mark: string; // a path about 0, 0
}

const MARKS: Record<string, string> = { orange: "M0-5 5.5 4.5H-5.5z", purple: "M0-6 5 0 0 6-5 0z" };
const SIGNS: Record<string, string> = { resource: "spanner", loot: "booty", hazard: "alarm" };

export function kindOf(card: Card | undefined): Kind {
  const [colour = ""] = card?.colours ?? [];
  if (card?.sort === "access") return { word: t("locked-out-kind", { kind: colour }), sign: "padlock", mark: MARKS[colour] ?? "" };
  return { word: card ? t("locked-out-kind", { kind: card.sort }) : "", sign: SIGNS[card?.sort ?? ""] ?? "", mark: "" };
}

export interface Wall {
  light: string;
  deep: string;
  floor: string;
  tint: string;
}

export const WALLS: Record<string, Wall> = {
  blue: { light: "#1F7FA8", deep: "#125072", floor: "#0A2B40", tint: "#7FD3EE" },
  orange: { light: "#C4671F", deep: "#83390F", floor: "#3E1B07", tint: "#FFB070" },
  purple: { light: "#6E48B4", deep: "#38206C", floor: "#190D38", tint: "#C9A4FF" },
  green: { light: "#2E7F61", deep: "#154A38", floor: "#0A2A20", tint: "#8FE0B8" },
};
