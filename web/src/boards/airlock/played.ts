/** What was played of an action so far: it stands on the board already, though the view does not have it yet. */

import type { Moment } from "..";
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

export interface Played {
  dockings: Docked[];
  latest: Docked | undefined;
  scrapped: string[]; // seats whose station broke up
  breaking: string; // the seat whose station does so now
}

const text = (part: unknown): string => (typeof part === "string" ? part : "");
const number = (part: unknown): number => (typeof part === "number" ? part : 0);

export function playedOf(moment: Moment | null): Played {
  const dockings: Docked[] = [];
  const scrapped: string[] = [];
  for (const { kind, parts } of moment ? [...moment.before, moment.line] : []) {
    if (kind === "placed" || kind === "started") {
      dockings.push({ seat: text(parts.seat), tile: text(parts.tile), cell: text(parts.cell), facing: text(parts.facing), joined: [] });
    } else if (kind === "joined") {
      dockings.at(-1)?.joined.push({ tile: text(parts.tile), other: text(parts.other), pays: number(parts.tile_pays), otherPays: number(parts.other_pays) });
    } else if (kind === "scrapped") scrapped.push(text(parts.seat));
  }
  const breaking = moment?.line.kind === "scrapped" ? (scrapped.pop() ?? "") : ""; // its modules are still to be seen
  return { dockings, latest: dockings.at(-1), scrapped, breaking };
}

/** A station with the modules that were docked since. */
export function grown(station: Station, view: View, played: Played): Station {
  const before = played.scrapped.includes(station.seat) ? [] : station.tiles;
  const fresh = played.dockings.filter((one) => one.seat === station.seat);
  if (fresh.length === 0) return before === station.tiles ? station : { ...station, tiles: before, latest: null };
  const offers: Offer[] = [...view.pool, ...view.stations.flatMap((one) => one.unplaced)];
  const laid = fresh.flatMap((one): Laid[] => {
    const offer = offers.find((other) => other.tile === one.tile);
    return offer ? [{ tile: one.tile, cell: one.cell, shown: turned(offer.sides, one.facing), values: offer.values, joins: one.joined.length, points: 0 }] : [];
  });
  const met = fresh.flatMap((one) => one.joined.map((joined) => joined.other));
  const tiles = [...before, ...laid].map((one) => ({ ...one, joins: one.joins + met.filter((tile) => tile === one.tile).length }));
  return { ...station, tiles, latest: null };
}
