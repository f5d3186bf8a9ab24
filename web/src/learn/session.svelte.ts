/** Somebody in a lesson. The server keeps nothing: the step that one is at is remembered here, and all else follows from it. */

import { get } from "../api.svelte";
import type { Change, Playback } from "../playback.svelte";
import type { Frame, Lesson, LessonStep, LogLine, Option } from "../wire";

/** What the slip beside the thing tells: the step itself, why something was wrong, or that a chapter is done. */
export type Telling = "step" | "wrong" | "not_here" | "chapter" | "end";

const NONE: Option[] = [];
const REMEMBERED = "lesson";
const placeOf = (slug: string): string => `${REMEMBERED} ${slug}`;

/** What follows from its state is told by getters: of values derived from several changes at once some stayed as they were. */
export class Session {
  lesson = $state.raw<Lesson | null>(null);
  step = $state.raw<LessonStep | null>(null);
  number = $state(0);
  furthest = $state(0);
  telling = $state<Telling>("step");
  answer = $state("");
  done = $state.raw<string[]>([]); // at this step so far
  busy = $state(false);
  moving = $state(false); // the step is done, the next one is on its way
  fault = $state("");

  #log: LogLine[] = [];
  #asked = 0;

  constructor(
    readonly slug: string,
    readonly playback: Playback,
  ) {}

  get count(): number {
    return this.lesson?.steps.length ?? 0;
  }

  /** What is still to be done at this step. */
  get next(): string {
    return this.step?.do[this.done.length] ?? "";
  }

  /** Whether the step is told, and not what came of it. */
  get isTold(): boolean {
    return this.telling === "step" || this.telling === "not_here";
  }

  /** Whether something is to be done now. */
  get mayAct(): boolean {
    return this.playback.behind === 0 && !this.moving && this.isTold && (this.step?.do.length ?? 0) > 0;
  }

  get options(): Option[] {
    return this.mayAct ? (this.playback.shown?.frame.options ?? NONE) : NONE;
  }

  /** Whether what is to be done next is no option: words. */
  get isSaid(): boolean {
    return this.mayAct && this.next !== "" && !this.options.some((one) => one.notation === this.next);
  }

  /** What is pointed at; once a part of the step is done, what of it the next part touches. */
  get look(): string[] {
    const { step, done, isTold, next, playback } = this;
    const touched = playback.shown?.frame.options.find((one) => one.notation === next)?.handles ?? [];
    return isTold ? (step?.look.filter((one) => done.length === 0 || touched.includes(one)) ?? []) : [];
  }

  /** What else is spoken of. */
  get about(): string[] {
    const { step, isTold } = this;
    return isTold ? (step?.about ?? []) : [];
  }

  async begin(): Promise<void> {
    try {
      this.lesson = await get<Lesson>(`/games/${this.slug}/lesson`);
    } catch (trouble) {
      this.fault = (trouble as Error).message;
      return;
    }
    const kept = Number(localStorage.getItem(placeOf(this.slug)));
    this.furthest = kept > 0 && kept < this.count ? kept : 0;
    await this.go(this.furthest);
  }

  /** To a step as it begins. */
  async go(number: number): Promise<void> {
    const asked = ++this.#asked;
    try {
      const step = await get<LessonStep>(`/games/${this.slug}/lesson/${number}`);
      if (asked !== this.#asked) return;
      this.number = number;
      this.furthest = Math.max(this.furthest, number);
      localStorage.setItem(placeOf(this.slug), String(number));
      this.step = step;
      this.telling = number === this.count ? "end" : "step";
      this.answer = "";
      this.done = [];
      this.moving = false;
      this.#log = [];
      for (const frame of step.frames) this.#show(frame);
    } catch (trouble) {
      this.fault = (trouble as Error).message;
    }
  }

  /** On from a step that is done, or that is only to be read. */
  async on(): Promise<void> {
    await this.go(Math.min(this.number + 1, this.count));
  }

  /** Do this at the step; true: it was what the step wants, or leads there. */
  async act(notation: string): Promise<boolean> {
    if (this.busy || this.moving || this.telling === "wrong" || this.telling === "chapter") return false;
    this.busy = true;
    try {
      const done = [...this.done, notation];
      const query = new URLSearchParams(done.map((one) => ["did", one]));
      const told = await get<LessonStep>(`/games/${this.slug}/lesson/${this.number}?${query}`);
      if (told.verdict !== "not_here") return this.#hear(told, done);
      if (this.done.length > 0) await this.go(this.number); // what was begun otherwise is begun anew
      this.telling = "not_here";
      this.answer = told.answer;
      return false;
    } catch (trouble) {
      this.fault = (trouble as Error).message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  #hear(told: LessonStep, done: string[]): boolean {
    this.fault = "";
    this.answer = told.answer;
    // Of a deed of several parts all but the last were shown when they were done.
    for (const frame of told.frames.slice(told.verdict === "more" ? 0 : Math.min(this.done.length, told.frames.length - 1))) this.#show(frame);
    this.done = done;
    if (told.verdict === "wrong") this.telling = "wrong";
    else if (told.verdict === "right") this.telling = told.jumps ? "chapter" : "step";
    else this.telling = "step";
    this.moving = told.verdict === "right" && !told.jumps;
    if (this.moving) void this.#whenPlayed(() => this.on());
    return told.verdict !== "wrong";
  }

  #show(told: Frame): void {
    const frame = { ...told, beside: [] }; // what one may do of one's own accord is no part of a lesson
    const change: Change = { frame, log: frame.log, fresh: frame.log.slice(this.#log.length), done: [] };
    this.#log = frame.log;
    this.playback.take(change);
  }

  /** What happened is looked at before the next thing is said. */
  async #whenPlayed(then: () => Promise<void>): Promise<void> {
    const asked = this.#asked;
    while (this.playback.behind > 0) await new Promise((go) => setTimeout(go, 60));
    if (asked === this.#asked) await then();
  }
}
