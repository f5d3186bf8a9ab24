// Made from src/turnkey/play/wire by `python -m turnkey.play.typescript`. Do not edit: a test compares.

export type Plain = Record<string, unknown>;

/** What a screen can make of an event: a sound, a motion. */
export type Cue = "" | "turn" | "round" | "step" | "jump" | "swap" | "deal" | "draw" | "shuffle" | "roll" | "look" | "reveal" | "place" | "take" | "give" | "discard" | "play" | "pass" | "choose" | "vote" | "say" | "open" | "close" | "gain" | "pay" | "lose" | "hurt" | "heal" | "attack" | "capture" | "free" | "death" | "alarm" | "build" | "score" | "win";

/** The first message: what of the table is known already, and the invitation to a private one. `wire`: the newest version of this language that the sender understands; by 1 every frame holds a whole view, by 2 patches follow. */
export interface Hello {
  type: "hello";
  wire?: number;
  since?: number;
  chat_since?: number;
  invite?: string;
}

/** Do one of the options; `at` is the step that it was chosen from, `option` its notation. */
export interface Act {
  type: "act";
  id: string;
  at: number;
  option: string;
}

/** A structured claim. */
export interface Say {
  type: "say";
  id: string;
  claim: string;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Why is this not possible now? Asked of an option, of a bare verb, or of a thing by its handle (`card:bat`). */
export interface Why {
  type: "why";
  id: string;
  option: string;
}

/** Go back to the step `to`. To a frame's `undo_to` it is done at once: that shows nothing and rolls nothing anew, and nobody else has acted since; or the seat is alone with bots. Further back it is offered to all who have a seat. The present step takes back the latest that the own seat did in silence. What makes the table one for practice is done only if `practice` says that this is wanted. */
export interface Undo {
  type: "undo";
  id: string;
  to: number;
  practice?: boolean;
}

/** Agree to go back to the step `to`, as somebody asked, or not. Whoever asked withdraws it with a no. */
export interface Answer {
  type: "answer";
  id: string;
  to: number;
  yes: boolean;
}

/** Get up: a bot plays on, from now. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Take the own seat back from the bot. */
export interface Return {
  type: "return";
  id: string;
}

/** Whether the page still plays what happened; told anew whenever it has come further. Bots wait a little for those who sit here and watch. */
export interface Watching {
  type: "watching";
  id: string;
  busy: boolean;
}

/** Whether what is no choice is done for the own seat: where it has one option, and everybody can tell that. */
export interface Passing {
  type: "passing";
  id: string;
  on: boolean;
}

/** What would you do? Asked by a seat that is asked something itself. It makes the table one for practice, and is answered only if `practice` says that this is wanted. */
export interface Hint {
  type: "hint";
  id: string;
  practice?: boolean;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** Send the whole table again: somebody has lost track of what has changed. */
export interface Whole {
  type: "whole";
  id: string;
}

/** Words of a sentence that name one of its parts; `handle`: the thing on the table that they mean, if any. Of a handle that begins with `seat:` a page shows who sits there. */
export interface Mark {
  part: string;
  text: string;
  handle: string;
}

/** One thing that happened. `says` is the sentence, `parts` what it tells as data (null: hidden from whoever reads this); `touches` the things on the table that it is about. */
export interface LogLine {
  kind: string;
  says: (string | Mark)[];
  parts: Plain;
  touches: string[];
  cue: string;
  chapter: boolean;
  rule: string;
}

/** What a seat is asked; `subject` is the handle of what it is about, `danger`: something is to be lost. `why`: for whoever plays for the first time, why this is asked; empty where the game does not say. */
export interface Question {
  code: string;
  says: (string | Mark)[];
  parts: Plain;
  subject: string;
  danger: boolean;
  why: string;
}

/** One thing that the seat may do now; `handles` are the things on the table that it touches. */
export interface Option {
  id: number;
  verb: string;
  notation: string;
  says: (string | Mark)[];
  sentence: string;
  handles: string[];
}

/** Who sits there. `stand_in`: a bot plays for the person; `leaves_in`: seconds until one will; `passes`: what is no choice is done for the person. */
export interface Seat {
  seat: string;
  kind: string;
  name: string;
  bot: string;
  present: boolean;
  stand_in: boolean;
  leaves_in: number | null;
  bank: number | null;
  passes: boolean;
}

export interface Result {
  reason: string;
  winners: string[];
  returns: number[];
  rows: Plain[];
  details: Plain;
}

/** Somebody asks to go back; those in `waiting` have not agreed yet. An action makes it void. */
export interface UndoOffer {
  by: string;
  to: number;
  waiting: string[];
}

/** The table as the seat sees it (spectators: seat null). `log` replaces the log from line `log_from` on; a `whole` frame can stand alone, any other follows the one before. */
export interface Frame {
  type: "frame";
  table: string;
  game: string;
  step: number;
  whole: boolean;
  status: string;
  closed: string;
  seat: string | null;
  asked: string[];
  view: Plain | null;
  question: Question | null;
  options: Option[];
  log_from: number;
  log: LogLine[];
  result: Result | null;
  revealed: Plain | null;
  undo_to: number | null;
  undo_practice: boolean;
  undo_ask: number | null;
  undo_offer: UndoOffer | null;
  phase_ends_in: number | null;
  seats: Seat[];
  spectators: number;
  practice: boolean;
  beside: Option[];
  goal: string;
  hints: boolean;
  paused: boolean;
  closed_by: string;
}

/** What has changed since the frame or the patch before, for whoever asked for that (`Hello.wire`); what is left out has not. `changes` leads from the old frame to the new one, but for its log and its options: docs/wire.md tells how. `options` and `beside` are numbers of options; those that this connection was never sent are in `more`. */
export interface Patch {
  type: "patch";
  step: number;
  changes: Plain;
  log_from?: number;
  log?: LogLine[];
  options?: number[];
  beside?: number[];
  more?: Option[];
}

/** Who sits where has changed, or who is there; nothing on the table has. */
export interface Seating {
  type: "seating";
  table: string;
  seats: Seat[];
  spectators: number;
  undo_offer: UndoOffer | null;
  paused: boolean;
}

export interface Line {
  number: number;
  at: number;
  seat: string;
  name: string;
  text: string;
}

/** Chat: plain text, to be shown as text. */
export interface Lines {
  type: "chat";
  lines: Line[];
}

/** It is done and written down. `again`: it was already, this was the same message twice. */
export interface Done {
  type: "done";
  id: string;
  step: number;
  again: boolean;
}

/** The answer to an undo that is not done: it waits for the word of these seats. */
export interface Offered {
  type: "offered";
  id: string;
  step: number;
  to: number;
  waiting: string[];
  again: boolean;
}

/** Nothing happened; `code` for programs, `reason` for people. Of an action that is not possible now, `moment` says of what kind the reason is, and `rule` by which rules. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  reason: string;
  step: number;
  moment: string;
  rule: string;
}

/** A rule or a ruling in words. */
export interface Rule {
  id: string;
  text: string;
}

/** Why one thing is not possible now: `moment` is of what kind the reason is, `rule` names the rules. */
export interface Because {
  option: string;
  does: (string | Mark)[];
  moment: string;
  rule: string;
  says: (string | Mark)[];
  parts: Plain;
}

/** The answer to `why`: one reason, or a few for a verb or a thing. `reason` is all of it as text, `rules` the words of the rules that it names. */
export interface Reason {
  type: "reason";
  id: string;
  possible: boolean;
  because: Because[];
  reason: string;
  rules: Rule[];
}

/** The answer to `hint`: what the seat could do, and why; `reason` is the same as text. */
export interface Hinted {
  type: "hinted";
  id: string;
  step: number;
  option: Option;
  says: (string | Mark)[];
  reason: string;
}

/** The company goes on at another table: a rematch. */
export interface Moved {
  type: "moved";
  table: string;
}

export interface Pong {
  type: "pong";
  id: string;
  step: number;
}

export interface Rename {
  name: string;
}

/** Who asks. `csrf` goes into the header X-CSRF-Token of every request that changes something. */
export interface Me {
  known: boolean;
  name: string;
  csrf: string;
}

/** A table option as a form needs it. */
export interface OptionForm {
  name: string;
  title: string;
  kind: string;
  help: string;
  default: unknown;
  accepts: string;
  least: number | null;
  most: number | null;
  words: string[];
  titles: string[];
}

/** One kind of action; `says` has an ellipsis for each part that is to be chosen. */
export interface Verb {
  word: string;
  says: (string | Mark)[];
  rule: string;
  why: string;
}

/** One way to fill in a parameter: a word for each of its parts, and what each says. */
export interface Choice {
  words: string[];
  says: ((string | Mark)[])[];
}

export interface Parameter {
  parts: string[];
  choices: Choice[];
}

/** One kind of claim. Its notation is `write`, and after it the words of one choice for each parameter. */
export interface Claim {
  write: string;
  says: (string | Mark)[];
  parameters: Parameter[];
}

/** What something that views write by a code is called, and in words what it is; `field`: a part of a view. */
export interface Term {
  kind: string;
  code: string;
  name: string;
  text: string;
}

export interface GameInfo {
  slug: string;
  title: string;
  blurb: string;
  minutes: string;
  board: string;
  picture: string;
  edition: string;
  version: number;
  seats: Record<string, string[]>;
  options: OptionForm[];
  presets: Record<string, Plain>;
  preset_titles: Record<string, string>;
  bots: string[];
  usual_bot: string;
  verbs: Verb[];
  touches: string[];
  claims: Claim[];
  terms: Term[];
  best: number;
  variants: string[];
  lesson: boolean;
  puzzles: number;
}

export interface Games {
  games: GameInfo[];
  lab: boolean;
}

/** A language that everything can be told in; `name` is what those call it who speak it. */
export interface Language {
  code: string;
  name: string;
}

/** Rules that belong together. */
export interface Chapter {
  title: string;
  rules: Rule[];
}

/** All rules of a game in words, in their order. */
export interface Rules {
  chapters: Chapter[];
}

/** One step of a lesson in its list of steps. */
export interface LessonPlace {
  chapter: string;
  title: string;
}

/** A part of how to play; the table of that step of the lesson (from 0) is its picture. */
export interface GuidePart {
  title: string;
  says: string[];
  step: number;
  things: string[];
}

/** How to play, for reading. `parts` is empty where nobody has written it down: terms, verbs and rules tell then. */
export interface Guide {
  game: string;
  goal: string;
  parts: GuidePart[];
}

/** A guided first game: whom one plays in it, and its steps in order. */
export interface Lesson {
  game: string;
  title: string;
  seat: string;
  steps: LessonPlace[];
  ending: string;
}

/** A step of a lesson, from 0; after the last: how the lesson leaves the table. `frames` is the table as the learner sees it: at first the whole of it; of what they did, what came of it, one after the other. `verdict`: nothing, if nothing was done; right; more (there is more to do at this step); wrong (then `answer` says why, and it goes back); not_here (it is no part of the lesson, and did not happen). */
export interface LessonStep {
  number: number;
  says: string;
  look: string[];
  about: string[];
  do: string[];
  verdict: string;
  answer: string;
  frames: Frame[];
  jumps: boolean;
}

/** Who shall sit on a seat of a new table: me, open (whoever comes), or a bot by its name. */
export interface Chair {
  kind: string;
  bot?: string;
}

/** Seconds for each decision; those that it takes longer come out of the seat's bank, to which each adds the increment. When all is used up a bot decides. One of the two must give time. */
export interface Clock {
  bank?: number;
  increment?: number;
  decision?: number;
}

export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, string | number | boolean>;
  seats?: Chair[];
  public?: boolean;
  clock?: Clock | null;
  patience?: number | null;
  hints?: boolean | null;
  rated?: boolean;
}

export interface Sit {
  seat: string;
}

/** Play on from a finished game: `step` actions of it, then you on `seat` against bots. */
export interface Fork {
  step: number;
  seat: string;
  bot?: string;
}

/** What a link to a seat holds. */
export interface Redeem {
  token: string;
}

/** A table from outside: nothing here is secret. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Plain;
  public: boolean;
  status: string;
  closed: string;
  step: number;
  seats: Seat[];
  asked: string[];
  mine: string | null;
  host: boolean;
  invite: string | null;
  clock: Plain | null;
  patience: number | null;
  rematch: string | null;
  practice: boolean;
  touched: number;
  paused: boolean;
  closed_by: string;
  rated: boolean;
}

export interface Tables {
  mine: TableInfo[];
  public: TableInfo[];
}

/** A link to a seat, for one use. */
export interface Link {
  token: string;
  seat: string;
  expires_in: number;
}

/** The record, as far as the asker may know it. */
export interface Export {
  form: string;
  redacted: string;
  practice: boolean;
  text: string;
}

/** What a seat did; `passed`: it had no choice, and it was done for it. */
export interface Deed {
  seat: string;
  says: (string | Mark)[];
  passed: boolean;
}

/** One step of a finished game through somebody's eyes. */
export interface ReplayStep {
  table: string;
  step: number;
  steps: number;
  eyes: string;
  did: Deed | null;
  view: Plain;
  log: LogLine[];
  asked: string[];
  result: Result | null;
}

/** A seat's chance to win before and after something, in percent. */
export interface ReviewChange {
  seat: string;
  before: number;
  after: number;
}

/** Something that a review tells of a step: sentences, and by how many points of chance, give or take. */
export interface ReviewLine {
  step: number;
  seat: string;
  points: number;
  error: number;
  says: ((string | Mark)[])[];
  changes: ReviewChange[];
}

/** What decided a finished game; `state` is ready, waiting, running, failed or off, and all else empty until it is ready. docs/review.md says what the numbers are. */
export interface Review {
  table: string;
  state: string;
  progress: number;
  steps: number;
  chapters: number[];
  known: number[][];
  open: number[][];
  known_errors: number[][];
  open_errors: number[][];
  known_shares: number[][][];
  open_shares: number[][][];
  share_errors: number[][];
  accuracy: (Plain | null)[];
  judge: Plain;
  mistakes: ReviewLine[];
  finds: ReviewLine[];
  turns: ReviewLine[];
  claims: ReviewLine[];
}

/** A review as it is kept, for other programs. */
export interface ReviewData {
  review: Plain;
}

/** How many puzzles a game has. */
export interface PuzzleList {
  game: string;
  puzzles: number;
}

/** An option of a puzzle: its chance to win in percent, give or take. */
export interface PuzzleValue {
  says: (string | Mark)[];
  notation: string;
  chance: number;
  error: number;
}

/** A position to find the move in; with an answer whether that was it, why, and what the options are worth. */
export interface Puzzle {
  game: string;
  number: number;
  puzzles: number;
  seat: string;
  frame: Frame;
  verdict: string;
  answer: (string | Mark)[];
  values: PuzzleValue[];
}

export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  connections: number;
}

