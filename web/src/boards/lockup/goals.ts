/** The goals in play, as the notices tell them. */

import type { Scene } from "./scene.svelte";

export interface Goal {
  code: string;
  need: string;
  when: string;
  worth: number;
  holder: string | null;
  gone: boolean; // scored for good
}

export function goalsOf(scene: Scene): Goal[] {
  const { goals } = scene.view;
  const sorts = [
    { sort: "award", code: goals.award, holder: goals.award_holder, gone: false },
    { sort: "instant", code: goals.instant, holder: goals.instant_holder, gone: goals.instant_holder !== null },
    { sort: "end_game", code: goals.end_game, holder: null, gone: false },
  ];
  return sorts.flatMap(({ sort, code, holder, gone }) => {
    if (code === null) return [];
    const { name: need, text: when } = scene.term(code, "need");
    return [{ code, need, when, worth: goals.worth[sort] ?? 0, holder, gone }];
  });
}
