/** Sentences as they come: words, and marks for what they name. What a sentence means stands beside it; nothing reads it. */

import { botNames } from "./bots";
import type { GameInfo, Mark, Option, Seat } from "./wire";

export type Says = (string | Mark)[];
/** Who sits where, by the handle of the seat; and what things are called that sentences name by a code. */
export type People = Map<string, string>;
const CODE = "code "; // before the handle of such a thing

export const OPEN = "…"; // in place of a part that is still to be chosen

/** People by the names they gave, bots by names of their own. */
export function peopleAt(table: string, seats: Seat[], game: GameInfo | null = null): People {
  const bots = botNames(table, seats);
  const named = seats.map((one): [string, string] => [`seat:${one.seat}`, one.kind === "person" ? one.name : (bots.get(one.seat) ?? "")]);
  const things = (game?.terms ?? []).map((one): [string, string] => [`${CODE}${one.kind}:${one.code}`, one.name]);
  return new Map([...named, ...things].filter(([, name]) => name));
}

/** What stands for a mark: of a seat whoever sits there, for a bare code what its thing is called. */
export const called = (mark: Mark, people: People): string =>
  people.get(mark.handle) ?? (mark.handle.endsWith(`:${mark.text}`) ? people.get(CODE + mark.handle) : undefined) ?? mark.text;

export function spoken(says: Says, people: People): string {
  return says.map((one) => (typeof one === "string" ? one : called(one, people))).join("");
}

export const marksIn = (says: Says): Mark[] => says.filter((one): one is Mark => typeof one !== "string");

/** What is lit for these handles: a board may know a seat as a piece. */
export function lighted(handles: string[]): string[] {
  const seats = handles.map((one) => one.split(":")).filter(([kind]) => kind === "seat");
  return [...new Set([...handles, ...seats.map(([, seat = ""]) => `piece:${seat}`)])].filter(Boolean);
}

/** Everything that a sentence is about. */
export function about(says: Says, touches: string[] = []): string[] {
  return lighted([...touches, ...marksIn(says).map((one) => one.handle)]);
}

/** Which pieces of what options of one verb say differ from one to the other. */
export function differing(options: Option[]): number[] {
  const first = options[0]?.says ?? [];
  const word = (option: Option, at: number): string => {
    const one = option.says[at];
    return one === undefined ? "" : typeof one === "string" ? one : one.text;
  };
  return first.flatMap((_, at) => (options.every((one) => word(one, at) === word(options[0] as Option, at)) ? [] : [at]));
}

/** What options of one verb say in common: what differs is left open. */
export function common(options: Option[]): Says {
  const open = differing(options);
  const says = (options[0]?.says ?? []).map((one, at): string | Mark =>
    open.includes(at) ? { part: typeof one === "string" ? "" : one.part, text: OPEN, handle: "" } : one);
  return unended(says);
}

/** What stands on a button has no full stop. */
export function unstopped(says: Says): Says {
  const last = says.at(-1);
  if (typeof last !== "string" || !last.endsWith(".")) return says;
  return last === "." ? says.slice(0, -1) : [...says.slice(0, -1), last.slice(0, -1)];
}

/** A sentence that ends with something open has no full stop. */
export function unended(says: Says): Says {
  const before = says.at(-2);
  return says.at(-1) === "." && typeof before === "object" && before.text === OPEN ? says.slice(0, -1) : says;
}

/** What an option says that the others do not. */
export function own(option: Option, open: number[], people: People): string {
  const told = open.map((at) => option.says[at]).map((one) => (typeof one === "object" ? called(one, people) : (one ?? "")));
  return told.join(", ") || spoken(option.says, people);
}

/** A clause as a sentence of its own begins: with a capital. */
export function large(says: Says): Says {
  const [first, ...rest] = says;
  const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  if (first === undefined) return says;
  return [typeof first === "string" ? raised(first) : { ...first, text: raised(first.text) }, ...rest];
}
