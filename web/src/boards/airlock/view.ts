/** What the server shows of Airlock. */

import { t } from "../../language.svelte";
import type { People } from "../../says";
import { seatTitle } from "../../words";

export type Shape = "hexagon" | "square";

/** A place where a module fits a station: in which facings, how many it joins there, what that pays. */
export interface Placement {
  cell: string;
  facings: string[];
  joins: number;
  points: number;
}

export interface Offer {
  tile: string;
  sides: string; // a letter for each side from the top clockwise, - where it has no port
  values: number[]; // what one, two, … connections pay
  placements: Placement[];
}

export interface Laid {
  tile: string;
  cell: string;
  shown: string; // its sides as it lies
  values: number[];
  joins: number;
  points: number;
}

export interface Station {
  seat: string;
  score: number | null; // null: nothing is counted before the end
  step: string;
  picked: string | null;
  target: string | null;
  tiles: Laid[]; // in the order in which they were docked
  latest: number | null; // what the last of them paid when it was docked
  open: { cell: string; needs: string }[]; // needs: . where nothing is beside it
  unplaced: Offer[];
  build_done: boolean;
}

export interface View {
  shape: Shape;
  round: number;
  rounds: number;
  passes: number; // of this round: how often everybody picks
  stage: string;
  first: string;
  asked: string[];
  turns_to_come: string[];
  pool: Offer[];
  fits_for: string;
  stations: Station[];
  stack_size: number;
  discards: number;
  winners: string[] | null;
}

export const best = (one: Offer): number => Math.max(0, ...one.placements.map((place) => place.points));

export const nameOf = (seat: string, people: People): string => people.get(`seat:${seat}`) ?? seatTitle(seat);

/** How many ports of each colour a station has open. */
export function openPorts(station: Station): [string, number][] {
  const needs = station.open.map((one) => one.needs).join("");
  return [..."ROYGBP"].map((colour): [string, number] => [colour, needs.split(colour).length - 1]).filter(([, count]) => count > 0);
}

/** When a seat picks next, in words. */
export function whenPicks(seat: string, view: View): string {
  const at = view.turns_to_come.indexOf(seat);
  if (at < 0) return "";
  if (at === 0) return t("airlock-picks-now");
  return t("airlock-picks-in", { count: at, twice: view.turns_to_come[at + 1] === seat ? "yes" : "no" });
}
