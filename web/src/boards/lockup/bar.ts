/** What the bar adds to the question: how a placement in hand would stand, as far as one sees. */

import type { Bar, BoardProps } from "..";
import { t } from "../../language.svelte";
import { outlookOf } from "./outlook";
import { stagingOf } from "./staging.svelte";
import type { Lockup } from "./view";
import { getsSpoken } from "./words";

function line({ view: given, choices, question }: BoardProps): string {
  const [view, staging] = [given as unknown as Lockup, stagingOf(choices)];
  const room = view.board.find((one) => one.location === staging.roomOf(view));
  const outlook = question && room ? outlookOf(view, room, [...staging.now.up, ...staging.now.down]) : null;
  if (!outlook || !room) return "";
  return t("lockup-so-it-leads", { strength: outlook.strength, rank: t("lockup-rank", { rank: outlook.rank }), gets: getsSpoken(outlook, room.location) });
}

export const bar: Bar = { line };
