/** How to draw what is not known beforehand: a view is plain data, and its shape tells what it is. */

import type { Choices } from "../../choices.svelte";
import { handleTitle, seatTitle, title } from "../../words";

export type Scalar = string | number | boolean | null;
export type Thing = Record<string, unknown>;

const NAMES = ["title", "name", "seat", "tile", "card", "room", "location", "space", "cell", "id", "kind"];
const SILENT = ["prompt", "asked", "stage"]; // told elsewhere on the page

export const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";
export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
export const isThing = (value: unknown): value is Thing => !isScalar(value) && !isList(value);

/** Named numbers: a pile of cards, a purse, a table of scores. */
export const isPile = (value: unknown): value is Record<string, number> =>
  isThing(value) && Object.keys(value).length > 1 && Object.values(value).every((one) => typeof one === "number");

/** A thing without parts, that a few words tell: it needs no card of its own. */
export const isSmall = (value: unknown): value is Thing =>
  isThing(value) && nameOf(value) !== null && Object.keys(value).length <= 5 && Object.values(value).every(isScalar);

export interface Parts {
  facts: [string, Scalar][];
  rest: [string, unknown][];
}

/** A short list within a thing reads better as a fact; one whose parts can be clicked stays what it is. */
function asFact(choices: Choices, name: string, value: unknown): unknown {
  const short = isList(value) && value.length > 0 && value.length <= 6 && value.every(isScalar);
  return short && !value.some((one) => handleOf(choices, one, name)) ? value.map((one) => shown(one)).join(", ") : value;
}

/** Single facts first, then what has parts of its own; empty things are left out. */
export function partsOf(thing: Thing, choices: Choices, but: string[] = []): Parts {
  const entries = Object.entries(thing)
    .filter(([name]) => !but.includes(name) && !SILENT.includes(name))
    .map(([name, value]): [string, unknown] => [name, asFact(choices, name, value)]);
  return {
    facts: entries.filter((one): one is [string, Scalar] => isScalar(one[1])),
    rest: entries.filter(([, value]) => !isScalar(value) && !(isList(value) && value.length === 0)),
  };
}

/** The field that a thing goes by. */
export function nameOf(thing: Thing): string | null {
  return NAMES.find((one) => isScalar(thing[one]) && thing[one] !== null && thing[one] !== undefined) ?? null;
}

export function headingOf(thing: Thing): string {
  const name = nameOf(thing);
  if (name === null) return "";
  const value = String(thing[name]);
  if (name === "seat") return seatTitle(value.length > 1 ? value : value.toLowerCase());
  return name === "title" || name === "name" || name === "kind" ? title(value) : handleTitle(`${name}:${value}`);
}

export function shown(value: Scalar): string {
  if (value === null) return "?";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? String(value) : title(value);
}

const singular = (word: string): string => word.replace(/ies$/, "y").replace(/s$/, "");

/** The handle by which a click on this thing narrows the options, if there is one now. */
export function handleOf(choices: Choices, value: unknown, listName: string): string | null {
  for (const handle of [...choices.picked, ...choices.live]) {
    const [kind = "", name = ""] = handle.split(":");
    if (isThing(value)) {
      if (isScalar(value[kind]) && value[kind] !== null && String(value[kind]) === name) return handle;
      const named = nameOf(value);
      if (named !== null && String(value[named]) === name && singular(listName) === kind) return handle;
    } else if (String(value) === name && (listName === kind || singular(listName) === kind || (kind === "card" && listName === "hand"))) {
      return handle;
    }
  }
  return null;
}
