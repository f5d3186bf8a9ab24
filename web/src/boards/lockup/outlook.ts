/** What tokens in hand would bring in a room, as the server foretells it for every strength. */

import type { Lockup, Rank, Room } from "./view";
import { ORDINALS, rewardsSpoken } from "./words";

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
  const hires = first === undefined ? "" : ` (one for ${first}${second === undefined ? "" : `, two for ${second}`})`;
  const gets = one.gets.length > 0 ? rewardsSpoken(one.gets) + hires : location === "library" ? "nothing" : "nothing here, on to the Library";
  const hidden = one.hidden > 0 ? ` ${one.hidden === 1 ? "One token lies" : `${one.hidden} tokens lie`} face down there.` : "";
  return `With strength ${one.strength} you would be ${ORDINALS[one.rank - 1]} so far: ${gets}${one.suspicion > 0 ? `, and ${one.suspicion} suspicion` : ""}.${hidden}`;
}
