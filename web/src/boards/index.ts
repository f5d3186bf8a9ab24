/** Every game's own board and picture, found by its folder's name; a game without one gets the generic board. */

import type { Component } from "svelte";

import type { Choices } from "../choices.svelte";
import type { GameInfo, Plain } from "../wire";

export interface BoardProps {
  view: Plain;
  seat: string | null; // whose eyes these are
  seats: string[];
  choices: Choices;
  game: GameInfo;
  lit?: string[]; // handles that somebody points at
}

type Loaded<Props extends object> = { default: Component<Props> };

const boards = import.meta.glob<Loaded<BoardProps>>("./*/Board.svelte");
const pictures = import.meta.glob<Loaded<object>>("./*/Picture.svelte", { eager: true });

export async function boardOf(slug: string): Promise<Component<BoardProps>> {
  const own = boards[`./${slug}/Board.svelte`];
  return (await (own ? own() : import("./generic/Board.svelte"))).default;
}

export function pictureOf(slug: string): Component {
  const found = pictures[`./${slug}/Picture.svelte`] ?? pictures["./generic/Picture.svelte"];
  if (!found) throw new Error("the generic picture is missing");
  return found.default;
}
