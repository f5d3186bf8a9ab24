/** Which single change brings it nearest to even, of those that surely do something. */

import type { Effect, Figures } from "./wire";

export interface Nearer {
  effect: Effect;
  value: number; // how often the first side would win
  fair: number;
}

const EVEN = 0.02; // this near it needs no change
const WORTH = 0.01; // so much nearer it must come

export function nearerTo(figures: Figures | null, effects: Effect[]): Nearer | null {
  const first = figures?.wins[0];
  if (!first) return null;
  const sides = figures.wins.filter((one) => one.seats.length > 0 === first.seats.length > 0).length;
  const fair = 1 / sides;
  const off = (value: number): number => Math.abs(value - fair);
  if (sides < 2 || off(first.value) <= EVEN) return null;
  const known = effects.filter((one) => one.sure && one.figure === first.figure).map((effect) => ({ effect, value: Math.min(1, Math.max(0, first.value + effect.value)), fair }));
  const best = known.toSorted((a, b) => off(a.value) - off(b.value))[0];
  return best && off(best.value) < off(first.value) - WORTH ? best : null;
}
