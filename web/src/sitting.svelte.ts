/** Somebody at one table: what they are shown, what they are asked, and what they can do about it. */

import { untrack } from "svelte";

import { Trouble, game as fetchGame, get, me } from "./api.svelte";
import { type BoardProps, type Drawn, drawnOf } from "./boards";
import { Choices } from "./choices.svelte";
import { firsts } from "./firsts.svelte";
import { Following } from "./following.svelte";
import { t } from "./language.svelte";
import { LiveTable } from "./live.svelte";
import { Playback } from "./playback.svelte";
import { peopleAt, spoken } from "./says";
import { pace } from "./speed.svelte";
import type { GameInfo, Hinted, Option, Reason, TableInfo } from "./wire";
import { seatTitle } from "./words";

/** Made while a page is being made: it follows the table as long as that page is there. */
export class Sitting {
  readonly live: LiveTable;
  readonly playback = new Playback();
  readonly choices = new Choices();
  readonly following: Following;
  game = $state.raw<GameInfo | null>(null);
  info = $state.raw<TableInfo | null>(null);
  drawn = $state.raw<Drawn | null>(null);
  busy = $state(false);
  fault = $state("");
  hint = $state.raw<Hinted | null>(null); // for what is asked now
  seeksHint = $state(false);

  frame = $derived(this.playback.shown?.frame ?? null);
  late = $derived(this.playback.behind > 0);
  mine = $derived(this.frame?.seat ?? null);
  status = $derived(this.frame?.status ?? "");
  view = $derived(this.frame?.revealed ?? this.frame?.view ?? null);
  done = $derived(this.playback.shown?.done ?? []);
  #kind = $derived(this.frame?.game ?? "");
  #isOver = $derived(Boolean(this.frame?.result));
  #decidedAt = $state(-1); // how long the log was then
  #hasReasons = $state(false); // this game says why it asks
  #lastOptions = "";
  #wasLate = false;

