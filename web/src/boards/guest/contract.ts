/**
 * What a board that comes with a game's own package is given, and what it exports: docs/boards.md tells it in words.
 * This file needs no other, so that whoever writes a board can take it along.
 */

/** The element that `board.js` defines: `customElements.define("turnkey-SLUG", …)`. It fills its box. */
export interface GuestBoard extends HTMLElement {
  /** Set by the page once the element is in the document, and anew whenever anything has changed: draw all of it. */
  table: GuestTable;
}

/** What `board.js` may export beside: the place that the game is. Colours that are left out are the page's own. */
export interface GuestWorld {
  dark?: Record<string, string>; // CSS variables and their values, such as { "--ground": "#0d2b1f" }
  light?: Record<string, string>;
  title?: string; // the font family of the title
  phase?: (view: Record<string, unknown>) => string; // where the game is, in a few words, for the top bar
}

export interface GuestTable {
  view: Record<string, unknown>; // what this person may see, as the game's rules show it
  seat: string | null; // whose eyes these are; null: somebody who watches
  seats: GuestSeat[];
  question: { code: string; text: string } | null; // what this person is asked; null: nothing now
  options: GuestOption[]; // all that this person may do now
  picked: string[]; // the handles that were clicked on the way to an option
  lit: string[]; // the handles of things that somebody points at, in the log for example
  moment: GuestMoment | null; // what is happening before the eyes, while the view still shows how it was
  terms: { kind: string; code: string; name: string; text: string }[]; // what codes in the view are called
  scheme: "dark" | "light";
  language: string; // of this person, such as "de": what the board writes itself is written in it; all `text` is already

  /** Whether a click on this thing, such as "card:king", leads to something that can be done. */
  can(handle: string): boolean;
  /** Whether it has been clicked on the way to an option. */
  has(handle: string): boolean;
  /** It was clicked. If just one meaning is left the page asks for it at the place, else for what goes with it. */
  pick(handle: string): void;
  /** Do these options, by their notation, one after the other; false: one was refused, and the page says why. */
  act(...notations: string[]): Promise<boolean>;
  /** Makes a drawn thing a button for mouse, finger and keyboard while it can be clicked; call it at every drawing. */
  pressable(thing: HTMLElement | SVGElement, handle: string): void;
}

export interface GuestSeat {
  seat: string; // as view and handles write it
  name: string; // who sits there, for people
  colour: string; // the seat's own on this page; its shape stands in the seat's plaque
}

export interface GuestOption {
  verb: string;
  notation: string; // what `act` takes; not for people
  handles: string[]; // the things that it is done with
  text: string; // for people
}

/** One event of the game, as the log tells it. */
export interface GuestLine {
  kind: string; // the event's name
  parts: Record<string, unknown>;
  touches: string[]; // handles
  cue: string;
  text: string; // for people
}

/** The event that is played now. What it changes is not in the view yet, nor what those before it changed. */
export interface GuestMoment extends GuestLine {
  milliseconds: number; // that it lasts at this person's speed
  before: GuestLine[]; // of the same action, played already
  next: Record<string, unknown>; // the view that all of it leads to
}
