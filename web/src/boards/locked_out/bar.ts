/** What the bar adds to the question: what waits in the room that was picked. */

import type { Bar, BoardProps } from "..";
import { joined, t } from "../../language.svelte";
import { large, nameOf, placeName } from "./scene";
import { shipOf } from "./view";

const SPACE = "space:";

function line({ view, seat, question, choices, people }: BoardProps): string {
  const picked = choices.picked.find((one) => one.startsWith(SPACE))?.slice(SPACE.length);
  const space = shipOf(view).spaces.find((one) => one.space === picked);
  if (question?.code !== "choose_move" || !space || space.space === "8a") return "";
  const others = space.pawns.filter((one) => one !== seat).map((one) => nameOf({ people }, one));
  const draws = t("locked-out-leads-draw", { place: large(placeName(space.space)), count: space.pile });
  return space.pile > 0 && others.length > 0 ? `${draws} ${t("locked-out-leads-trade", { names: joined(others) })}` : draws;
}

export const bar: Bar = { line };
