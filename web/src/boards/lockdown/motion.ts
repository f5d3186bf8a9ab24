/** What of an event the mall shows while it is played: who walks, which door shakes. Nothing is read out of sentences. */

import type { Moment } from "..";
import type { CardCode, Kind, Standing } from "./view";

export interface Walk {
  seat: string;
  kind: Kind;
  from: number; // a place; 0: from the family's own
  to: number; // a place; 0: to the Cold storage
}
/** A card that is played: by whom, and where it does something; 0: nowhere in the mall. */
export interface Played {
  card: CardCode;
  seat: string;
  place: number;
}
export interface Playing {
  kind: string; // of the event; "" when nothing happens
  milliseconds: number;
  parts: Record<string, unknown>;
  walk: Walk | null;
  card: Played | null;
  walks: (one: Standing) => boolean;
  arrives: number; // a Monster comes to this place
  leaves: number; // Monsters go from it
  attacked: number;
  closed: number;
  lit: number;
}

/** A seat, as the view writes it. */
export const seatIn = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value).toLowerCase() : "");
/** A place by its number; 0 for what is no place of the mall. */
export const numberIn = (value: unknown): number => Number(seatIn(value)) || 0;

function walkOf(kind: string, parts: Record<string, unknown>): Walk | null {
  const who = { seat: seatIn(parts.seat), kind: String(parts.kind) as Kind };
  switch (kind) {
    case "went":
    case "drank":
    case "driven out":
      return { ...who, from: numberIn(parts.start), to: numberIn(parts.to) };
    case "placed":
      return { ...who, from: 0, to: numberIn(parts.place) };
    case "devoured":
      return { ...who, from: numberIn(parts.place), to: 0 };
    default:
      return null;
  }
}

/** Which card a line tells of; of those that have lines of their own the line does not name it. */
const CARD: Record<string, CardCode> = { "looked by radio": "walkie", drank: "drink", pistol: "pistol", "threw can": "can", smeared: "meat" };

function playedOf(kind: string, parts: Record<string, unknown>): Played | null {
  const card = kind === "removed" ? (String(parts.card) as CardCode) : CARD[kind];
  return card ? { card, seat: seatIn(parts.seat), place: numberIn(parts.place ?? parts.start) } : null;
}

export function playingOf(moment: Moment | null): Playing {
  const kind = moment?.line.kind ?? "";
  const parts = moment?.line.parts ?? {};
  const place = numberIn(parts.place);
  const walk = walkOf(kind, parts);
  const when = (kinds: string[], at = place): number => (kinds.includes(kind) ? at : 0);
  return {
    kind,
    parts,
    milliseconds: moment?.milliseconds ?? 0,
    walk,
    card: playedOf(kind, parts),
    walks: (one) => walk !== null && walk.from > 0 && one.seat === walk.seat && one.kind === walk.kind,
    arrives: when(["monster came", "haunted"]) || when(["threw can"], numberIn(parts.to)),
    leaves: when(["monsters left", "found nobody", "flooded"]) || (parts.left === 0 ? when(["removed"]) : 0),
    attacked: when(["attacked", "lot attacked"]),
    closed: when(["closed"]),
    lit: when(["held", "kept out", "overflowed", "stayed", "floor", "vote", "no room"]),
  };
}
