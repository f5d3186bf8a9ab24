/** The connection to the bench: questions go, answers come as games do, and whatever is asked anew ends what was before. */

import { language, t } from "../language.svelte";
import type { Answer, Asked, Setting } from "./wire";

type Question = Exclude<Asked, { ask: "stop" }>;
export type Wish = { [One in Question as One["ask"]]: Omit<One, "id"> }[Question["ask"]];
type Hear = (answer: Answer) => void;

interface Waiting {
  text: string;
  hear: Hear;
  end: () => void;
}

const AT_ONCE = 4; // fewer than the server allows
const AGAIN = 1500; // milliseconds until a lost connection is tried once more

export class Bench {
  online = $state(true);
  fault = $state("");
  #socket: WebSocket | null = null;
  #asked = new Map<number, Waiting>(); // sent, and not answered to the end
  #queue = new Map<number, Waiting>();
  #number = 0;
  #closed = false;
  #timer = 0;

  constructor() {
    this.#connect();
  }

  /** Ask; `hear` is called for every answer. What comes back ends it: call it when nobody wants to know any more. */
  ask(wish: Wish, hear: Hear, end: () => void = () => undefined): () => void {
    const id = ++this.#number;
    this.#queue.set(id, { text: JSON.stringify({ ...wish, id }), hear, end });
    this.#send();
    return () => this.#stop(id);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/lab/live?language=${language.code}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.#send();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Answer);
    socket.onclose = () => {
      if (this.#closed) return;
      this.online = false;
      this.#queue = new Map([...this.#asked, ...this.#queue]);
      this.#asked.clear();
      this.#timer = window.setTimeout(() => this.#connect(), AGAIN);
    };
  }

  #send(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    for (const [id, one] of this.#queue) {
      if (this.#asked.size >= AT_ONCE) return;
      this.#queue.delete(id);
      this.#asked.set(id, one);
      this.#socket.send(one.text);
    }
  }

  #hear(answer: Answer): void {
    const one = this.#asked.get(answer.id);
    if (answer.told === "failed") this.fault = answer.reason;
    if (answer.told === "ended" || answer.told === "failed") {
      this.#asked.delete(answer.id);
      one?.end();
      this.#send();
    } else one?.hear(answer);
  }

  #stop(id: number): void {
    if (!this.#queue.delete(id) && this.#asked.delete(id) && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ ask: "stop", id }));
      this.#send();
    }
  }
}

const OWN_KEYS = ["players", "bots", "pin"];

/** What stands behind the address's #: the setting that is looked at, and those that are pinned beside it. */
export function readLink(game: string, query: URLSearchParams): { setting: Required<Setting>; pins: Record<string, string>[] } {
  const changes = Object.fromEntries([...query].filter(([name]) => !OWN_KEYS.includes(name)));
  const players = Number(query.get("players")) || null;
  return { setting: { game, players, changes, bots: query.get("bots") ?? "medium" }, pins: query.getAll("pin").map(readPin) };
}

const readPin = (pin: string): Record<string, string> => Object.fromEntries(pin.split(",").filter((one) => one.includes("=")).map((one) => [one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1)]));
export const writePin = (changes: Record<string, string>): string => Object.entries(changes).map(([name, value]) => `${name}=${value}`).join(",");

export function writeLink(setting: Required<Setting>, pins: Record<string, string>[]): string {
  const query = new URLSearchParams(setting.changes);
  if (setting.players !== null) query.set("players", String(setting.players));
  if (setting.bots !== "medium") query.set("bots", setting.bots);
  for (const one of pins) query.append("pin", writePin(one));
  const text = query.toString();
  return `#/lab/${setting.game}${text ? `?${text}` : ""}`;
}

/** A number as this language writes it. */
export const decimal = (value: number, digits: number): string => value.toLocaleString(language.code, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A share as percent, `61.8`; decimals only where the interval is worth them. */
export function percent(value: number, low: number | null = null, high: number | null = null): string {
  const digits = low !== null && high !== null && high - low < 0.03 ? 1 : 0;
  return (100 * value).toLocaleString(language.code, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A change in points, with its sign and a true minus. */
export function points(value: number): string {
  const size = (100 * Math.abs(value)).toLocaleString(language.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return Math.abs(value) < 0.0005 ? "0" : value > 0 ? `+${size}` : `−${size}`;
}

/** Half the width of an interval: `± 0.4`. */
export const reach = (low: number | null, high: number | null): string => (low === null || high === null ? "" : `±\u00a0${(50 * (high - low)).toLocaleString(language.code, { maximumFractionDigits: 1 })}`);

/** Places in the turn order, as the server names such a figure. */
export const placeOf = (figure: string): number => Number(/^wins:(\d+)(st|nd|rd|th)$/.exec(figure)?.[1] ?? 0);

export const orderTitle = (place: number): string => t("lab-decides", { place });

/** A side's colour as it can be read on this page's ground. */
export const inked = (colour: string | undefined): string => `color-mix(in oklab, ${colour ?? "currentColor"} 50%, var(--text))`;
