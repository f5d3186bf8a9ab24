/** The table in the middle of what is being played: the view of before, with what the lines that were played have told. */

import type { Moment } from "..";
import type { LogLine, Plain } from "../../wire";
import type { Piece, View } from "./view";

type Parts = Record<string, unknown>;

const pieceOf = (view: View, seat: unknown): Piece | undefined => view.pieces.find((one) => one.seat === seat);

function put(view: View, seat: unknown, space: number | null): void {
  const piece = pieceOf(view, seat);
  if (!piece) return;
  for (const one of view.board) one.pieces = one.pieces.filter((other) => other !== piece.seat);
  piece.space = space;
  if (space !== null) view.board[space]?.pieces.push(piece.seat);
}

function health(view: View, seat: unknown, hp: unknown): void {
  const piece = pieceOf(view, seat);
  if (piece) piece.hp = Number(hp);
}

function fate(view: View, seat: unknown, is: string): void {
  const piece = pieceOf(view, seat);
  if (piece) piece.fate = is;
}

/** A card comes into a hand or leaves it; `card` is null where it is not known. */
function hold(view: View, seat: unknown, card: unknown, many: number): void {
  const piece = pieceOf(view, seat);
  if (!piece) return;
  piece.hand_size = (piece.hand_size ?? 0) + many;
  if (piece.hand && typeof card === "string") piece.hand = { ...piece.hand, [card]: (piece.hand[card] ?? 0) + many };
}

function use(view: View, seat: unknown, card: string): void {
  hold(view, seat, card, -1);
  view.discard = { ...view.discard, [card]: (view.discard[card] ?? 0) + 1 };
}

const TOLD: Record<string, (view: View, parts: Parts) => void> = {
  turn: (view, { round, seat }) => Object.assign(view, { round: Number(round), turn: String(seat), die: null }),
  rolled: (view, { die }) => void (view.die = Number(die)),
  "breakout tried": (view, { die }) => void (view.die = Number(die)),
  "rescue tried": (view, { die }) => void (view.die = Number(die)),
  moved: (view, { seat, to }) => put(view, seat, Number(to)),
  halted: (view, { space }) => {
    put(view, "james", Number(space));
    pup(view, space, false);
  },
  teleported: (view, { runner, to }) => {
    put(view, runner, Number(to));
    use(view, runner, "teleport");
  },
  swapped: (view, { runner, one, other, one_to, other_to }) => {
    put(view, one, Number(one_to));
    put(view, other, Number(other_to));
    use(view, runner, "swap");
  },
  "pup placed": (view, { runner, space }) => {
    pup(view, space, true);
    use(view, runner, "pup");
  },
  drew: (view, { runner, card }) => {
    view.deck_size -= 1;
    hold(view, runner, card, 1);
  },
  key: (view, { runner, keys }) => {
    Object.assign(view, { keys: Number(keys), deck_size: view.deck_size - 1 });
    hold(view, runner, "jailbreak", 1);
  },
  "gate opened": (view) => void (view.gate_open = true),
  reshuffled: (view, { size }) => Object.assign(view, { deck_size: Number(size), discard: {} }),
  discarded: (view, { runner, card }) => use(view, runner, String(card)),
  healed: (view, { seat, health: hp }) => health(view, seat, hp),
  hurt: (view, { seat, health: hp }) => health(view, seat, hp),
  saved: (view, { runner, health: hp }) => {
    health(view, runner, hp);
    use(view, runner, "jailbreak");
  },
  "freed by card": (view, { runner }) => use(view, runner, "jailbreak"),
  freed: (view, { runner, space, health: hp }) => {
    put(view, runner, Number(space));
    fate(view, runner, "free");
    health(view, runner, hp);
  },
  jailed: (view, { runner, jail, health: hp }) => {
    put(view, runner, Number(jail));
    fate(view, runner, "jailed");
    health(view, runner, hp);
  },
  wanted: (view, { runner }) => {
    const piece = pieceOf(view, runner);
    if (piece) piece.wanted = true;
  },
  escaped: (view, { runner, count }) => {
    put(view, runner, null);
    fate(view, runner, "escaped");
    view.escapes = Number(count);
  },
  eliminated: (view, { runner }) => {
    put(view, runner, null);
    fate(view, runner, "eliminated");
    health(view, runner, 0);
  },
};

function pup(view: View, space: unknown, there: boolean): void {
  const place = view.board[Number(space)];
  if (place) place.pup = there;
}

export function soFar(given: Plain, moment: Moment | null): View {
  const before = given as unknown as View;
  if (!moment) return before;
  const view: View = { ...before, walks: [], board: before.board.map((one) => ({ ...one })), pieces: before.pieces.map((one) => ({ ...one })) };
  for (const line of moment.before) TOLD[line.kind]?.(view, line.parts);
  const walked = pieceOf(view, "james")?.space !== pieceOf(before, "james")?.space;
  return walked ? { ...view, reach: (moment.next as unknown as View).reach ?? [] } : view;
}

/** Whoever's turn begins throws their own die; one that follows from what they chose is thrown already. */
export function throws(line: LogLine, before: LogLine[], seat: string | null): boolean {
  return line.kind === "rolled" && line.parts.seat === seat && before.some((one) => one.kind === "turn");
}
