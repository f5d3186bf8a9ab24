/**
 * The mall between two views: what the lines of an action that were played already have moved. Every line tells as data
 * where its things went, so nothing has to be reckoned here.
 */

import type { LogLine } from "../../wire";
import { numberIn, seatIn } from "./motion";
import type { Kind, Location, Seen, Standing } from "./view";

type Parts = Record<string, unknown>;

const at = (view: Seen, place: number, change: (one: Location) => Location): Seen => ({
  ...view, locations: view.locations.map((one) => (one.place === place ? change(one) : one)),
});
const monsters = (view: Seen, place: number, count: number): Seen => {
  const before = view.locations[place - 1]?.monsters ?? 0;
  return at({ ...view, supply: view.supply + before - count }, place, (one) => ({ ...one, monsters: count, holds: one.holds === null ? null : one.holds + before - count }));
};

/** Somebody is somewhere else now: at a place, or in the Cold storage. */
function moved(view: Seen, parts: Parts, to: string): Seen {
  const [seat, kind] = [seatIn(parts.seat), String(parts.kind) as Kind];
  const is = (one: Standing): boolean => one.seat === seat && one.kind === kind;
  const title = view.families.find((one) => one.seat === seat)?.characters.find((one) => one.kind === kind)?.title ?? "";
  const who = view.locations.flatMap((one) => one.characters).find(is) ?? { seat, kind, title, hidden: false };
  return {
    ...view,
    locations: view.locations.map((one) => ({ ...one, characters: [...one.characters.filter((other) => !is(other)), ...(String(one.place) === to ? [who] : [])] })),
    families: view.families.map((family) => (family.seat !== seat ? family : { ...family, characters: family.characters.map((one) => (one.kind === kind ? { ...one, place: to } : one)) })),
  };
}

function followed(view: Seen, { kind, parts }: LogLine): Seen {
  const place = numberIn(parts.place);
  const seat = seatIn(parts.seat);
  switch (kind) {
    case "monster came":
    case "haunted":
      return monsters(view, place, Number(parts.monsters));
    case "removed":
    case "monsters left":
      return monsters(view, place, Number(parts.left));
    case "threw can":
      return monsters(monsters(view, numberIn(parts.start), Number(parts.left)), numberIn(parts.to), Number(parts.there));
    case "found nobody":
    case "flooded":
      return monsters(view, place, 0);
    case "closed":
      return at(monsters(view, place, 0), place, (one) => ({ ...one, closed: true }));
    case "went":
    case "drank":
    case "driven out":
      return moved(view, parts, String(numberIn(parts.to)));
    case "placed":
      return moved(view, parts, String(place));
    case "devoured":
      return { ...moved(view, parts, "cold"), alive: Number(parts.alive), cold_storage: filled(view, Number(parts.deaths)) };
    case "smeared":
      return at(view, place, (one) => ({ ...one, characters: one.characters.map((other) => (other.seat === seat && other.kind === parts.kind ? { ...other, hidden: true } : other)) }));
    case "badge taken":
    case "badge passed":
      return { ...view, badge: seat, families: view.families.map((one) => ({ ...one, badge: one.seat === seat })) };
    case "martyr moved":
      return { ...view, martyr: seat, families: view.families.map((one) => ({ ...one, martyr: one.seat === seat })) };
    case "dice shown":
      return { ...view, dice: { count: (parts.dice as unknown[]).length, faces: (parts.dice as unknown[]).map(Number), seen_by: view.families.map((one) => one.seat) } };
    default:
      return view;
  }
}

function filled(view: Seen, deaths: number): Seen["cold_storage"] {
  let left = deaths;
  const lines = view.cold_storage.lines.map((line) => {
    const here = Math.min(line.spots, Math.max(0, left));
    left -= line.spots;
    return { ...line, filled: here };
  });
  return { ...view.cold_storage, deaths, lines };
}

export const interim = (view: Seen, before: LogLine[]): Seen => before.reduce(followed, view);
