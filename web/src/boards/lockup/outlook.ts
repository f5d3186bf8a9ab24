/** What tokens in hand would bring in a room, as the server foretells it for every strength. */

import { t } from "../../language.svelte";
import type { Lockup, Rank, Room } from "./view";
import { rewardsSpoken } from "./words";

export interface Outlook extends Rank {
  strength: number;
  hidden: number; // tokens there that nobody here knows
}

export function outlookOf(view: Lockup, room: Room, tokens: string[]): Outlook | null {
  const { forecast } = view;
  if (!forecast || tokens.length === 0) return null;
  const strength = tokens.reduce((sum, one) => sum + (forecast.strengths[one] ?? 0), 0);
  const found = forecast.ranks[room.location]?.find((one) => strength >= one.least);
  if (!found) return null;
  const hidden = [...room.crews, ...(room.guards ? [room.guards] : [])].flatMap((one) => one.face_down).filter((one) => one === null).length;
  return { ...found, strength, hidden, suspicion: tokens.includes(forecast.safe_with) ? 0 : found.suspicion };
}

/** In words, for those who point at a room or listen. */
export function outlookSpoken(one: Outlook, location: string): string {
  const [first, second] = one.prices;
  const hires = first === undefined ? "" : ` (${second === undefined ? t("lockup-one-for", { one: first }) : t("lockup-one-two-for", { one: first, two: second })})`;
  const gets = one.gets.length > 0 ? rewardsSpoken(one.gets) + hires : location === "library" ? t("lockup-nothing") : t("lockup-nothing-here-on");
  const told = { strength: one.strength, rank: t("lockup-rank", { rank: one.rank }), gets };
  const so = one.suspicion > 0 ? t("lockup-outlook-suspicion", { ...told, suspicion: one.suspicion }) : t("lockup-outlook", told);
  return one.hidden > 0 ? `${so} ${t("lockup-lie-face-down", { count: one.hidden })}` : so;
}
