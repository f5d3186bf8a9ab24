/**
 * What happened is followed by the eye: every change that comes is played line by line, one after the other, before the
 * table is shown as it left it. Whoever wants no motion, comes back or looks elsewhere is shown how the table stands.
 */

import type { Moment } from "./boards";
import { speedOf } from "./speed.svelte";
import type { Cue, Frame, LogLine } from "./wire";

/** One frame, and what it told anew. */
export interface Change {
  frame: Frame;
  log: LogLine[];
  fresh: LogLine[];
  done: string[]; // the seats that have answered what several are asked
}

/** How long each kind of event is looked at, in milliseconds at the normal speed; what has no cue is not played. */
const LASTS: Record<Cue, number> = {
  "": 0,
  turn: 500, round: 800, step: 700, jump: 800, swap: 900, deal: 250, draw: 550, shuffle: 600, roll: 900, look: 500,
  reveal: 1000, place: 550, take: 600, give: 600, discard: 450, play: 700, pass: 350, choose: 450, vote: 450, say: 600,
  open: 900, close: 800, gain: 600, pay: 500, lose: 800, hurt: 900, heal: 600, attack: 900, capture: 1100, free: 1000,
  death: 1200, alarm: 900, build: 700, score: 800, win: 1500,
};
const MOST = 5_000; // milliseconds for one change: a long one goes faster
const QUICK = 0.5; // of the usual time, for what somebody has no part in
const HAND = 3_000; // milliseconds until a die falls by itself that its owner does not throw
const LINE_UP = 3; // changes that may wait; beyond that everything goes faster

export class Playback {
  shown = $state.raw<Change | null>(null);
  moment = $state.raw<Moment | null>(null);
  changes = $state(0); // how many were shown
  behind = $state(0); // how many wait to be shown
  holds: (line: LogLine, before: LogLine[]) => boolean = () => false; // what waits for this person's own hand
  hurries: (line: LogLine, before: LogLine[]) => boolean = () => false; // what they have no part in
  onmoment: (line: LogLine) => void = () => undefined;
  onshown: (change: Change, isPlayed: boolean) => void = () => undefined;

  #queue: Change[] = [];
  #timer = 0;

  /** A change has come. */
  take(change: Change): void {
    const isStrange = !this.shown?.frame.view || change.frame.whole;
    if (isStrange || speedOf() === 0 || document.hidden) {
      this.#drop();
      this.#show(change, false);
      return;
    }
    this.#queue.push(change);
    this.behind = this.#queue.length;
    if (this.#queue.length === 1) this.#soon();
  }

  /** Whoever does not want to watch sees the table as it is now. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    this.#drop();
    this.#show(last, true);
  }

  close(): void {
    this.#drop();
  }

  /** The lines of the first change in the queue, from this one on. */
  #play(from: number, isThrown = false): void {
    const change = this.#queue[0];
    if (!change) return;
    const at = change.fresh.findIndex((line, place) => place >= from && lasts(line) > 0);
    const line = change.fresh[at];
    if (!line) return this.#end(change);
    const told = { line, before: change.fresh.slice(0, at), next: change.frame.view ?? {} };
    if (!isThrown && this.holds(line, told.before)) return this.#wait(told, at);
    const milliseconds = this.#time(change, line) * (this.hurries(line, told.before) ? QUICK : 1);
    this.moment = { ...told, milliseconds };
    this.onmoment(line);
    this.#timer = window.setTimeout(() => this.#play(at + 1), milliseconds);
  }

  #wait(told: Omit<Moment, "milliseconds">, at: number): void {
    const go = (): void => {
      clearTimeout(this.#timer);
      if (this.moment?.go === go) this.#play(at, true);
    };
    this.moment = { ...told, milliseconds: 0, go };
    this.#timer = window.setTimeout(go, HAND);
  }

  #time(change: Change, line: LogLine): number {
    const whole = change.fresh.reduce((sum, one) => sum + lasts(one), 0);
    const hurry = Math.min(1, MOST / whole) * Math.min(1, LINE_UP / this.#queue.length);
    return Math.round(lasts(line) * speedOf() * hurry);
  }

  #end(change: Change): void {
    this.#queue.shift();
    this.behind = this.#queue.length;
    this.moment = null;
    this.#show(change, true);
    if (this.#queue.length > 0) this.#soon();
  }

  /** The next change is played once all else is drawn: both at once drop a frame. */
  #soon(): void {
    this.#timer = window.setTimeout(() => this.#play(0), 0);
  }

  #show(change: Change, isPlayed: boolean): void {
    this.shown = change;
    this.changes += 1;
    this.onshown(change, isPlayed);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.behind = 0;
    this.moment = null;
  }
}

const lasts = (line: LogLine): number => LASTS[line.cue as Cue] ?? 0;
