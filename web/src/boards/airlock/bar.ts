/** What the bar adds to the question while a module is in hand: the module, how many places fit, the best of them at a click. */

import type { Bar, BoardProps } from "..";
import { t } from "../../language.svelte";
import { inHand } from "./bench.svelte";
import Deeds from "./Deeds.svelte";
import Lead from "./Lead.svelte";

function line(given: BoardProps): string {
  const held = given.choices.instead ? inHand(given) : null; // the server's own question says how many places fit
  const best = held?.places[0];
  return held && best ? t("airlock-places-fit", { count: held.places.length, joins: best.joins, points: best.points }) : "";
}

export const bar: Bar = { Lead, line, Deeds, does: (given) => (inHand(given)?.places.length ?? 0) > 0 };
