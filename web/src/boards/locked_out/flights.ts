/** Which cards fly for an event, from where to where. */

import type { LogLine } from "../../wire";
import { type Plan, type Point, middle, places } from "./plan";
import type { Scene } from "./scene";
import { cardOf } from "./scene";
import { keysOf } from "./view";

export interface Flight {
  card: string | null; // null: its back, for who does not see it
  from: Point;
  to: Point;
}

const HANDS = 34; // how high a pawn holds a card

export function handsOf(scene: Scene, seat: unknown): Point {
  const { ship, plan } = scene;
  const space = ship.spaces.find((one) => one.pawns.includes(String(seat)));
  const room = space && plan.rooms[space.space];
  if (!space || !room) return plan.heap;
  const [x, y] = places(room, space.pawns.length, plan.pawn)[space.pawns.indexOf(String(seat))] ?? room.stand;
  return [x, y - HANDS * plan.pawn];
}

const pileOf = (plan: Plan, room: unknown): Point => {
  const [x, y] = plan.rooms[String(room)]?.pile ?? plan.heap;
  return [x, y + (plan.standing ? 16 : 30)];
};

/** Where a played card lies: its slot, or below the gauge that it protects. */
function placeOf(scene: Scene, id: unknown): Point {
  const { ship, plan } = scene;
  const card = cardOf(ship, String(id));
  for (const bulkhead of plan.bulkheads) {
    const slot = bulkhead.slots[keysOf(ship, bulkhead.colour).findIndex((one) => one.id === id)];
    if (slot) return middle(slot);
  }
  const token = Math.max(0, Object.keys(ship.tokens).indexOf(card?.colours[0] ?? "power"));
  return plan.standing ? [(132 + token * 87) * plan.broad, 512] : [998 + token * 32, 399];
}

const card = (value: unknown): string | null => (typeof value === "string" ? value : null);
const cards = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : []);
const above = ([x, y]: Point, place: number, many: number, plan: Plan): Point => [x + (place - (many - 1) / 2) * 46 * plan.pawn, Math.max(40, y - 70 * plan.pawn)];

export function flightsOf(scene: Scene, line: LogLine): Flight[] {
  const { parts } = line;
  const hands = (seat: unknown): Point => handsOf(scene, seat);
  const heap = scene.plan.heap;
  switch (line.kind) {
    case "drew":
      return [{ card: card(parts.card), from: pileOf(scene.plan, parts.room), to: hands(parts.drawer) }];
    case "shown":
      return [{ card: card(parts.card), from: hands(parts.drawer), to: above(hands(parts.seat), 0, 1, scene.plan) }];
    case "intercepted":
      return [{ card: card(parts.card), from: hands(parts.drawer), to: hands(parts.seat) }];
    case "exchanged":
      return [{ card: card(parts.card), from: hands(parts.seat), to: hands(parts.drawer) }];
    case "played":
    case "supplied":
    case "sabotaged":
      return [{ card: card(parts.card), from: hands(parts.seat), to: placeOf(scene, parts.card) }];
    case "answered":
    case "taken":
      return [{ card: card(parts.card), from: hands(parts.suspect), to: placeOf(scene, parts.card) }];
    case "of no use":
      return [{ card: card(parts.card), from: placeOf(scene, parts.card), to: heap }];
    case "searched":
      return [parts.one, parts.other].map((one) => ({ card: card(one), from: hands(parts.seat), to: heap }));
    case "area cleared":
      return cards(parts.cards).map((one) => ({ card: one, from: placeOf(scene, one), to: heap }));
    case "looked": {
      const many = Number(parts.count);
      return Array.from({ length: many }, (_, place) => ({ card: null, from: hands(parts.suspect), to: above(hands(parts.suspect), place, many, scene.plan) }));
    }
    case "saw": {
      const seen = cards(parts.cards);
      return seen.map((one, place) => ({ card: one, from: above(hands(parts.suspect), place, seen.length, scene.plan), to: above(hands(parts.suspect), place, seen.length, scene.plan) }));
    }
    default:
      return [];
  }
}
