/** What patches come to: the frame as it would have been sent whole. docs/wire.md tells how they are written. */

import type { Frame, Option, Patch, Seating } from "./wire";

const MOVED = ""; // in place of an index: what a list is made of now

export class Folded {
  #frame: Frame | null = null;
  #options = new Map<number, Option>();

  begin(frame: Frame): void {
    this.#frame = frame;
    this.#options.clear();
    this.#learn([...frame.options, ...frame.beside]);
  }

  /** Who sits where was told between two frames. */
  seat({ seats, spectators, undo_offer, paused }: Seating): void {
    if (this.#frame) this.#frame = { ...this.#frame, seats, spectators, undo_offer, paused };
  }

  /** The next frame; nothing if this patch belongs to a frame that is not here. `lines`: of the log so far. */
  follow(patch: Patch, lines: number): Frame | null {
    if (!this.#frame) return null;
    this.#learn(patch.more ?? []);
    try {
      const frame = applied(this.#frame, patch.changes) as Frame;
      this.#frame = {
        ...frame,
        step: patch.step,
        whole: false,
        options: patch.options ? this.#named(patch.options) : frame.options,
        beside: patch.beside ? this.#named(patch.beside) : frame.beside,
        log_from: patch.log_from ?? lines,
        log: patch.log ?? [],
      };
    } catch {
      this.#frame = null;
    }
    return this.#frame;
  }

  #learn(options: Option[]): void {
    for (const option of options) this.#options.set(option.id, option);
  }

  #named(numbers: number[]): Option[] {
    return numbers.map((number) => {
      const found = this.#options.get(number);
      if (!found) throw new RangeError(`option ${number} was never sent`);
      return found;
    });
  }
}

/** Data as it is now, from how it was and what has changed. What has not changed is the same object again. */
export function applied(old: unknown, node: unknown): unknown {
  if (Array.isArray(node)) return node[0];
  const changes = Object.entries(node as Record<string, unknown>);
  if (Array.isArray(old)) {
    const order = (node as Record<string, unknown>)[MOVED] as (number | [unknown])[] | undefined;
    if (order) return order.map((one) => (typeof one === "number" ? old[one] : one[0]));
    const made = [...old];
    for (const [key, inner] of changes) {
      const place = Number(key);
      if (inner === null) made.length = place;
      else made[place] = applied(made[place], inner);
    }
    return made;
  }
  if (typeof old !== "object" || old === null) throw new TypeError("there is nothing here that could have changed");
  const made: Record<string, unknown> = { ...old };
  for (const [key, inner] of changes) {
    if (inner === null) delete made[key];
    else made[key] = applied(made[key], inner);
  }
  return made;
}
