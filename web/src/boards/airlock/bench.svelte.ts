/** What somebody is about to do, shared by all that is drawn of one table: it is on the page alone until it is done. */

import type { BoardProps } from "..";
import type { Choices } from "../../choices.svelte";
import type { Offer, Placement, Station, View } from "./view";

/** A module in hand, where it may go, and what has to be done for it. */
export interface Holding {
  offer: Offer;
  places: Placement[]; // from the dearest to the cheapest
  taking: string[]; // what is done to have it; none: it was taken already
  target: string; // the place, where only the facing is still asked
  ready: boolean; // a click docks it; otherwise this is a look ahead
}

const PLACING = ["pick_tile", "place_cell", "place_turn", "build_tile", "build_cell", "build_turn"];

export class Bench {
  pointed = $state(""); // the module pointed at last
  held = $state(""); // the module that was clicked
  place = $state(""); // the place that is pointed at
  asking = $state(""); // the place where the ways round are shown
  busy = $state(false); // several steps are being done one after the other: nothing is asked in between
  torn = $state(""); // the handle of a module that can be thrown away or begun with
  look = $state(""); // the seat whose station is pointed at
  kept = $state(""); // the seat whose station stays open
  #facings = $state<Record<string, string>>({}); // chosen by turning, for a module at a place

  let_go(): void {
    this.pointed = this.held = this.place = this.asking = this.torn = "";
    this.#facings = {};
  }

  hold(tile: string): void {
    this.asking = "";
    this.held = this.held === tile ? "" : tile;
    this.pointed = tile;
  }

  isTurned(offer: Offer, place: Placement): boolean {
    return `${offer.tile}@${place.cell}` in this.#facings;
  }

  facing(offer: Offer, place: Placement): string {
    return this.#facings[`${offer.tile}@${place.cell}`] ?? place.facings[0] ?? "r0";
  }

  /** On to the next way round that fits; `over`: with the other face up, if that fits. */
  turn(offer: Offer, place: Placement, by: number, over = false): void {
    const now = this.facing(offer, place);
    const wanted = place.facings.filter((one) => (one[0] === now[0]) !== over || one === now);
    const ways = wanted.length > 1 ? wanted : place.facings;
    const next = ways[(ways.indexOf(now) + by + ways.length) % ways.length] ?? now;
    this.#facings = { ...this.#facings, [`${offer.tile}@${place.cell}`]: next };
  }
}

const benches = new WeakMap<Choices, Bench>();

export function benchOf(choices: Choices): Bench {
  const found = benches.get(choices) ?? new Bench();
  benches.set(choices, found);
  return found;
}

/** What is in hand: the module that was taken, the one that was clicked, or the one that is pointed at. */
export function holding(bench: Bench, view: View, own: Station | undefined, choices: Choices, asked: string): Holding | null {
  if (!own) return null;
  const hands = own.unplaced.map((one) => ({ offer: one, handle: `hand:${one.tile}` }));
  const all = [...hands, ...view.pool.map((one) => ({ offer: one, handle: `pool:${one.tile}` }))];
  const found = [own.picked, bench.held, bench.pointed].map((tile) => all.find((one) => one.offer.tile === tile)).find(Boolean);
  if (!found) return null;
  const { offer, handle } = found;
  const isTaken = own.picked === offer.tile;
  const taking = choices.options.filter((one) => one.handles.includes(handle)).map((one) => one.notation);
  const places = offer.placements.filter((one) => !isTaken || !own.target || one.cell === own.target);
  return {
    offer,
    places: [...places].sort((one, other) => other.points - one.points),
    taking: isTaken ? [] : taking,
    target: isTaken ? (own.target ?? "") : "",
    ready: !bench.busy && PLACING.includes(asked) && choices.options.length > 0 && (isTaken || taking.length === 1),
  };
}

/** What was clicked or taken; what is only pointed at comes and goes. */
export function inHand({ view: given, seat, choices, question }: BoardProps): Holding | null {
  const [view, bench] = [given as unknown as View, benchOf(choices)];
  const own = view.stations.find((one) => one.seat === seat);
  const held = holding(bench, view, own, choices, question?.code ?? "");
  return held?.ready && [own?.picked, bench.held].includes(held.offer.tile) ? held : null;
}

/** Everything that docks a module, step by step: what leaves no choice is not asked. */
export function docking(held: Holding, place: Placement, facing: string): string[] {
  const where = !held.target && held.offer.placements.length > 1 ? [`@ ${place.cell}`] : [];
  return [...held.taking, ...where, ...(place.facings.length > 1 ? [facing] : [])];
}

/** Take it and dock it there, and be done with it; turned as it is shown, if nothing else is said. */
export async function dock(bench: Bench, held: Holding, place: Placement, act: (notations: string[]) => Promise<boolean>, facing = bench.facing(held.offer, place)): Promise<void> {
  const deeds = docking(held, place, facing);
  bench.asking = "";
  bench.busy = true;
  try {
    if (await act(deeds)) bench.let_go();
  } finally {
    bench.busy = false;
  }
}

/** Do what a click on a thing means, where it can mean one thing only. */
export async function doOnly(choices: Choices, handle: string, act: (notations: string[]) => Promise<boolean>): Promise<void> {
  const [only, ...more] = choices.options.filter((one) => one.handles.includes(handle));
  if (only && more.length === 0) await act([only.notation]);
  else choices.pick(handle);
}
