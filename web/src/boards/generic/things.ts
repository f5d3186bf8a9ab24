/** How to draw what is not known beforehand: a view is plain data, and its shape tells what it is. */

import type { Choices } from "../../choices.svelte";
import { type Terms, termsOf } from "../../terms";
import type { GameInfo } from "../../wire";
import type { People } from "../../says";
import { handleTitle, seatIndex, seatTitle, title } from "../../words";

export type Scalar = string | number | boolean | null;
export type Thing = Record<string, unknown>;

/** What every part of the board needs to be drawn. */
export interface Sight {
  choices: Choices;
  seats: string[];
  mine: string | null;
  lit: string[];
  terms: Terms; // what codes stand for
  words: Map<string, string>; // what a card is, by its code
  people: People;
}

const NAMES = ["title", "name", "seat", "tile", "card", "room", "location", "space", "cell", "id", "kind", "what"];
const PLAIN_NAMES = ["title", "name", "kind", "id", "what"]; // these speak for themselves: nobody says "Id 3"
const SILENT = ["asked", "stage", "winners", "floor"]; // told elsewhere on the page
const OTHER_NAMES: Record<string, string[]> = { card: ["hand"], die: ["dice", "faces"], token: ["cell"] };
/** Colours that a view names in words, as they look well here; the word stands beside them. */
export const COLOURS: Record<string, string> = {
  blue: "#5aa9dc", orange: "#e8924a", purple: "#a883d8", red: "#e0695c", green: "#6fbf73", yellow: "#e6c84f", white: "#f3eee2", pink: "#e08bb6", grey: "#93a4ad",
};

export const isScalar = (value: unknown): value is Scalar => value === null || value === undefined || typeof value !== "object";
export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
export const isThing = (value: unknown): value is Thing => !isScalar(value) && !isList(value);

/** Named numbers: a pile of cards, a purse, a table of scores. */
export const isPile = (value: unknown): value is Record<string, number> =>
  isThing(value) && Object.keys(value).length > 0 && Object.values(value).every((one) => typeof one === "number");

/** Nothing in it that anybody has to see. */
export function isEmpty(value: unknown): boolean {
  if (isScalar(value)) return value === null || value === undefined || value === false || value === 0;
  return (isList(value) ? value : Object.values(value as Thing)).every((one) => (isList(value) && isScalar(one) ? false : isEmpty(one)));
}

/** A thing without parts, that a few words tell: it needs no card of its own. */
export const isSmall = (value: unknown): value is Thing =>
  isThing(value) && nameOf(value) !== null && Object.keys(value).length <= 5 && Object.values(value).every(isScalar);

/** A thing that fits on one line: its parts are words, or short lists of words. */
export const isRow = (value: unknown): value is Thing =>
  isThing(value) && Object.values(value).every((one) => isScalar(one) || (isList(one) && one.length <= 8 && one.every(isScalar)));

/** Things of one shape, many of them or told one after the other: they are looked up, not looked at. */
export const isReference = (value: unknown, seats: string[]): boolean => {
  if (isThing(value)) return !isPile(value) && Object.values(value).length > 0 && Object.values(value).every((one) => isThing(one) && !isPile(one));
  if (!isList(value) || !value.every(isThing)) return isList(value) && value.length > 16;
  const told = value.map((one) => (one as Thing).seat).filter((one) => one !== undefined);
  return (value.length > 16 && value.every(isSmall)) || (told.length === value.length && value.length > 0 && isTold(value as Thing[], told, seats));
};
/** Rows that say what seats did, in order, and not what each seat is. */
const isTold = (rows: Thing[], told: unknown[], seats: string[]): boolean =>
  rows.every((row) => "what" in row) || (told.length > seats.length && !isCompany(rows, seats)) || new Set(told).size < told.length;

/** A row for each seat; beside all of them there may be one for somebody who has no seat, as guards have none. */
export const isCompany = (value: unknown, seats: string[]): value is Thing[] => {
  if (!isList(value) || value.length === 0 || !value.every((one) => isThing(one) && typeof one.seat === "string")) return false;
  const seated = value.filter((one) => seatIndex(seats, (one as Thing).seat) >= 0).length;
  return seated === value.length || (seated === seats.length && value.length === seated + 1);
};

export interface Parts {
  facts: [string, Scalar][];
  rest: [string, unknown][];
}

/** Single facts first, then what has parts of its own; empty things are left out. */
export function partsOf(thing: Thing, but: string[] = []): Parts {
  const entries = Object.entries(thing).filter(([name, value]) => !but.includes(name) && !SILENT.includes(name) && !isHidden(thing, name, value));
  return {
    facts: entries.filter((one): one is [string, Scalar] => isScalar(one[1])),
    rest: entries.filter(([, value]) => !isScalar(value)),
  };
}

function isHidden(thing: Thing, name: string, value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === "none") return true;
  if (!isScalar(value)) return isEmpty(value);
  const many = `${name}s`;
  return (
    (name.endsWith("_size") && !isEmpty(thing[name.slice(0, -5)])) || // what lies open need not be counted
    (many in thing && isScalar(thing[many]) && name.length < 4) ||
    `${name}_title` in thing
  );
}

/** "Round 2" beside "Rounds 6" is "Round 2 of 6". */
export function paired(facts: [string, Scalar][]): [string, Scalar, Scalar?][] {
  const of = new Map(facts);
  return facts
    .filter(([name]) => !(name.endsWith("s") && of.has(name.slice(0, -1))))
    .map(([name, value]) => (of.has(`${name}s`) && typeof value === "number" ? [name, value, of.get(`${name}s`) ?? null] : [name, value]));
}

/** The field that a thing goes by. */
export function nameOf(thing: Thing): string | null {
  return NAMES.find((one) => isScalar(thing[one]) && thing[one] !== null && thing[one] !== undefined) ?? null;
}

