/** A side of a game as the designer's bench draws it behind how often that side wins: a piece of the game's world. */

import type { Component } from "svelte";

export interface SideProps {
  seats: string[]; // of the side; none: whoever comes at this place in the turn order
  place: number; // from the left
}

/** What `contest.ts` in a game's folder exports. */
export interface Contest {
  Side: Component<SideProps>; // fills the box that it is given
  colours?: string[]; // of the sides in all charts, where the game has its own for them
  inks?: string[]; // that can be read on them as they are drawn
}

const contests = import.meta.glob<Contest>("./*/contest.ts");

/** It comes with the bench alone: no table loads it. */
export const contestOf = async (slug: string): Promise<Contest | null> => (await contests[`./${slug}/contest.ts`]?.()) ?? null;