/** Why a request was not followed; `options`: the table options that were wrong. */
export interface Fault {
  code: string;
  reason: string;
  options: string[];
}

/** `everywhere`: on all devices; else on this one. */
export interface LogOut {
  everywhere?: boolean;
}

/** What cannot be taken back is done only if it is said twice. */
export interface Sure {
  sure: boolean;
}

/** A passkey of an account, as its owner sees it. */
export interface Passkey {
  id: string;
  label: string;
  made: number;
  used: number;
}

/** What keeps somebody's seats for years, and what this server offers for that. */
export interface Account {
  passkeys: Passkey[];
  mail: string;
  sessions: number;
  offers_passkeys: boolean;
  offers_mail: boolean;
}

/** What a browser makes or uses a passkey by; `ticket` goes back with the answer. */
export interface Asked {
  ticket: string;
  options: Plain;
}

/** What the browser made, as `PublicKeyCredential.toJSON()` writes it. */
export interface MadePasskey {
  ticket: string;
  credential: Plain;
  label?: string;
}

export interface UsedPasskey {
  ticket: string;
  credential: Plain;
}

export interface DropPasskey {
  id: string;
}

export interface MailTo {
  address: string;
}

/** What a link in a mail holds. */
export interface UseTicket {
  ticket: string;
}

