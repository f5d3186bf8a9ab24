/** What was played since the view changed last: it stands on the board already, though the view does not have it yet. */

import type { Moment } from "..";
import type { Plain } from "../../wire";
import { turned } from "./shapes";
import type { Laid, Offer, Station, View } from "./view";

/** A connection as it is told: which modules, what each of them pays. */
export interface Joined {
  tile: string;
  other: string;
  pays: number;
  otherPays: number;
}

export interface Docked {
  seat: string;
  tile: string;
  cell: string;
  facing: string;
  joined: Joined[];
}

const text = (part: unknown): string => (typeof part === "string" ? part : "");
const number = (part: unknown): number => (typeof part === "number" ? part : 0);

export class Show {
  dockings = $state.raw<Docked[]>([]);
  gone = $state.raw<string[]>([]); // seats whose station broke up
  playing = $state(false);
  latest = $derived(this.dockings.at(-1));
  #view: Plain | null = null;
  #moment: Moment | null = null;

  play(moment: Moment | null, view: Plain): void {
    this.playing = moment !== null;
    if (view !== this.#view) [this.#view, this.dockings, this.gone] = [view, [], []];
    if (moment === this.#moment) return;
    this.#moment = moment;
    const parts = moment?.line.parts ?? {};
    const last = this.dockings.at(-1);
    switch (moment?.line.kind) {
      case "placed":
      case "started":
        this.dockings = [...this.dockings, { seat: text(parts.seat), tile: text(parts.tile), cell: text(parts.cell), facing: text(parts.facing), joined: [] }];
        break;
      case "joined": {
        const joined = { tile: text(parts.tile), other: text(parts.other), pays: number(parts.tile_pays), otherPays: number(parts.other_pays) };
        if (last) this.dockings = [...this.dockings.slice(0, -1), { ...last, joined: [...last.joined, joined] }];
        break;
      }
      case "scrapped":
        this.gone = [...this.gone, text(parts.seat)];
        break;
    }
  }

  /** The modules of a station with those that were docked since. */
  tilesOf(station: Station, view: View): Laid[] {
    const before = this.gone.includes(station.seat) ? [] : station.tiles;
    const offers: Offer[] = [...view.pool, ...view.stations.flatMap((one) => one.unplaced)];
    const fresh = this.dockings.filter((one) => one.seat === station.seat && !before.some((old) => old.tile === one.tile));
    if (fresh.length === 0) return before;
    const laid = fresh.flatMap((one): Laid[] => {
      const offer = offers.find((other) => other.tile === one.tile);
      return offer ? [{ tile: one.tile, cell: one.cell, shown: turned(offer.sides, one.facing), values: offer.values, joins: one.joined.length, points: 0 }] : [];
    });
    const met = fresh.flatMap((one) => one.joined.map((joined) => joined.other));
    return [...before, ...laid].map((one) => ({ ...one, joins: one.joins + met.filter((tile) => tile === one.tile).length }));
  }

  grown(station: Station, view: View): Station {
    const tiles = this.tilesOf(station, view);
    return tiles === station.tiles ? station : { ...station, tiles, latest: null };
  }
}
