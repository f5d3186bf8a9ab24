/** What the lines that were played already have changed on the table, before the view tells it. Events say it; no rule is known here. */

import type { Moment } from "..";
import type { LogLine } from "../../wire";
import { type Pile, type Ship, shipOf } from "./view";

type Parts = Record<string, unknown>;
type Change = (ship: Ship, parts: Parts, next: Ship) => Partial<Ship>;

const more = (pile: Pile, cards: unknown[]): Pile =>
  cards.filter((one) => typeof one === "string").reduce((sum, card) => ({ ...sum, [card]: (sum[card] ?? 0) + 1 }), pile);

/** The crew with so many cards more in a hand. */
const dealt = (ship: Ship, seat: unknown, many: number): Ship["seats"] =>
  ship.seats.map((one) => (one.seat === seat ? { ...one, hand_size: one.hand_size + many } : one));

const CHANGES: Record<string, Change> = {
  turn: (_, parts) => ({ active: String(parts.seat), round: Number(parts.round) }),
  moved: (ship, { seat, to }) => ({
    spaces: ship.spaces.map((one) => {
      const others = one.pawns.filter((pawn) => pawn !== seat);
      return { ...one, pawns: one.space === to ? [...others, String(seat)] : others };
    }),
    seats: ship.seats.map((one) => (one.seat === seat ? { ...one, space: String(to) } : one)),
  }),
  drew: (ship, { room, left }) => ({ spaces: ship.spaces.map((one) => (one.space === room ? { ...one, pile: Number(left) } : one)) }),
  kept: (ship, { drawer }) => ({ seats: dealt(ship, drawer, 1) }),
  intercepted: (ship, { drawer }) => ({ seats: dealt(ship, drawer, 1) }),
  played: (ship, { seat }) => ({ seats: dealt(ship, seat, -1) }),
  answered: (ship, { suspect }) => ({ seats: dealt(ship, suspect, -1) }),
  taken: (ship, { suspect }) => ({ seats: dealt(ship, suspect, -1) }),
  laid: (ship, { card }) => ({ access_area: more(ship.access_area, [card]) }),
  "of no use": (ship, { card }) => ({ discard: more(ship.discard, [card]) }),
  supplied: (ship, { seat, card }) => ({ resource_area: more(ship.resource_area, [card]), seats: dealt(ship, seat, -1) }),
  sabotaged: (ship, { seat, card }) => ({ resource_area: more(ship.resource_area, [card]), seats: dealt(ship, seat, -1) }),
  searched: (ship, { seat, one, other }) => ({ discard: more(ship.discard, [one, other]), seats: dealt(ship, seat, -2) }),
  stage: (_, __, next) => ({ stage: next.stage, open_zones: next.open_zones, access_area: next.access_area }),
  "token fell": (ship, { token, level }) => ({ tokens: { ...ship.tokens, [String(token)]: Number(level) } }),
  "area cleared": (ship, { cards }) => ({ resource_area: {}, discard: more(ship.discard, cards as unknown[]) }),
  "maintenance card": (ship, { to }) => ({ maintenance: String(to), seats: ship.seats.map((one) => ({ ...one, maintenance: one.seat === to })) }),
};

/** A card that is on its way has not come yet. */
const LANDS_LATER = ["laid", "supplied", "sabotaged", "area cleared", "of no use", "searched"];

export function shipAt(view: Record<string, unknown>, moment: Moment | null): Ship {
  const ship = shipOf(view);
  if (!moment) return ship;
  const next = shipOf(moment.next);
  const now = LANDS_LATER.includes(moment.line.kind) ? [] : [moment.line];
  return [...moment.before, ...now].reduce<Ship>((so, line: LogLine) => ({ ...so, ...CHANGES[line.kind]?.(so, line.parts, next) }), ship);
}
