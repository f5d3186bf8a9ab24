/** Names for things, as people read them. */

import { levelOf } from "./bots";
import { t } from "./language.svelte";
import { type People, type Says, called, common, marksIn } from "./says";
import { termsOf } from "./terms";
import type { GameInfo, Option, Plain, Seat } from "./wire";

export function title(word: string): string {
  const text = word.replaceAll("_", " ").replace(/\bhp\b/g, "HP");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function seatTitle(seat: string): string {
  if (roleOf(seat)) return title(seat);
  return t("seat-number", { number: /^[a-z]$/.test(seat) ? seat.charCodeAt(0) - 96 : seat.replace(/^[a-z]/, "") });
}

/** What a seat is called in the game, where that is a name and no code. */
export function roleOf(seat: string): string {
  return /^([a-z]?\d+|[a-z])$/.test(seat) ? "" : title(seat);
}

/** The sign that stands for a seat beside its colour and shape. */
export function seatSign(seat: string): string {
  return (/\d/.exec(seat)?.[0] ?? seat.charAt(0)).toUpperCase();
}

/** A view may write a seat's name larger than the table does. */
export function seatIndex(seats: string[], seat: unknown): number {
  return typeof seat === "string" ? seats.findIndex((one) => one.toLowerCase() === seat.toLowerCase()) : -1;
}

/** Any plain value as a word or a few; `called` knows the names of codes. */
export function plainly(value: unknown, called: (code: string) => string = title): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value === "string") return called(value);
  if (Array.isArray(value)) return value.map((one) => plainly(one, called)).join(", ") || "–";
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).filter(([, one]) => one !== 0 && one !== null);
  return parts.map(([name, one]) => (typeof one !== "number" ? `${called(name)} ${plainly(one, called)}` : one === 1 ? called(name) : `${one} × ${called(name)}`)).join(", ") || "–";
}

export function whoSits(seat: Seat, people: People): string {
  const name = people.get(`seat:${seat.seat}`) ?? seat.name;
  if (seat.kind === "open") return t("open");
  if (seat.kind === "bot") return t("sits-as-bot", { name, level: levelOf(seat.bot).word });
  return seat.stand_in ? t("sits-away", { name }) : name;
}

/** Both colour and shape tell seats apart: nobody has to see colours. */
export const SEAT_COLOURS = ["#f2b84b", "#6cc5f5", "#8ed48a", "#ff8f80", "#d5a6f0", "#e8e4da"];
export const SEAT_SHAPES = [
  "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
  "M-8.5-8.5H8.5V8.5H-8.5Z",
  "M0-11 11 8.5H-11Z",
  "M0-12 11 0 0 12-11 0Z",
  "M-5.5-9.5H5.5L11 0 5.5 9.5H-5.5L-11 0Z",
  "M0-12 3.4-4.2 11.5-3.4 5.4 2 7.2 10 0 5.8-7.2 10-5.4 2-11.5-3.4-3.4-4.2Z",
];

/** A thing as people call it: by its term, as the options that touch it name it, or as whoever sits there. */
export function thingTitle(handle: string, game: GameInfo, people: People, options: Option[] = []): string {
  const term = termsOf(game).handle(handle);
  if (term) return title(term.name);
  const mark = options.flatMap((one) => marksIn(one.says)).find((one) => one.handle === handle);
  const person = people.get(`seat:${handle.slice(handle.indexOf(":") + 1)}`);
  return (mark ? called(mark, people) : person) ?? handleTitle(handle);
}

export function handleTitle(handle: string): string {
  const [kind = "", name = ""] = handle.split(":");
  return name ? `${title(kind)} ${/^\d/.test(name) ? name : title(name)}` : title(kind);
}

/** Round and phase in words: as the game's world puts it, or as far as its view can be read by anybody. */
export function phaseOf(view: Plain, world?: { phase: (view: Plain) => string }): string {
  if (world) return world.phase(view);
  const { round, rounds, turn } = view;
  if (typeof round === "number") return typeof rounds === "number" ? t("round-of", { round, rounds }) : t("round", { round });
  return typeof turn === "number" ? t("turn", { turn }) : "";
}

export interface Group {
  verb: string;
  says: Says;
  options: Option[];
}

/** Options by what is done, in the order of the rules. */
export function grouped(options: Option[]): Group[] {
  const groups = new Map<string, Option[]>();
  for (const one of options) groups.set(one.verb, [...(groups.get(one.verb) ?? []), one]);
  return [...groups].map(([verb, found]) => ({ verb, says: common(found), options: found }));
}

export function ago(at: number): string {
  const minutes = Math.round((Date.now() / 1000 - at) / 60);
  if (minutes < 1) return t("just-now");
  if (minutes < 60) return t("minutes-ago", { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 24 ? t("hours-ago", { hours }) : t("days-ago", { days: Math.round(hours / 24) });
}

export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
