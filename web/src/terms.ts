/** What the codes of a game stand for: its own words for them, which it sends with its facts. */

import { t } from "./language.svelte";
import type { GameInfo, Term } from "./wire";
import { title } from "./words";

const FIELD = "field";
const NAMED = [FIELD, "reason", "unit"]; // words that are codes only where it is said of what

/** What results count, by the words that all games have for it; anything else as it stands there. */
const counted = (word: string): string => title(t("result-word", { word }));

export class Terms {
  #named = new Map<string, Term>();
  #coded = new Map<string, Term>();

  constructor(terms: Term[]) {
    for (const one of terms) {
      this.#named.set(`${one.kind}:${one.code}`, one);
      if (!NAMED.includes(one.kind) && !this.#coded.has(one.code)) this.#coded.set(one.code, one);
    }
  }

  /** What stands for this value in a part of the view; a number is a code only where its part says of what. */
  of(value: unknown, kind = ""): Term | undefined {
    if (typeof value !== "string" && typeof value !== "number") return undefined;
    return this.#named.get(`${kind}:${value}`) ?? (typeof value === "string" ? this.#coded.get(value) : undefined);
  }

  /** The name of a part of the view. */
  label(name: string): string {
    return this.#named.get(`${FIELD}:${name}`)?.name ?? counted(name.replace(/_(size|title)$/, ""));
  }

  /** A code by its name. */
  named = (code: string, kind = ""): string => title(this.of(code, kind)?.name ?? counted(code));

  handle(handle: string): Term | undefined {
    return this.#named.get(handle) ?? this.of(handle.slice(handle.indexOf(":") + 1));
  }
}

const known = new WeakMap<GameInfo, Terms>();

export function termsOf(game: GameInfo): Terms {
  const found = known.get(game) ?? new Terms(game.terms);
  known.set(game, found);
  return found;
}
