/** Somebody's first games of a kind: until they have finished a few, the page says why it asks, and plays slowly. */

import { get } from "./api.svelte";
import type { Tables } from "./wire";

const FEW = 2;
const KEYS = { finished: "turnkey finished games", reasons: "turnkey says why", slowly: "turnkey begins slowly" };
const OFF = "off";

/** What somebody can switch off, kept in the browser. */
class Switch {
  on = $state(true);

  constructor(readonly name: string) {
    this.on = localStorage.getItem(name) !== OFF;
  }

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(this.name, on ? "on" : OFF);
  }
}

class FirstGames {
  readonly reasons = new Switch(KEYS.reasons);
  readonly slowly = new Switch(KEYS.slowly);
  #finished = $state.raw<Record<string, string[]>>(kept()); // by game, the tables that were the first

  /** Whether this table is among the first of its kind: so it stays when it is over, and when somebody comes back to it. */
  isAt(game: string, table: string): boolean {
    return this.#tables(game).filter((one) => one !== table).length < FEW;
  }

  finish(game: string, ...tables: string[]): void {
    const now = [...new Set([...this.#tables(game), ...tables])].slice(0, FEW + 1);
    this.#finished = { ...this.#finished, [game]: now };
    localStorage.setItem(KEYS.finished, JSON.stringify(this.#finished));
  }

  /** Whoever comes with another browser has not forgotten how to play: the server knows their tables. */
  async ask(game: string): Promise<void> {
    if (this.#tables(game).length > FEW) return;
    const { mine } = await get<Tables>("/tables");
    const over = mine.filter((one) => one.game === game && one.status === "over" && one.mine !== null);
    if (over.length > 0) this.finish(game, ...over.map((one) => one.id));
  }

  #tables(game: string): string[] {
    return this.#finished[game] ?? [];
  }
}

function kept(): Record<string, string[]> {
  try {
    const found = JSON.parse(localStorage.getItem(KEYS.finished) ?? "{}") as unknown;
    return typeof found === "object" && found !== null ? Object.fromEntries(Object.entries(found).filter(([, tables]) => Array.isArray(tables))) : {};
  } catch {
    return {}; // somebody else wrote there
  }
}

export const firsts = new FirstGames();
