/** What tokens in hand would bring in a room, as the server foretells it for every strength. */

import { t } from "../../language.svelte";
import type { Lockup, Rank, Room, Standing, Tome } from "./view";
import { getsSpoken } from "./words";

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
export function outlookSpoken(one: Omit<Outlook, "least">, location: string): string {
  const told = { strength: one.strength, rank: t("lockup-rank", { rank: one.rank }), gets: getsSpoken(one, location) };
  const so = one.suspicion > 0 ? t("lockup-outlook-suspicion", { ...told, suspicion: one.suspicion }) : t("lockup-outlook", told);
  return one.hidden > 0 ? `${so} ${t("lockup-lie-face-down", { count: one.hidden })}` : so;
}

/** What a tome would change of how a seat stands where the lantern is. */
export interface Change {
  title: string; // of the tome
  now: Standing;
  then: Standing & { rank: number };
  passed: string[]; // the seats that it would leave behind
}

export function changeBy(view: Lockup, seat: string | null, { word, title }: Tome): Change | null {
  const place = view.standing.findIndex((one) => one.seat === seat);
  const [now, then] = [view.standing[place], view.foretold[word]];
  if (!now || !then) return null;
  return { title, now, then, passed: view.standing.slice(then.rank - 1, place).map((one) => one.seat) };
}