/** Who sits on a seat, by any of its spellings. */
export function whoIn(sight: Sight, seat: string): string {
  const known = sight.seats[seatIndex(sight.seats, seat)] ?? seat.toLowerCase();
  return sight.people.get(`seat:${known}`) ?? seatTitle(known);
}

export function headingOf(thing: Thing, sight: Sight): string {
  const name = nameOf(thing);
  if (name === null) return "";
  const value = String(thing[name]);
  const term = sight.terms.of(value, name);
  if (term) return title(term.name);
  if (name === "seat") return whoIn(sight, value);
  return PLAIN_NAMES.includes(name) || /^[a-z]{3,}/i.test(value) ? title(value) : handleTitle(`${name}:${value}`);
}

export function shown(value: Scalar): string {
  if (value === null) return "?";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? String(value) : title(value);
}

/** A value by its name in the game's own words, if it has one. */
export function called(value: Scalar, sight: Sight, part: string): string {
  const term = sight.terms.of(value, part);
  return term ? title(term.name) : shown(value);
}

/** What is known in words of a thing that stands elsewhere by its name only: the game's words for it, what the view tells
 * of it beside them, or the rule of the verb that it lends its name to. */
export function wordsOf(view: Thing, game: GameInfo): Map<string, string> {
  const terms = termsOf(game);
  const words = new Map(game.verbs.filter((one) => one.why).map((one) => [one.word, one.why]));
  for (const one of game.terms) if (one.text) words.set(one.code, one.text);
  const tell = (name: unknown, thing: Thing, own: string): void => {
    const text = terms.of(name)?.text ?? "";
    const isNews = (value: unknown): boolean => !text || (!isList(value) && typeof value !== "string" && !text.includes(String(value)));
    const facts = Object.entries(thing).filter(([key, value]) => key !== own && !isEmpty(value) && isNews(value));
    const told = facts.map(([key, value]) => (value === true ? terms.label(key) : `${terms.label(key)} ${isList(value) ? value.map((one) => shown(one as Scalar)).join(", ") : shown(value as Scalar)}`));
    if (told.length > 0) words.set(String(name), [text, told.join(" · ")].filter(Boolean).join(" "));
  };
  for (const value of Object.values(view)) {
    if (isList(value)) value.forEach((one) => isThing(one) && "id" in one && tell(one.id, one, "id"));
    else if (isThing(value)) {
      for (const group of Object.values(value)) {
        if (isThing(group)) for (const [name, one] of Object.entries(group)) if (isThing(one)) tell(name, one, "");
      }
    }
  }
  return words;
}

const singular = (word: string): string => word.replace(/ies$/, "y").replace(/s$/, "");

/** The handles that this thing can have: by its first field, or by the list that it stands in. */
export function handlesOf(value: unknown, listName: string): string[] {
  const kinds = [listName, singular(listName), ...Object.keys(OTHER_NAMES).filter((one) => OTHER_NAMES[one]?.includes(listName))];
  if (isScalar(value)) return value === null ? [] : kinds.map((kind) => `${kind}:${String(value)}`);
  if (!isThing(value)) return [];
  const first = Object.keys(value)[0] ?? "";
  const named = nameOf(value);
  const names = [value[first], named === null ? null : value[named]].filter((one) => isScalar(one) && one !== null);
  return [`${first}:${String(value[first])}`, ...names.flatMap((name) => kinds.map((kind) => `${kind}:${String(name)}`))];
}

/** The handle by which a click on this thing narrows the options now. What is another seat's stands for that seat alone. */
export function handleOf(sight: Sight, value: unknown, listName: string, others: boolean): string | null {
  const found = handlesOf(value, listName).map((one) => one.replace(/^(seat|piece):(.*)$/, (_, kind: string, name: string) => `${kind}:${sight.seats[seatIndex(sight.seats, name)] ?? name}`));
  return found.find((one) => (!others || /^(seat|piece):/.test(one)) && (sight.choices.can(one) || sight.choices.has(one))) ?? null;
}

/** The handles by which it can be asked why this thing cannot be clicked. */
export function askedOf(sight: Sight, value: unknown, listName: string, others: boolean): string[] {
  const code = isThing(value) ? Object.values(value)[0] : value;
  const term = sight.terms.of(code, listName);
  const found = [...handlesOf(value, listName), ...(term ? [`${term.kind}:${term.code}`] : [])].map((one) => one.replace(/^(seat|piece):(.*)$/, (_, kind: string, name: string) => `${kind}:${sight.seats[seatIndex(sight.seats, name)] ?? name}`));
  return found.filter((one) => !others || /^(seat|piece):/.test(one) || term !== undefined);
}

export function isLit(sight: Sight, value: unknown, listName: string): boolean {
  if (sight.lit.length === 0) return false;
  const seat = isThing(value) ? sight.seats[seatIndex(sight.seats, value.seat)] : undefined;
  return (seat !== undefined && Object.keys(value as Thing)[0] === "seat" && sight.lit.includes(`seat:${seat}`)) || handlesOf(value, listName).some((one) => sight.lit.includes(one));
}

/** Whether something in it can be clicked now: then it must not lie folded. */
export function hasLive(sight: Sight, value: unknown, listName: string, others: boolean): boolean {
  if (sight.choices.live.size === 0 && sight.choices.picked.length === 0) return false;
  if (handleOf(sight, value, listName, others)) return true;
  if (isList(value)) return value.some((one) => hasLive(sight, one, listName, others));
  if (isPile(value)) return Object.keys(value).some((one) => handleOf(sight, one, listName, others) !== null);
  return isThing(value) && Object.entries(value).some(([name, one]) => !isScalar(one) && hasLive(sight, one, name, others));
}
