/** What all drawings of the ship share: the view, who sits where, what can be chosen. */

import type { Choices } from "../../choices.svelte";
import { t } from "../../language.svelte";
import type { People } from "../../says";
import type { Terms } from "../../terms";
import { SEAT_COLOURS, SEAT_SHAPES, seatIndex, seatTitle } from "../../words";
import { tells } from "../telling";
import type { Plan } from "./plan";
import type { Card, Ship } from "./view";

export interface Scene {
  ship: Ship;
  plan: Plan;
  choices: Choices;
  terms: Terms;
  people: People;
  seats: string[];
  mine: string | null;
  lit: string[];
}

export type Who = Pick<Scene, "people" | "seats">;

export const nameOf = ({ people }: Pick<Scene, "people">, seat: string): string => people.get(`seat:${seat}`) ?? seatTitle(seat);

export const colourOf = ({ seats }: Pick<Scene, "seats">, seat: string): string => SEAT_COLOURS[seatIndex(seats, seat)] ?? "#F7EBD0";

export const shapeOf = ({ seats }: Pick<Scene, "seats">, seat: string): string => SEAT_SHAPES[seatIndex(seats, seat)] ?? "";

export const cardOf = (ship: Ship, id: string): Card | undefined => ship.cards.find((one) => one.id === id);

/** Rooms as people say them: "room 6", "the corridor", "the computer"; and that somebody is in one. */
export const placeName = (space: string): string => t("locked-out-place", { space: spaceCode(space) });
export const inPlace = (space: string): string => t("locked-out-in-place", { space: spaceCode(space) });

/** A space as catalogues call it, whose codes begin with a letter. */
export const spaceCode = (space: string): string => ({ "2a": "corridor", "8a": "computer" })[space] ?? space;

export const large = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The handle by which a thing is chosen now: a room may be where one goes, or what a claim is about. */
export function handleNow(choices: Choices, kinds: string[], name: string): string {
  const handles = kinds.map((kind) => `${kind}:${name}`);
  return handles.find((one) => choices.can(one) || choices.has(one)) ?? (handles[0] as string);
}

/** For whoever points at something that is chosen by this handle. */
export const told = ({ choices, people }: Pick<Scene, "choices" | "people">, handle: string, words: string): Record<string, unknown> => tells(choices, people, [handle], words);

/** Whether claims are built of things on the table now: gauges and slots are chosen then. */
export const isClaiming = (choices: Choices): boolean => choices.options.some((one) => one.handles.some((handle) => handle.startsWith("matter:") || handle.startsWith("claim:")));

export const ROOM_KINDS = ["space", "subject", "matter"];
export const SEAT_KINDS = ["seat", "subject"];

/** A name as long as there is space for it. */
export function fitted(name: string, width: number, letter = 6.9): string {
  const most = Math.floor((width - 10) / letter);
  if (name.length <= most) return name;
  return most < 4 ? name.charAt(0) : `${name.slice(0, most - 1)}…`;
}
