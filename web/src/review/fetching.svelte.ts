/** The review of a table: asked for until it is there. */

import { get } from "../api.svelte";
import type { Review } from "../wire";

const AGAIN = 1500; // milliseconds between two looks at how far it is

export class Reviewing {
  found = $state.raw<Review | null>(null);
  fault = $state("");

  #timer = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly invite: string,
  ) {
    void this.#look();
  }

  get isReady(): boolean {
    return this.found?.state === "ready";
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      const found = await get<Review>(`/tables/${this.table}/review`, { invite: this.invite });
      if (this.#closed) return;
      this.found = found;
      if (found.state === "waiting" || found.state === "running") this.#timer = window.setTimeout(() => void this.#look(), AGAIN);
    } catch (trouble) {
      this.fault = (trouble as Error).message;
    }
  }
}
