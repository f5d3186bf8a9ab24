/** What the bar adds to the question: who is asked, and what the walk leads to. */

import type { Bar, BoardProps } from "..";
import { t } from "../../language.svelte";
import Lead from "./Lead.svelte";
import type { View } from "./view";

/** Where one would be when James comes: at the end of the walk, or where one stands after it. */
function endOf(view: View, code: string, seat: string | null): number | null {
  if (code === "before_move") return view.walks[0]?.path.at(-1) ?? null;
  return code === "act" ? (view.pieces.find((one) => one.seat === seat)?.space ?? null) : null;
}

function line({ view: given, seat, question, choices }: BoardProps): string {
  const view = given as unknown as View;
  const space = question && !choices.narrowed ? endOf(view, question.code, seat) : null;
  if (space === null || seat === "james") return "";
  const { draws, heals } = (question?.code === "before_move" && view.landing) || { draws: 0, heals: 0 };
  const many = view.reach.find((one) => one.space === space)?.in_six ?? 0;
  return [
    draws > 0 ? t("break-escape-leads-draws", { count: draws }) : "",
    heals > 0 ? t("break-escape-leads-heals", { count: heals }) : "",
    t("break-escape-leads-james", { many, there: question?.code === "act" ? "no" : "yes" }),
  ].filter(Boolean).join(" · ");
}

export const bar: Bar = { Lead, line };
