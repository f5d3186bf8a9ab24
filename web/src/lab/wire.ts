// Made from src/turnkey/play/lab/words.py by `python -m turnkey.play.typescript`. Do not edit: a test compares.

/** A game as it is to be played; what is not changed is as printed. */
export interface Setting {
  game: string;
  players?: number | null;
  changes?: Record<string, string>;
  bots?: string;
}

/** Who wins, how long it takes, how it ends: told again and again while games come in. */
export interface AskFigures {
  ask: "figures";
  id: number;
  setting: Setting;
}

/** What every other value of every option would do. */
export interface AskEffects {
  ask: "effects";
  id: number;
  setting: Setting;
}

/** How the chances go in sample games. */
export interface AskPace {
  ask: "pace";
  id: number;
  setting: Setting;
}

/** Cards, tiles and deeds: how often, and what they are worth. */
export interface AskThings {
  ask: "things";
  id: number;
  setting: Setting;
}

/** Games that show a figure; with a minus before it those that show the least of it. */
export interface AskExamples {
  ask: "examples";
  id: number;
  setting: Setting;
  figure: string;
}

/** The fewest changes that make it even. */
export interface AskEven {
  ask: "even";
  id: number;
  setting: Setting;
}

/** The answer to this question is not wanted any more. */
export interface Stop {
  ask: "stop";
  id: number;
}

/** One of the games behind a figure, to be looked at. */
export interface OpenGame {
  setting: Setting;
  game: number;
}

/** How often somebody wins: seats that win together, or (without seats) whoever decides first, second … */
export interface Wins {
  figure: string;
  seats: string[];
  name: string;
  value: number;
  low: number | null;
  high: number | null;
}

export interface SeatChoices {
  seat: string;
  asked: number;
  chose: number;
}

export interface Bar {
  from: number;
  to: number;
  counts: number[];
}

/** The values that a slider offers for an option. */
export interface Slide {
  name: string;
  values: string[];
  now: string;
}

export interface Figures {
  told: "figures";
  id: number;
  games: number;
  wanted: number;
  seconds: number;
  command: string;
  digest: string;
  wins: Wins[];
  choices: SeatChoices[];
  decisions: number[];
  time: string;
  median: number;
  ended: string;
  endings: string[];
  bars: Bar[];
  options: Slide[];
  compiling: boolean;
}

/** What one change does to a figure, in shares of games. */
export interface Effect {
  told: "effect";
  id: number;
  option: string;
  to: string;
  figure: string;
  sure: boolean;
  value: number;
  low: number | null;
  high: number | null;
  left: number;
}

/** A game from inside: at eleven moments the chance of each side. */
export interface Walk {
  game: number;
  winner: number;
  decided: number;
  lowest: number;
  chances: number[][];
}

export interface Pace {
  told: "pace";
  id: number;
  walks: Walk[];
}

export interface Span {
  value: number;
  low: number | null;
  high: number | null;
}

/** Something that can be done: a verb, one of its things, or all of a kind. */
export interface Thing {
  label: string;
  kind: string;
  verb: string;
  word: string;
  handle: string;
  offered: number;
  taken: number;
  times: number;
  lift: Span | null;
}

export interface Things {
  told: "things";
  id: number;
  things: Thing[];
}

/** What a side loses without a thing. */
export interface Ban {
  told: "ban";
  id: number;
  label: string;
  side: string;
  strayed: number;
  sure: boolean;
  value: number;
  low: number | null;
  high: number | null;
}

export interface Example {
  game: number;
  value: number;
  decisions: number;
}

export interface Examples {
  told: "examples";
  id: number;
  figure: string;
  games: Example[];
}

/** Changes that were tried, on fresh deals. */
export interface Way {
  changes: Record<string, string>;
  met: string;
  value: number;
  low: number | null;
  high: number | null;
}

export interface Even {
  told: "even";
  id: number;
  figure: string;
  fair: number;
  found: Way[];
}

/** It takes longer than usual: rules are compiled, once. */
export interface Waiting {
  told: "waiting";
  id: number;
}

/** All is said. */
export interface Ended {
  told: "ended";
  id: number;
}

export interface Failed {
  told: "failed";
  id: number;
  reason: string;
}

/** A game to look at: the table that it lies on, to be replayed, and its record. */
export interface Shelved {
  table: string;
  text: string;
}

export type Asked = AskFigures | AskEffects | AskPace | AskThings | AskExamples | AskEven | Stop;

export type Answer = Figures | Effect | Pace | Things | Ban | Examples | Even | Waiting | Ended | Failed;
