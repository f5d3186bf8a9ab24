/** What flies over the board at a moment: from where, to where, and what it looks like. */

import type { Moment } from "../..";
import type { Scene } from "../scene.svelte";
import { GUARDS } from "../view";

export interface Point {
  x: number;
  y: number;
}
export interface Flight {
  from: Point;
  to: Point;
  sort: "token" | "back" | "reward" | "suspicion" | "goon" | "item";
  code: string;
  crew: string;
}
/** Where things are on a board of this shape. */
export interface Places {
  room: (location: string) => Point;
  goon: (location: string) => Point;
  width: number;
  height: number;
}

/** A crew's place at the table: its plaque above the board, or the own things below. */
function home(scene: Scene, places: Places, seat: string): Point {
  if (seat === scene.seat) return { x: places.width * 0.28, y: places.height + 30 };
  const at = scene.view.parties.findIndex((one) => one.seat === seat);
  return { x: (places.width * (at + 0.5)) / scene.view.parties.length, y: seat === GUARDS ? 20 : -40 };
}

type Wanted = Pick<Flight, "sort" | "code">;
const marks = (sort: Flight["sort"], codes: string[]): Wanted[] => codes.map((code) => ({ sort, code }));

export function flightsOf(scene: Scene, moment: Moment, places: Places): Flight[] {
  const { kind, parts } = moment.line;
  const seat = String(parts.party ?? parts.seat ?? "");
  const crew = scene.view.parties.find((one) => one.seat === seat)?.crew ?? "";
  const tokens = (name: string): string[] => (Array.isArray(parts[name]) ? (parts[name] as string[]) : []);
  const middle = scene.view.resolving ? places.room(scene.view.resolving) : { x: places.width / 2, y: places.height / 2 };
  const own = home(scene, places, seat);
  const fly = (wanted: Wanted[], from: Point, to: Point): Flight[] =>
    wanted.map((one, at) => {
      const aside = (at - (wanted.length - 1) / 2) * 30;
      return { ...one, crew, from: { x: from.x + aside, y: from.y }, to: { x: to.x + aside, y: to.y } };
    });
  switch (kind) {
    case "placed": {
      const known = tokens("down");
      const backs = known.length > 0 ? known : Array.from({ length: Number(parts.hidden ?? 0) }, () => "");
      return fly([...marks("token", tokens("up")), ...marks("back", backs)], own, places.room(String(parts.location)));
    }
    case "moved":
      return fly(marks("token", [String(parts.token)]), places.room(String(parts.start)), places.room(String(parts.to)));
    case "moved hidden":
      return fly(marks("back", [parts.token === null ? "" : String(parts.token)]), places.room(String(parts.start)), places.room(String(parts.to)));
    case "went home":
      return fly(marks("token", tokens("tokens")), places.room(String(parts.location)), own);
    case "to library":
      return fly(marks("token", tokens("tokens")), places.room(String(parts.location)), places.room("library"));
    case "gained":
      return fly(marks("reward", [...String(parts.markers)].map((one) => `+${one}`)), middle, own);
    case "gave back":
    case "paid for goons":
    case "paid for item":
    case "paid to reserve":
      return fly(marks("reward", [...String(parts.markers)].map((one) => `+${one}`)), own, middle);
    case "power":
      return fly(marks("reward", ["POW"]), middle, own);
    case "first player":
      return fly(marks("reward", ["KEY"]), home(scene, places, String(parts.before)), own);
    case "drew a tome":
    case "drew to choose":
      return fly(marks("reward", ["TOME"]), places.room("library"), own);
    case "suspected":
      return fly(Array.from({ length: Number(parts.count) }, () => ({ sort: "suspicion", code: "" }) as Wanted), places.room(String(parts.location)), own);
    case "suspicion given":
      return fly(marks("suspicion", [""]), own, home(scene, places, String(parts.other)));
    case "suspicion returned":
      return fly(marks("suspicion", [""]), own, { x: places.width * 0.9, y: 30 });
    case "hired":
      return fly(marks("goon", [String(parts.goon)]), places.goon(String(parts.start)), own);
    case "goon moved":
      return fly(marks("goon", [String(parts.goon)]), places.goon(String(parts.start)), places.goon(String(parts.to)));
    case "goon came":
      return fly(marks("goon", [String(parts.goon)]), { x: -60, y: places.goon("sewers").y }, places.goon(String(parts.to)));
    case "goon left":
      return fly(marks("goon", [String(parts.goon)]), places.goon("chow"), { x: places.width + 80, y: places.goon("chow").y });
    case "built":
    case "reserved":
      return fly(marks("item", [String(parts.item)]), places.room("cell"), own);
    default:
      return [];
  }
}
