/** What the bar adds to the question: how much the own voice weighs, and how many have chosen already. */

import type { Bar, BoardProps } from "..";
import { t } from "../../language.svelte";
import { eyesOf } from "./view";

function line(given: BoardProps): string {
  const eyes = eyesOf(given);
  const { vote } = eyes.view;
  const votes = Object.entries(vote?.weights ?? {}).find(([one]) => eyes.mine(one))?.[1];
  if (!vote || votes === undefined || !given.question?.code.endsWith("_vote")) return "";
  return [t("lockdown-your-votes", { count: votes }), t("lockdown-hands-up", { count: vote.voted.length })].join(" · ");
}

export const bar: Bar = { line };
