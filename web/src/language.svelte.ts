/** The language of the page: as this person chose, else as their browser wishes, else English. All texts come from here. */

import { FluentBundle, type Message } from "@fluent/bundle";

import english from "./languages/en.ftl";
import type { Texts, Value } from "./languages/texts";

type Catalogue = Record<string, Message["value"]>;

const REMEMBERED = "turnkey language";
const ENGLISH = "en";
const FRAME = "";
const files = import.meta.glob<Catalogue>(["./languages/*.ftl", "./boards/*/languages/*.ftl", "./review/languages/*.ftl", "./lab/languages/*.ftl", "!./languages/en.ftl"], { import: "default" });

const LAB = "lab"; // and reviews with puzzles: not everybody comes there
export const REVIEW = "review";

/** A catalogue's file: the frame's own, or that of a board, or of a part that is loaded when it is wanted. */
function fileOf(board: string, code: string): string {
  const folder = board === FRAME ? "." : [LAB, REVIEW].includes(board) ? `./${board}` : `./boards/${board}`;
  return `${folder}/languages/${code}.ftl`;
}
const isWritten = (code: string): boolean => code === ENGLISH || fileOf(FRAME, code) in files;

/** `de-AT` is read in German; what nobody has written is passed over. */
function wished(): string {
  const saved = localStorage.getItem(REMEMBERED);
  const codes = [...(saved ? [saved] : []), ...navigator.languages].map((one) => one.toLowerCase().split("-")[0] ?? "");
  return codes.find(isWritten) ?? ENGLISH;
}

class Language {
  code = $state(wished());
  #bundle = $state.raw(new FluentBundle(ENGLISH));
  #boards = new Set<string>([FRAME]); // those whose texts are there

  /** Before anything is shown: the texts of the frame. */
  async begin(): Promise<void> {
    this.#bundle = await this.#read(this.code);
  }

  /** The texts of a board or of the lab, which come with it. */
  async add(board: string): Promise<void> {
    if (this.#boards.has(board)) return;
    enter(this.#bundle, await catalogueOf(board, this.#bundle.locales[0] ?? ENGLISH));
    this.#boards.add(board);
  }

  async choose(code: string): Promise<void> {
    localStorage.setItem(REMEMBERED, code);
    this.#bundle = await this.#read(code);
    this.code = code;
  }

  /** What a message says in this language. */
  say(id: string, parts?: Record<string, Value>): string {
    const message = this.#bundle.getMessage(id);
    return message?.value ? this.#bundle.formatPattern(message.value, parts) : id;
  }

  /** Everything that is there in one language is there in another as soon as that is chosen. */
  async #read(code: string): Promise<FluentBundle> {
    const bundle = new FluentBundle(code, { useIsolating: false });
    for (const board of this.#boards) enter(bundle, await catalogueOf(board, code));
    return bundle;
  }
}

async function catalogueOf(board: string, code: string): Promise<Catalogue> {
  const found = files[fileOf(board, code)] ?? (board === FRAME ? undefined : files[fileOf(board, ENGLISH)]);
  return found ? found() : board === FRAME ? english : {};
}

function enter(bundle: FluentBundle, catalogue: Catalogue): void {
  bundle.addResource({ body: Object.entries(catalogue).map(([id, value]) => ({ id, value, attributes: {} })) });
}

export const language = new Language();

/** A text of the catalogue with its parts filled in; written anew when another language is chosen. */
export function t<Id extends keyof Texts>(id: Id, ...[parts]: Texts[Id] extends null ? [] : [Texts[Id]]): string {
  return language.say(id, parts as Record<string, Value> | undefined);
}

const HERE = "\uE000"; // where the part goes: a character that no text has

/** What stands before and after one part of a text, where that part is drawn and not only written. */
export function around<Id extends keyof Texts>(id: Id, part: keyof Texts[Id] & string, others: Partial<Texts[Id]> = {}): [string, string] {
  const [before = "", after = ""] = language.say(id, { ...others, [part]: HERE } as Record<string, Value>).split(HERE);
  return [before, after];
}

/** The same for several parts, by their names: the text in pieces, and between them which part comes there. */
export function pieces<Id extends keyof Texts>(id: Id, drawn: (keyof Texts[Id] & string)[], others: Partial<Texts[Id]> = {}): { text: string; part: string }[] {
  const holes = Object.fromEntries(drawn.map((part, number) => [part, HERE + String(number) + HERE]));
  const split = language.say(id, { ...others, ...holes } as Record<string, Value>).split(HERE);
  return split.map((piece, place) => (place % 2 === 0 ? { text: piece, part: "" } : { text: "", part: drawn[Number(piece)] ?? "" }));
}

/** Several names as one of a sentence: `Ada, Bo and Cy`. */
export const joined = (names: string[]): string => new Intl.ListFormat(language.code === ENGLISH ? "en-GB" : language.code, { type: "conjunction" }).format(names);
