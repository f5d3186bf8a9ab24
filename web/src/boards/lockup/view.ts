/** What the view of Lockup holds, as far as it is drawn; the game's own words for it are in its `view.py`. */

import type { Plain } from "../../wire";

export type Kind = "S" | "P" | "I" | "G";
export const KINDS: Kind[] = ["S", "P", "I", "G"];
export const TOKENS = ["L", "2", "3", "4", "5", "E"];

export interface Crew {
  seat: string;
  face_up: string[];
  face_down: (string | null)[]; // null: hidden from whoever looks
  brawl: number;
  strength: number; // of what is seen
}
export interface GuardCrew {
  face_up: string[];
  face_down: (string | null)[];
  strength: number;
}
/** What a rank gets: codes as cards have them; `prices` of one goon and of two. */
export interface Reward {
  gets: string[];
  prices: number[];
}
export interface Pay extends Reward {
  who: "ranks" | "last" | "rest" | "all"; // whether it is told of these ranks
  ranks: number[]; // from 1
}
export interface Room {
  location: string;
  goon: string | null;
  suspicion: number;
  pays: Pay[];
  crews: Crew[];
  guards: GuardCrew | null;
}
export interface Standing extends Reward {
  seat: string;
  strength: number | null; // null: gone home
  suspicion: number;
  served: boolean;
  told?: boolean; // what it brings is no longer what it would bring
}
export interface Item {
  cost: string;
  reputation: number;
  rewards: string[];
  symbols: string[];
}
export interface Goon {
  kind: string;
  rewards: string[];
  suspicion: number;
  symbols: string[];
}
export interface Tome {
  tome: string;
  word: string;
  title: string;
}
export interface Party {
  seat: string;
  crew: string;
  reputation: number;
  power: number;
  suspicion: number;
  resources: Record<Kind, number>;
  built: string[];
  reserved: (string | null)[];
  goons: string[];
  kinds: Record<string, number>;
  worth: Record<string, number>;
  symbols: Record<string, number>;
  limit?: number; // guards have none of what follows
  allowance?: number;
  held?: number;
  cell?: string[] | null;
  unseen?: string[];
  home?: string[];
  out?: string[];
  tomes?: number;
  hand?: Tome[] | null;
}
/** From what to what: suspicion, and what the raid that comes now would cost. */
export interface Relief {
  suspicion: [number, number] | null;
  loses: [number, number] | null;
}

/** What a rank at a location would bring whoever places tokens there now. */
export interface Rank extends Reward {
  rank: number;
  least: number; // strength for it
  suspicion: number;
}
export interface Forecast {
  strengths: Record<string, number>; // of each token
  safe_with: string; // the token that keeps suspicion off
  ranks: Record<string, Rank[]>; // by location, the best first
}
export interface Lockup {
  round: number;
  rounds: number;
  phase: string;
  phase_title: string;
  stage: string;
  asked: string[];
  turn: string | null;
  passed: string[];
  first_player: string;
  solitary: boolean;
  board: Room[];
  resolving: string | null;
  standing: Standing[];
  ranks: string[];
  supply: Record<Kind, number>;
  suspicion_supply: number;
  raid_distance: number;
  items: (string | null)[];
  item_deck: number;
  tome_deck: number;
  cards: { items: Record<string, Item>; goons: Record<string, Goon> };
  goals: Record<"award" | "instant" | "end_game" | "award_holder" | "instant_holder", string | null> & { worth: Record<string, number> };
  parties: Party[];
  placing: { location: string | null; face_up: string[]; face_down: string[]; moving: string | null } | null;
  forecast: Forecast | null; // for whoever places tokens
  foretold: Record<string, Standing & { rank: number }>; // how one would stand with a tome, by its word
  relief: Record<string, Relief>; // what a tome would take from one, by its word
  drawn: Tome[] | null;
  guards: { deck: number } | null;
  winners: string[] | null;
}

export const lockup = (view: Plain): Lockup => view as unknown as Lockup;

export const GUARDS = "g";

export function partyOf(view: Lockup, seat: string | null): Party | undefined {
  return view.parties.find((one) => one.seat === seat);
}

/** Everybody in the order in which ties fall: clockwise from whoever holds the key. */
export function clockwise(view: Lockup): Party[] {
  const first = view.parties.findIndex((one) => one.seat === view.first_player);
  return [...view.parties.slice(first), ...view.parties.slice(0, first)];
}

/** Where each token of a seat lies that is not at home, as far as it is known. */
export function whereabouts(view: Lockup, seat: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const room of view.board) {
    for (const crew of room.crews.filter((one) => one.seat === seat)) {
      for (const token of [...crew.face_up, ...crew.face_down]) if (token !== null) found.set(token, room.location);
    }
  }
  return found;
}

/** The pieces of somebody's store, one by one. */
export function pieces(resources: Record<Kind, number>): Kind[] {
  return KINDS.flatMap((kind) => Array.from({ length: resources[kind] }, () => kind));
}
