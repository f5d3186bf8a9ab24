/** The live connection to one table. It comes back by itself, and sends again what was never acknowledged. */

import { language, t } from "./language.svelte";
import type { Event, Frame, Hinted, Line, LogLine, Message, Reason, Seat, UndoOffer } from "./wire";
import { Trouble } from "./api.svelte";
import { doneWith } from "./deciding";
import { Folded } from "./folded";
import type { Change } from "./playback.svelte";

type Request = Exclude<Message, { type: "hello" }>;
type Wish = { [One in Request as One["type"]]: Omit<One, "id"> }[Request["type"]];

interface Waiting {
  message: Request;
  resolve: (answer: Reason | Hinted | null) => void;
  reject: (fault: Trouble) => void;
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const NO_TABLE = 4404;

export class LiveTable {
  frame = $state.raw<Frame | null>(null);
  frames = $state(0); // how many came: a step that others are not to learn of has no number of its own
  log = $state.raw<LogLine[]>([]);
  fresh = $state.raw<LogLine[]>([]); // the log lines of the latest frame
  done = $state.raw<string[]>([]); // the seats that have answered what several are asked
  chat = $state.raw<Line[]>([]);
  seats = $state.raw<Seat[]>([]);
  seatsAt = $state(0);
  phaseEnds = $state<number | null>(null); // when the time that all have together is up, in this page's milliseconds
  spectators = $state(0);
  paused = $state(false); // by whoever made the table
  undoOffer = $state.raw<UndoOffer | null>(null);
  online = $state(false);
  fault = $state("");
  moved = $state("");
  onframe: (change: Change) => void = () => undefined;

  #folded = new Folded();
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #delay = 250;
  #timer = 0;
  #pinger = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly invite: string,
  ) {
    this.#connect();
    addEventListener("offline", this.#cut);
    addEventListener("online", this.#mend);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#mend);
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  /** The browser knows sooner than silence does that there is no network, and when there is one again. */
  #cut = (): void => this.#socket?.close();
  #mend = (): void => {
    if (this.online || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Connect anew, as somebody who may have a seat now. */
  again(): void {
    this.#socket?.close();
  }

  /** Send a message; what comes back is the answer to a `why` or a `hint`, nothing, or a refusal with its reason. */
  send<Answer extends Reason | Hinted = Reason>(wish: Wish): Promise<Answer | null> {
    const message = { ...wish, id: newId() } as Request;
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve: resolve as Waiting["resolve"], reject });
      this.#put(message);
    });
  }

  #put(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?language=${language.code}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#put({
        type: "hello",
        wire: 2,
        since: this.frame?.view ? this.frame.step : -1,
        chat_since: this.chat.at(-1)?.number ?? 0,
        invite: this.invite,
      });
      for (const { message } of this.#waiting.values()) this.#put(message);
      this.#keepAlive();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Event);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.online = false;
      clearInterval(this.#pinger);
      if (this.#closed) return;
      if (event.code === NO_TABLE) {
        this.fault ||= t("there-is-no-such-table");
        return;
      }
      this.#timer = window.setTimeout(() => this.#connect(), this.#delay);
      this.#delay = Math.min(4_000, this.#delay * 2);
    };
  }

  /** A connection that died without a word is noticed by its silence. */
  #keepAlive(): void {
    clearInterval(this.#pinger);
    this.#pinger = window.setInterval(() => {
      const socket = this.#socket;
      const silence = window.setTimeout(() => socket?.close(), PONG_WITHIN);
      const heard = (): void => clearTimeout(silence);
      this.send({ type: "ping" }).then(heard, heard);
    }, PING_EVERY);
  }

  #hear(event: Event): void {
    switch (event.type) {
      case "frame":
        this.#folded.begin(event);
        this.#show(event);
        break;
      case "patch": {
        const frame = this.#folded.follow(event, this.log.length);
        if (frame) this.#show(frame);
        else void this.send({ type: "whole" }).catch(() => undefined);
        break;
      }
      case "seating":
        this.#folded.seat(event);
        this.#seat(event.seats, event.spectators, event.undo_offer);
        this.paused = event.paused;
        break;
      case "chat": {
        const last = this.chat.at(-1)?.number ?? 0;
        this.chat = [...this.chat, ...event.lines.filter((one) => one.number > last)];
        break;
      }
      case "moved":
        this.moved = event.table;
        break;
      case "refused":
        if (event.id === "") this.fault = event.reason;
        this.#answer(event.id)?.reject(new Trouble(event.code, event.reason, [], event.rule));
        break;
      case "reason":
      case "hinted":
        this.#answer(event.id)?.resolve(event);
        break;
      case "offered": // not done yet: the seating shows for whom it waits
      case "done":
      case "pong":
        this.#answer(event.id)?.resolve(null);
        break;
    }
  }

  #show(frame: Frame): void {
    this.online = true;
    this.#delay = 250;
    this.#write([...this.log.slice(0, frame.log_from), ...frame.log]);
    this.done = doneWith(this.done, this.frame, frame, frame.seats.map((one) => one.seat));
    this.phaseEnds = frame.phase_ends_in === null ? null : performance.now() + frame.phase_ends_in * 1000;
    this.frame = frame;
    this.frames += 1;
    this.#seat(frame.seats, frame.spectators, frame.undo_offer);
    this.paused = frame.paused;
    this.onframe({ frame, log: this.log, fresh: this.fresh, done: this.done });
  }

  /** A whole frame tells the log from its beginning: only what was not there before is news. */
  #write(log: LogLine[]): void {
    const news = log.findIndex((line, number) => line !== this.log[number] && JSON.stringify(line) !== JSON.stringify(this.log[number]));
    this.fresh = this.frame && news >= 0 ? log.slice(news) : [];
    this.log = log;
  }

  #answer(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #seat(seats: Seat[], spectators: number, offer: UndoOffer | null): void {
    this.seats = seats;
    this.seatsAt = performance.now();
    this.spectators = spectators;
    this.undoOffer = offer;
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
