/** What the view of Locked Out holds, as the server writes it. */

import type { Plain } from "../../wire";

export type Pile = Record<string, number>;

export interface Space {
  space: string;
  zone: string;
  doorways: string[];
  reachable: boolean;
  pawns: string[];
  pile: number;
  drawn: (string | null)[]; // cards that were taken here, from the first; those that one did not see are null
  cards: string[] | null; // what lies in the pile, once all is open
}

export interface Card {
  id: string;
  sort: string;
  colours: string[];
  value: number;
  icon: boolean; // it bears the search mark
  in_piles: number;
}

export interface Crew {
  seat: string;
  space: string;
  hand_size: number;
  checked: number; // how many of them somebody who checks this hand looks at
  hand: Pile | null;
  value: number | null;
  maintenance: boolean;
  known: { sure: Pile; maybe: Pile } | null; // of a hand that one does not see
}

export interface Shown {
  drawer: string;
  card: string | null;
  seen_by: string[];
  to_see: string[];
}

export interface Step {
  what: string;
  seat: string;
  room?: string;
  kept_by?: string;
  card?: string | null;
  cards?: Pile | null;
}

export interface Ship {
  round: number;
  phase: string;
  asked: string[];
  active: string;
  maintenance: string;
  turns_to_maintenance: number;
  alarm: string[]; // tokens that the next maintenance would use up, as things lie
  suspect: string | null;
  stage: number;
  open_zones: string[];
  tokens: Pile;
  spaces: Space[];
  access_area: Pile;
  resource_area: Pile;
  covered: string[]; // tokens that what lies in the resource area protects
  discard: Pile;
  removed: Pile;
  cards: Card[];
  shown: Shown | null;
  seats: Crew[];
  story: Step[];
  ending: string | null;
  ranks: number[] | null; // of the seats, once it is over
  winners: string[];
}

export const shipOf = (view: Plain): Ship => view as unknown as Ship;

/** A pile card by card. */
export const oneByOne = (pile: Pile): string[] => Object.entries(pile).flatMap(([card, many]) => Array.from({ length: many }, () => card));

export const total = (pile: Pile): number => Object.values(pile).reduce((sum, many) => sum + many, 0);

/** The access kinds of one colour, in the order of the rules. */
export const keysOf = (ship: Ship, colour: string): Card[] => ship.cards.filter((one) => one.sort === "access" && one.colours.includes(colour));
