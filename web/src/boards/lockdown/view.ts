/** What a seat sees of the mall, as `view.py` tells it. */

import type { BoardProps } from "..";
import { t } from "../../language.svelte";
import type { Plain } from "../../wire";
import { seatIndex } from "../../words";
import { tells } from "../telling";
import { interim } from "./interim";
import { linesAbout, sayingAt } from "./saying.svelte";

export type Kind = "B" | "L" | "W" | "U";
export type CardCode = "walkie" | "drink" | "pistol" | "can" | "bat" | "saw" | "molotov" | "meat" | "keys";

export interface Standing {
  seat: string;
  kind: Kind;
  title: string;
  hidden: boolean;
}
export interface Location {
  place: number;
  name: string;
  closed: boolean;
  spots: number | null; // none: there is room for everybody
  monsters: number;
  monster_spots: number;
  strength: number | null; // none: there is no door to hold
  holds: number | null; // so many Monsters more; below zero they break in
  in_danger: boolean;
  characters: Standing[];
}
export interface Member {
  kind: Kind;
  title: string;
  place: string; // its number, "cold" or "aside"
  strength: number;
  votes: number;
  points: number;
}
export interface Claims {
  monsters: number[] | null;
  go: number | null;
  vote: string | null;
  tie: string | null;
  have: CardCode[];
  have_none: boolean;
  gift: string | null;
  support: Record<"truck" | "badge" | "attack", string | null>;
  asked_to_go: number | null;
  asked_to_vote: string | null;
}
export interface Word {
  kept: Record<string, number>;
  broken: Record<string, number>;
  omitted: number;
}
export interface Family {
  seat: string;
  alive: number;
  eliminated: boolean;
  points: number;
  badge: boolean;
  martyr: boolean;
  characters: Member[];
  hand_size: number;
  hand: Record<CardCode, number> | null;
  pistols: number;
  has_chosen: boolean;
  destination: number | null;
  claims: Claims;
  word: Word;
  score: number | null;
}
export interface Dice {
  count: number;
  faces: number[] | null; // none: only those in `seen_by` know them
  seen_by: string[];
}
export interface Vote {
  place: number;
  candidates: string[];
  weights: Record<string, number>;
  voted: string[];
  tied: string[];
  votes: Record<string, string | null>;
}
export interface Search {
  by: string;
  count: number;
  cards: Record<CardCode, number> | null;
  offering: string | null;
}
export interface Seen {
  turn: number;
  phase: string;
  stage: string;
  asked: string[];
  badge: string;
  martyr: string;
  scene: number | null;
  locations: Location[];
  supply: number;
  cold_storage: { deaths: number; lines: { spots: number; filled: number }[]; equal_enters: boolean; dice: number };
  alive: number;
  ends_at: number;
  deck_size: number;
  discard: Record<CardCode, number>;
  box_size: number;
  floor: { open_to: string[]; not_done: string[]; claims_left: Record<string, number> } | null;
  elected: { seat: string; place: number; votes: Record<string, string | null> } | null;
  winners: string[] | null;
  epilogue: { number: number; title: string; ending: string; variation?: string } | null;
  families: Family[];
  dice: Dice | null;
  searched: Search | null;
  vote: Vote | null;
  may_say: string[]; // how the claims begin that one may make now
}

export const seen = (view: Plain): Seen => view as unknown as Seen;

/** One card a line, of a pile that is told by numbers. */
export function cardsIn(pile: Record<CardCode, number> | null): CardCode[] {
  return Object.entries(pile ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card as CardCode));
}

/** Everything that the drawings ask about seats, things that can be chosen, and whose eyes these are. */
export interface Eyes {
  props: BoardProps;
  view: Seen;
  index: (seat: string) => number; // at the table: it tells colour and shape
  name: (seat: string) => string;
  mine: (seat: string) => boolean;
  lit: (handle: string) => boolean;
  seatHandle: (seat: string) => string; // by which a family is chosen
  pressable: (handle: string) => Record<string, unknown>; // to be chosen; or something can be said of it
  clicks: (handle: string) => Record<string, unknown>; // the same for the mouse alone, of what lies over a thing
  tells: (handles: string[], words: string) => Record<string, unknown>; // for whoever points at it
}

const isChosen = ({ choices }: BoardProps, handle: string): boolean => choices.can(handle) || choices.has(handle);

/** A thing as a button that opens what can be said of it. */
function spokenOf({ choices }: BoardProps, handle: string): Record<string, unknown> {
  const open = (event: Event): void => sayingAt(choices).open(handle, event.currentTarget as Element);
  return {
    role: "button",
    tabindex: 0,
    "aria-haspopup": "dialog",
    "data-say": handle,
    onclick: open,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      open(event);
    },
  };
}

export function eyesOf(props: BoardProps): Eyes {
  const index = (seat: string): number => Math.max(0, seatIndex(props.seats, seat));
  const named = (seat: string): string => props.people.get(`seat:${props.seats[index(seat)] ?? seat}`) ?? seat.toUpperCase();
  const mine = (seat: string): boolean => props.seat !== null && index(seat) === index(props.seat);
  const seatHandle = (seat: string): string => `seat:${props.seats[index(seat)] ?? seat}`;
  const told: Eyes["tells"] = (handles, words) => {
    const talk = handles.some((one) => !isChosen(props, one) && linesAbout(eyes, one).length > 0);
    return tells(props.choices, props.people, handles, talk ? `${words}\n${t("lockdown-click-to-say")}` : words);
  };
  const pressable: Eyes["pressable"] = (handle) => (isChosen(props, handle) || linesAbout(eyes, handle).length === 0 ? props.choices.pressable(handle) : spokenOf(props, handle));
  const clicks: Eyes["clicks"] = (handle) => {
    const { onclick } = pressable(handle);
    return onclick ? { onclick, style: "cursor: pointer" } : {};
  };
  const view = interim(seen(props.view), props.moment?.before ?? []);
  const eyes: Eyes = { props, view, index, name: named, mine, lit: (handle) => props.lit?.includes(handle) ?? false, seatHandle, pressable, clicks, tells: told };
  return eyes;
}

export const kept = (word: Word): number => Object.values(word.kept).reduce((sum, one) => sum + one, 0);
export const given = (word: Word): number => kept(word) + word.omitted + Object.values(word.broken).reduce((sum, one) => sum + one, 0);

/** In which order families walk: from the badge on, clockwise. */
export function walkers(view: Seen): string[] {
  const seats = view.families.map((one) => one.seat);
  const first = seats.indexOf(view.badge);
  return [...seats.slice(first), ...seats.slice(0, first)];
}
