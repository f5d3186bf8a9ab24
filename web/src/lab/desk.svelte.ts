/** What the designer looks at: a setting, what is known of it so far, and the variants pinned beside it. */

import { route } from "../route.svelte";
import { Bench, readLink, writeLink } from "./live.svelte";
import type { Pin } from "./Pins.svelte";
import type { Answer, Ban, Effect, Example, Even, Figures, Setting, Thing, Walk } from "./wire";

const SETTLES = 120; // milliseconds after the last move of a slider
export const MOST_PINS = 8;

export class Desk {
  bench = new Bench();
  setting = $state.raw<Required<Setting>>({ game: "", players: null, changes: {}, bots: "medium" });
  figures = $state.raw<Figures | null>(null);
  effects = $state.raw<Effect[]>([]);
  left = $state(0);
  isTried = $state(false); // every change
  isDone = $state(false); // there is no more to come
  walks = $state.raw<Walk[]>([]);
  things = $state.raw<Thing[]>([]);
  bans = $state.raw<Ban[]>([]);
  even = $state.raw<Even | null>(null);
  isTuning = $state(false);
  isPlaying = $state(false);
  isCompiling = $state(false);
  pinned = $state.raw<Record<string, string>[]>([]);
  pinFigures = $state.raw<Record<string, Figures>>({});
  examples = $state.raw<Example[] | null>(null);
  #stops: (() => void)[] = [];
  #timer = 0;

  constructor(game: string, query: URLSearchParams) {
    const { setting, pins } = readLink(game, query);
    this.setting = setting;
    for (const one of [{}, ...pins]) this.pin(one, false);
    this.#look();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.bench.close();
  }

  /** Another value of an option; the usual one is no change. */
  move(option: string, value: string, usual: string): void {
    const changes = Object.fromEntries(Object.entries(this.setting.changes).filter(([name]) => name !== option));
    this.choose(value === usual ? changes : { ...changes, [option]: value });
  }

  choose(changes: Record<string, string>): void {
    this.change({ changes });
  }

  change(to: Partial<Setting>): void {
    const players = this.setting.players;
    this.setting = { ...this.setting, ...to } as Required<Setting>;
    if (this.setting.players !== players || to.bots !== undefined) {
      const pins = this.pinned;
      [this.pinned, this.pinFigures] = [[], {}];
      for (const one of pins) this.pin(one, false);
    }
    this.#remember();
    for (const stop of this.#stops.splice(0)) stop();
    clearTimeout(this.#timer);
    this.isPlaying = true;
    this.#timer = window.setTimeout(() => this.#look(), SETTLES);
  }

  /** All questions about the setting, one after the other: what is seen first comes first. */
  #look(): void {
    const { setting } = this;
    this.bench.fault = "";
    this.isPlaying = true;
    [this.effects, this.walks, this.things, this.bans, this.even, this.left, this.isTried, this.isDone] = [[], [], [], [], null, 0, false, false];
    const hear = (answer: Answer): void => this.#hear(answer);
    const ask = (what: "figures" | "effects" | "pace" | "things", then: () => void): void => void this.#stops.push(this.bench.ask({ ask: what, setting }, hear, then));
    ask("figures", () => {
      [this.isPlaying, this.isCompiling] = [false, false];
      ask("effects", () => {
        [this.left, this.isTried] = [0, true]; // changes that clash with others are told of by nobody
        ask("pace", () => ask("things", () => (this.isDone = true)));
      });
    });
  }

  #hear(answer: Answer): void {
    if (answer.told === "figures") [this.figures, this.isCompiling] = [answer, answer.compiling];
    else if (answer.told === "effect") [this.effects, this.left] = [joined(this.effects, [answer], (one) => `${one.option} ${one.to}`), answer.left];
    else if (answer.told === "pace") this.walks = joined(this.walks, answer.walks, (one) => one.game);
    else if (answer.told === "things") this.things = answer.things;
    else if (answer.told === "ban") this.bans = joined(this.bans, [answer], (one) => `${one.label} ${one.side}`);
    else if (answer.told === "even") this.even = answer;
    else if (answer.told === "examples") this.examples = answer.games;
    else if (answer.told === "waiting") this.isCompiling = true;
  }

  pin(changes: Record<string, string>, remember = true): void {
    const key = keyOf(changes);
    if (this.pinned.length >= MOST_PINS || this.pinned.some((one) => keyOf(one) === key)) return;
    this.pinned = [...this.pinned, changes];
    this.bench.ask({ ask: "figures", setting: { ...this.setting, changes } }, (answer) => {
      if (answer.told === "figures") this.pinFigures = { ...this.pinFigures, [key]: answer };
    });
    if (remember) this.#remember();
  }

  unpin(place: number): void {
    this.pinned = this.pinned.filter((_, other) => other !== place);
    this.#remember();
  }

  pins(titleOf: (changes: Record<string, string>) => string): Pin[] {
    return this.pinned.map((changes) => ({ changes, title: titleOf(changes), figures: this.pinFigures[keyOf(changes)] ?? null }));
  }

  show(figure: string): void {
    this.examples = null;
    this.#stops.push(this.bench.ask({ ask: "examples", setting: this.setting, figure }, (answer) => this.#hear(answer)));
  }

  makeEven(): void {
    [this.isTuning, this.even] = [true, null];
    this.#stops.push(this.bench.ask({ ask: "even", setting: this.setting }, (answer) => this.#hear(answer), () => (this.isTuning = false)));
  }

  /** The address leads here again: for a friend, or after a reload. */
  #remember(): void {
    history.replaceState(null, "", writeLink(this.setting, this.pinned.slice(1)));
    route.place.query = new URLSearchParams(location.hash.split("?")[1] ?? "");
  }
}

/** With what came now, which takes the place of the same: a question whose connection was lost is asked and answered anew. */
function joined<One>(all: One[], fresh: One[], key: (one: One) => string | number): One[] {
  const keys = new Set(fresh.map(key));
  return [...all.filter((one) => !keys.has(key(one))), ...fresh];
}

export const keyOf = (changes: Record<string, string>): string => JSON.stringify(Object.entries(changes).sort());
