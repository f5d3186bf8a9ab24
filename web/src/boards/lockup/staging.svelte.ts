/**
 * What somebody has in hand before it is said: tokens and a room for a placement, pieces for a payment. It lives as long as
 * the options do that it was begun with, and is told to the table in one go.
 */

import type { Choices } from "../../choices.svelte";
import type { Option } from "../../wire";
import { KINDS, type Kind, type Lockup, TOKENS, pieces } from "./view";

interface Held {
  basis: Option[] | null;
  room: string | null;
  up: string[];
  down: string[];
  paid: number[]; // places in the store
}
const EMPTY: Held = { basis: null, room: null, up: [], down: [], paid: [] };
const PAYMENT = "payment:";

export class Staging {
  #choices: Choices;
  #held = $state.raw<Held>(EMPTY);
  now = $derived.by(() => (this.#held.basis === this.#choices.options ? this.#held : EMPTY));

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  #keep(change: Partial<Held>): void {
    this.#held = { ...this.now, basis: this.#choices.options, ...change };
  }

  clear(): void {
    this.#held = EMPTY;
  }

  // A placement

  /** Whether tokens are being sent: rooms are then kept in hand instead of being told at once. */
  sending = $derived.by(() => this.#choices.options.some((one) => one.verb === "place" || one.verb === "add"));

  roomOf(view: Lockup): string | null {
    return view.placing?.location ?? this.now.room;
  }

  pressRoom(location: string): void {
    this.#keep({ room: this.now.room === location ? null : location });
  }

  /** Whether a token can be taken up, and hidden: of a placement that is under way already the options tell it. */
  mayTake(view: Lockup, token: string, own: { cell?: string[] | null; allowance?: number }): boolean {
    if (!this.sending) return false;
    if (!this.#placing(view)) return own.cell?.includes(token) ?? false;
    return this.#choices.options.some((one) => one.handles.includes(`token:${token}`));
  }

  mayHide(view: Lockup, token: string, own: { allowance?: number }): boolean {
    if (view.solitary) return false;
    if (this.#placing(view)) return this.#choices.options.some((one) => one.handles.includes(`token:${token}*`));
    return this.now.down.length < (own.allowance ?? 0);
  }

  #placing = (view: Lockup): boolean => Boolean(view.placing?.location);

  /** Face up, then hidden, then back. */
  turn(view: Lockup, token: string, own: { allowance?: number }): void {
    const { up, down } = this.now;
    if (down.includes(token)) this.#keep({ down: down.filter((one) => one !== token) });
    else if (!up.includes(token)) this.#keep({ up: [...up, token] });
    else this.#keep({ up: up.filter((one) => one !== token), down: this.mayHide(view, token, own) ? [...down, token] : down });
  }

  ready(view: Lockup): boolean {
    const begun = view.placing && view.placing.face_up.length + view.placing.face_down.length > 0;
    return this.roomOf(view) !== null && (this.now.up.length + this.now.down.length > 0 || Boolean(begun));
  }

  /** The placement as the table is told it, but for its end. */
  deed(view: Lockup): string[] {
    const { room, up, down } = this.now;
    const adds = TOKENS.filter((one) => up.includes(one) || down.includes(one)).map((one) => `add ${one}${down.includes(one) ? "*" : ""}`);
    return [...(this.#placing(view) ? [] : [`place ${room ?? ""}`]), ...adds];
  }

  // A payment

  #payments = $derived.by(() => {
    const handles = this.#choices.options.flatMap((one) => one.handles.filter((handle) => handle.startsWith(PAYMENT)));
    for (const handle of handles) this.#choices.can(handle); // they are reached by the pieces
    return handles.map((one) => one.slice(PAYMENT.length));
  });
  paying = $derived.by(() => this.#payments.length > 0);

  #letters(store: Kind[], places: number[]): string {
    return KINDS.map((kind) => kind.repeat(places.filter((place) => store[place] === kind).length)).join("");
  }

  /** Whether some payment holds all that is in hand and this piece. */
  mayPay(resources: Record<Kind, number>, place: number): boolean {
    const store = pieces(resources);
    const wanted = this.#letters(store, [...this.now.paid, place]);
    return this.#payments.some((payment) => KINDS.every((kind) => count(payment, kind) >= count(wanted, kind)));
  }

  /** Take a piece in hand or back: what makes a whole payment is told to the table. */
  pay(resources: Record<Kind, number>, place: number, act: (deeds: string[]) => Promise<boolean>): void {
    const paid = this.now.paid.includes(place) ? this.now.paid.filter((one) => one !== place) : [...this.now.paid, place];
    this.#keep({ paid });
    const whole = this.#choices.options.find((one) => one.handles.includes(`${PAYMENT}${this.#letters(pieces(resources), paid)}`));
    if (whole) void act([whole.notation]);
  }
}

const count = (letters: string, letter: string): number => letters.split(letter).length - 1;

const kept = new WeakMap<Choices, Staging>();

export function stagingOf(choices: Choices): Staging {
  const found = kept.get(choices) ?? new Staging(choices);
  kept.set(choices, found);
  return found;
}
