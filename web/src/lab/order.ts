/** In which order options are shown: what moves the figure most comes first, what moves nothing last. */

import type { Effect, Slide } from "./wire";

export function byWeight(slides: Slide[], effects: Effect[], first: string[]): string[] {
  const spans = new Map<string, number>();
  for (const one of effects) if (one.sure) spans.set(one.option, Math.max(spans.get(one.option) ?? 0, Math.abs(one.value)));
  const rank = (one: Slide): number => (first.includes(one.name) ? 2 : (spans.get(one.name) ?? 0));
  return slides.toSorted((a, b) => rank(b) - rank(a)).map((one) => one.name); // the same rank: as before
}
