/**
 * What a thing on the table tells whoever points at it: what it is (in the board's words), what a click on it would do now
 * (in the words of the options), and the thing to ask the server about where it cannot be chosen. No rule is known here.
 */

import type { Choices } from "../choices.svelte";
import { t } from "../language.svelte";
import { type People, spoken } from "../says";
import { termsOf } from "../terms";
import type { GameInfo } from "../wire";
import { title } from "../words";

const MOST = 3; // ways that are told one by one

/** What a thing is, in its game's own words: how to play tells it by the same. */
export const textOf = (game: GameInfo, thing: string): string => termsOf(game).handle(thing)?.text ?? "";

/** The same with its name first. */
export function aboutOf(game: GameInfo, thing: string): string {
  const term = termsOf(game).handle(thing);
  return term ? `${title(term.name)}. ${term.text}` : "";
}

/** The attributes of something that is pointed at; `handles` are those it is chosen by, the likeliest first. */
export function tells(choices: Choices, people: People, handles: string[], words: string): Record<string, unknown> {
  const now = doesNow(choices, people, handles);
  return { "data-words": now ? `${words}\n${now}` : words, "data-why": choices.puzzle(handles) };
}

/** What an own thing that is a real button says and does while it cannot be pressed: it is reached by whoever wonders why. */
export function idle(choices: Choices, free: boolean): Record<string, unknown> {
  return free ? {} : { "aria-disabled": true, tabindex: choices.wondering ? 0 : -1 };
}

/** What buttons say has no full stop; one after the other they are sentences. */
const stopped = (said: string): string => (/[.!?…]$/.test(said) ? said : `${said}.`);

function doesNow(choices: Choices, people: People, handles: string[]): string {
  if (handles.some((one) => choices.has(one))) return t("chosen-click-puts-back");
  const ways = choices.remaining.filter((option) => option.handles.some((one) => handles.includes(one)));
  const said = [...new Set(ways.map((option) => stopped(spoken(option.says, people))))];
  if (said.length === 0) return "";
  const more = said.length - MOST;
  return [t("now-does", { ways: said.slice(0, MOST).join(" ") }), ...(more > 0 ? [t("and-more-ways", { count: more })] : [])].join(" ");
}