  constructor(
    readonly table: string,
    readonly invite: string,
  ) {
    this.live = new LiveTable(table, invite);
    this.live.onframe = (change) => this.playback.take(change);
    this.playback.holds = (line, before) => this.drawn?.throws?.(line, before, this.mine) ?? false;
    this.playback.hurries = (line, before) => this.drawn?.hurries?.(line, before, this.view ?? {}, this.mine) ?? false;
    this.following = new Following(this.playback, () => this.myTurn);
    $effect(() => this.#fetchGame());
    $effect(() => this.#fetchInfo());
    $effect(() => this.#offer());
    $effect(() => this.#tellWhetherWatching());
    $effect(() => this.#countFirstGames());
    $effect(() => {
      pace.gentle = this.isFirst && firsts.slowly.on;
      return () => (pace.gentle = false);
    });
  }

  close(): void {
    this.live.close();
    this.playback.close();
  }

  // What they are shown

  get seats(): string[] {
    return this.live.seats.map((one) => one.seat);
  }
  people = $derived.by(() => peopleAt(this.table, this.live.seats, this.game));
  who = (seat: string): string => this.people.get(`seat:${seat}`) ?? seatTitle(seat);
  chair = $derived.by(() => this.live.seats.find((one) => one.seat === this.mine));
  /** Of what is being played the log tells as far as it has come. */
  log = $derived.by(() => {
    const now = this.playback.moment;
    return [...(this.playback.shown?.log ?? []), ...(now ? [...now.before, ...(now.go ? [] : [now.line])] : [])];
  });
  /** What of it came since this person decided something here. */
  news = $derived.by(() => (this.#decidedAt < 0 ? [] : this.log.slice(this.#decidedAt)));
  given = $derived.by((): BoardProps | null => {
    const { view, game } = this;
    if (!view || !game) return null;
    const question = this.myTurn ? (this.live.frame?.question ?? null) : null;
    return {
      view, seat: this.mine, seats: this.seats, choices: this.choices, game, people: this.people, question,
      moment: this.playback.moment, act: (notations) => this.actAll(notations),
      say: this.mine === null ? undefined : (claim) => this.attempt(this.live.send({ type: "say", claim })),
      lit: this.following.lit,
    };
  });

  // What they are asked

  /** Nobody decides before they have seen what happened; but what others do meanwhile keeps nobody from deciding. */
  options = $derived.by((): Option[] => {
    const now = this.live.frame?.options ?? [];
    return !this.late || JSON.stringify(this.frame?.options) === JSON.stringify(now) ? now : [];
  });
  get myTurn(): boolean {
    return this.options.length > 0;
  }
  /** One of this person's first games of its kind. */
  isFirst = $derived.by(() => this.mine !== null && firsts.isAt(this.#kind, this.table));
  /** Why they are asked, as long as that is new to them; null: it is not, or the game does not say. */
  whyAsked = $derived.by(() => (this.isFirst && !this.#isOver && firsts.reasons.on && this.#hasReasons ? ((this.myTurn && this.frame?.question?.why) || "") : null));
  asked = $derived.by(() => (this.frame?.question ? spoken(this.frame.question.says, this.people) : ""));
  /** What stands in place of a question while others decide, or while something is played. */
  waiting = $derived.by(() => {
    const now = this.playback.moment;
    if (now) return now.go ? t("your-die") : spoken(now.line.says, this.people);
    const asked = this.frame?.asked ?? [];
    return asked.length === 0 ? t("one-moment") : t("waiting-for", { names: asked.map(this.who).join(", ") });
  });
  together = $derived.by(() => {
    if (this.done.length === 0 || !this.frame || this.late) return "";
    return t("done-and-thinking", { done: this.done.map(this.who).join(", "), thinking: this.frame.asked.map(this.who).join(", ") });
  });

  // What they do

  /** Wait for the server's word; a refusal is shown. */
  attempt = async (doing: Promise<Reason | null>): Promise<boolean> => {
    this.busy = true;
    try {
      await doing;
      this.fault = "";
      return true;
    } catch (trouble) {
      this.fault = (trouble as Error).message;
      return false;
    } finally {
      this.busy = false;
    }
  };

  /** What would a bot do here? It is shown on the table, until it is decided. */
  askForHint = async (): Promise<void> => {
    if (this.seeksHint) return;
    this.seeksHint = true;
    try {
      this.hint = await this.live.send<Hinted>({ type: "hint", practice: true });
      this.fault = "";
      this.choices.hinted = this.hint?.option.notation ?? "";
    } catch (trouble) {
      const isDecided = trouble instanceof Trouble && trouble.code === "stale"; // meanwhile: nobody needs it any more
      if (!isDecided) this.fault = (trouble as Error).message;
    } finally {
      this.seeksHint = false;
    }
  };
  mayHint = $derived.by(() => (this.frame?.hints ?? false) && this.options.length > 0 && !this.chair?.stand_in);

  async act(option: Option): Promise<void> {
    if (!this.live.frame || this.busy) return;
    this.hint = null;
    this.playback.skip();
    this.following.hits = [];
    this.#decidedAt = this.live.log.length;
    await this.attempt(this.live.send({ type: "act", at: this.live.frame.step, option: option.notation }));
    this.#forgetChoice(); // also where the next decision has the very same options
  }

  /** Several at once, such as the parts of one deed: each is asked for when the table shows what the last one led to. */
  async actAll(notations: string[]): Promise<boolean> {
    this.hint = null;
    this.#decidedAt = this.live.log.length;
    for (const notation of notations) {
      this.playback.skip();
      const step = this.live.frame?.step;
      if (step === undefined || !(await this.attempt(this.live.send({ type: "act", at: step, option: notation })))) return false;
    }
    this.#forgetChoice();
    return true;
  }

  #forgetChoice(): void {
    this.choices.reset();
    this.choices.hinted = "";
  }

  // What follows by itself

  #fetchGame(): void {
    const slug = this.frame?.game;
    if (!slug) return;
    void fetchGame(slug).then(
      (found) => {
        this.game = found;
        this.choices.touches = new Set(found.touches);
      },
      (trouble: Error) => (this.fault = trouble.message));
    void drawnOf(slug).then((found) => (this.drawn = found));
  }

  /** The table's own facts change with its status and with who looks, not with every frame. */
  #fetchInfo(): void {
    void me.known;
    if (this.status) void get<TableInfo>(`/tables/${this.table}`, { invite: this.invite }).then((found) => (this.info = found), () => undefined);
  }

  #offer(): void {
    const options = this.options;
    const now = JSON.stringify(options);
    if (now === this.#lastOptions) return;
    this.#lastOptions = now;
    this.hint = null;
    untrack(() => {
      this.choices.set(options);
      this.#hasReasons ||= Boolean(this.live.frame?.question?.why);
    });
  }

  #countFirstGames(): void {
    const [game, isOver] = [this.#kind, this.#isOver];
    if (!game || this.mine === null) return;
    untrack(() => (isOver ? firsts.finish(game, this.table) : void firsts.ask(game).catch(() => undefined)));
  }

  /** So that bots wait for whoever watches: told anew with every change that was shown, so that they know it goes on. */
  #tellWhetherWatching(): void {
    void this.playback.changes;
    if (!this.late && !this.#wasLate) return;
    this.#wasLate = this.late;
    void this.live.send({ type: "watching", busy: this.late }).catch(() => undefined);
  }
}
