/** How to play, for reading: as it was written down, or what a game tells of itself where nobody has. */

import type { BoardProps } from "../boards";
import { Choices } from "../choices.svelte";
import { t } from "../language.svelte";
import { spoken } from "../says";
import type { GameInfo, Guide, GuidePart } from "../wire";

export interface Part extends Omit<GuidePart, "step"> {
  step: number | null; // of the lesson, whose table is its picture
}

const NOTHING = ["field", "reason", "unit"]; // terms of these kinds are names of parts of a view, and no things

export function partsOf(guide: Guide, game: GameInfo): Part[] {
  if (guide.parts.length > 0) return guide.parts;
  const told = game.terms.filter((one) => one.text !== "" && !NOTHING.includes(one.kind));
  const parts = [
    { title: t("guide-goal"), says: [guide.goal, game.blurb].filter(Boolean), things: [] },
    { title: t("guide-deeds"), says: game.verbs.map((one) => `${spoken(one.says, new Map()).replace("….", "…")} ${one.why}`.trim()), things: [] },
    { title: t("guide-things"), says: [], things: told.map((one) => `${one.kind}:${one.code}`) },
  ];
  return parts.filter((one) => one.says.length + one.things.length > 0).map((one) => ({ ...one, step: null }));
}

/** A table as something to look at: nothing can be chosen, and nothing happens. */
export const stillOf = (given: BoardProps): BoardProps => ({ ...given, choices: new Choices(), question: null, moment: null, act: async () => false, say: undefined, lit: [] });
