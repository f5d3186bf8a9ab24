/**
 * Every game's own board, found by its folder's name. A game without a folder here gets the board that its package brings
 * (guest/), or else the generic one.
 */

import type { Component, Snippet } from "svelte";

import { game } from "../api.svelte";
import type { Choices } from "../choices.svelte";
import { language } from "../language.svelte";
import type { People } from "../says";
import type { SignProps } from "../signs";
import type { GameInfo, LogLine, Option, Plain, Question } from "../wire";

/**
 * What happens at this moment: one line of the log, played before the view shows what it led to. Several lines may come of
 * one action: they are played one after the other, and the view moves on after the last of them.
 */
export interface Moment {
  line: LogLine;
  milliseconds: number; // that it lasts at this person's speed
  before: LogLine[]; // the lines of the same action that were played already: what they moved is not in the view yet
  next: Plain; // the view that all of this leads to
  go?: () => void; // it waits for this person, who has not seen it yet: a die of their own, thrown by this
}

/** What every drawing of a game is given; it knows nothing else, and no rule. */
export interface BoardProps {
  view: Plain;
  seat: string | null; // whose eyes these are
  seats: string[];
  choices: Choices;
  game: GameInfo;
  people: People;
  question: Question | null; // what this seat is asked
  moment: Moment | null;
  act: (notations: string[]) => Promise<boolean>; // these options one after the other, until one is refused
  say?: (claim: string) => Promise<boolean>; // a claim, told to everybody; whoever only watches has no say
  lit?: string[]; // handles that somebody points at
}

/** A seat's plaque: what stands in it beside the name. */
export interface PlaqueProps extends BoardProps {
  of: string;
}

/** What stands on an option's button. */
export interface DeedProps extends BoardProps {
  option: Option;
  short: boolean; // in the bar, where a picture may stand for words; those who listen hear them all the same
  children: Snippet; // the words
}

/** One thing of a game, drawn for whoever reads how to play: a card, a place, a token, by kind and code of its term. */
export interface ThingProps extends BoardProps {
  thing: string;
}

/** What a game adds to the bar that asks. */
export interface Bar {
  Lead?: Component<BoardProps>; // a picture before the question: who decides, what is in hand
  line?: (given: BoardProps) => string; // below the question: what the answer at hand leads to
  Deeds?: Component<BoardProps>; // buttons for what is several answers at once
  does?: (given: BoardProps) => boolean; // whether there are any now
}

/** The place that a game is: its colours as CSS variables, the face of its title. */
export interface World {
  dark: Record<string, string>;
  light: Record<string, string>;
  title: string; // a font family
  phase: (view: Plain) => string; // round and phase in words, for the top bar
  brief?: (view: Plain, seat: string | null) => string; // the goal in one line of a phone, with how far one is
}

/** What a game's folder exports in its `index.ts`. */
export interface Drawn {
  Board: Component<BoardProps>; // fills the box that it is given, and never scrolls it
  Own?: Component<BoardProps>; // the seat's own things, below the board
  Plaque?: Component<PlaqueProps>;
  Sign?: Component<SignProps>; // a thing in a sentence, drawn small in place of its name
  Deed?: Component<DeedProps>; // an option as its button shows it: the words, and what is drawn beside them
  bar?: Bar;
  spreads?: (given: BoardProps) => boolean; // whether it wants the room of the side column, too
  told?: (lines: LogLine[]) => LogLine[]; // the log as it is read, where several lines tell one thing
  world?: World;
  hurries?: (line: LogLine, before: LogLine[], view: Plain, seat: string | null) => boolean; // what this seat has no part in: it goes by twice as fast
  throws?: (line: LogLine, before: LogLine[], seat: string | null) => boolean; // a die that this seat throws by a button
}

const drawn = import.meta.glob<Drawn>("./*/index.ts");
const things = import.meta.glob<{ default: Component<ThingProps> }>("./*/Thing.svelte");

/** What draws single things of a game; they are looked at by whoever reads, so they come when they are asked for. */
export const thingOf = async (slug: string): Promise<Component<ThingProps> | null> => (await things[`./${slug}/Thing.svelte`]?.())?.default ?? null;

/** An account of the game that people look up below what happened: `Tally.svelte` in its folder, where it has one. */
const tallies = import.meta.glob<{ default: Component<BoardProps> }>("./*/Tally.svelte");
export const tallyOf = async (slug: string): Promise<Component<BoardProps> | null> => (await tallies[`./${slug}/Tally.svelte`]?.())?.default ?? null;

export async function drawnOf(slug: string): Promise<Drawn> {
  const own = drawn[`./${slug}/index.ts`];
  if (own) return withTexts(slug, own);
  const guest = await game(slug).catch(() => null); // whoever asks for the games says that they cannot be had
  if (guest?.board) {
    await language.add("generic"); // which is shown where the guest's fails
    return (await import("./guest/loading")).guestOf(guest);
  }
  const generic = drawn["./generic/index.ts"];
  if (!generic) throw new Error("the generic board is missing");
  return withTexts("generic", generic);
}

/** A board and its texts, which are loaded side by side. */
const withTexts = async (board: string, fetch: () => Promise<Drawn>): Promise<Drawn> => (await Promise.all([fetch(), language.add(board)]))[0];
