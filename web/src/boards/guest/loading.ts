/** Boards that come with a game's own package: fetched once, and never trusted to work. */

import type { GameInfo } from "../../wire";
import type { Drawn, World } from "..";
import type { GuestBoard, GuestWorld } from "./contract";
import Guest from "./Guest.svelte";

const LATE = 10_000; // milliseconds: a table without a board is worse than one with the generic board

const faults = new Map<string, unknown>(); // by the game: why its board cannot be shown
const loading = new Map<string, Promise<Drawn>>();

export const elementName = (slug: string): string => `turnkey-${slug}`;

/** The drawings of a game that brings its own board. If that is broken they show the generic one, and say so. */
export function guestOf(game: GameInfo): Promise<Drawn> {
  const found = loading.get(game.slug) ?? fetched(game);
  loading.set(game.slug, found);
  return found;
}

async function fetched(game: GameInfo): Promise<Drawn> {
  try {
    const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("it takes too long to load")), LATE));
    const module = (await Promise.race([import(/* @vite-ignore */ game.board), late])) as { world?: GuestWorld };
    if (!customElements.get(elementName(game.slug))) throw new Error(`it does not define the element ${elementName(game.slug)}`);
    return { Board: Guest, world: module.world && worldOf(module.world) };
  } catch (fault) {
    breaks(game, fault);
    return { Board: Guest };
  }
}

/** Its board is not shown again before the page is loaded anew; whoever wrote it finds the reason in the console. */
export function breaks(game: GameInfo, fault: unknown): void {
  if (faults.has(game.slug)) return;
  faults.set(game.slug, fault);
  console.error(`The board of ${game.title} (${game.board}) is broken:`, fault);
}

export const isBroken = (game: GameInfo): boolean => faults.has(game.slug);

/** A new element of the game's. */
export function boardOf(game: GameInfo): GuestBoard {
  const Made = customElements.get(elementName(game.slug));
  if (!Made) throw new Error(`there is no element ${elementName(game.slug)}`);
  return new Made() as GuestBoard;
}

function worldOf({ dark = {}, light = {}, title = "inherit", phase }: GuestWorld): World {
  return {
    dark, light, title,
    phase: (view) => {
      try {
        return String(phase?.(structuredClone(view)) ?? "");
      } catch {
        return ""; // the board tells it too
      }
    },
  };
}