/** It was done, or a mail is on its way: to whom, is not said. */
export interface Sent {
  ok: boolean;
}

export interface MySeat {
  table: string;
  game: string;
  status: string;
  seat: number;
  name: string;
  host: boolean;
  made: number;
  touched: number;
}

export interface MyLine {
  table: string;
  at: number;
  text: string;
}

/** All that the server keeps about whoever asks. */
export interface MyData {
  id: string;
  name: string;
  made: number;
  devices: Plain[];
  account: Account;
  seats: MySeat[];
  chat: MyLine[];
  links: Plain[];
  campaigns: Plain[];
  more: Record<string, Plain[]>;
}

/** Where a browser can be called, as its PushSubscription says it. */
export interface CallMe {
  endpoint: string;
  key: string;
  auth: string;
}

export interface CallNoMore {
  endpoint: string;
}

/** Where you are called when it is your turn and you are away; `key` is what a browser subscribes by. */
export interface Calls {
  key: string;
  places: string[];
}

/** Something that only whoever made a table can do there; `seat`: to whom, if to anybody. */
export interface HostDo {
  do: string;
  seat?: string;
}

/** Something that the host did; all at the table can read it. */
export interface HostDeed {
  what: string;
  seat: string;
  at: number;
}

/** What the host did, and who is muted; for the host alone, which seats are taken by people at one address. */
export interface HostView {
  host: boolean;
  paused: boolean;
  muted: string[];
  alike: string[][];
  deeds: HostDeed[];
}

/** Of somebody at a table, for whoever runs the server. */
export interface Report {
  seat: string;
  why: string;
  text?: string;
}

/** Somebody's rating at a game: nearly surely it lies within so much of what is told. */
export interface Rated {
  kind: string;
  name: string;
  rating: number;
  within: number;
  games: number;
  mine: boolean;
}

export interface Ratings {
  game: string;
  offered: boolean;
  players: Rated[];
}

export interface NewTournament {
  game: string;
  seats: number;
  title?: string;
  kind?: string;
  rounds?: number;
}

export interface Entrant {
  name: string;
  points: number;
  mine: boolean;
}

export interface Pairing {
  round: number;
  table: string;
  over: boolean;
  names: string[];
  mine: boolean;
}

export interface Tournament {
  id: string;
  game: string;
  title: string;
  kind: string;
  seats: number;
  rounds: number;
  round: number;
  state: string;
  host: boolean;
  mine: boolean;
  entrants: Entrant[];
  pairings: Pairing[];
}

export type Message = Hello | Act | Say | Chat | Why | Undo | Answer | Leave | Return | Watching | Passing | Hint | Ping | Whole;

export type Event = Frame | Patch | Seating | Lines | Done | Offered | Refused | Reason | Hinted | Moved | Pong;
