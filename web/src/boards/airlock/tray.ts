/** How the modules on offer are sorted: what fits first, by its best points. */

import { t } from "../../language.svelte";
import { type Offer, type Station, type View, best } from "./view";

export interface Bin {
  title: string;
  note: string;
  kind: "pool" | "hand"; // what the handles of its modules begin with
  offers: Offer[];
  dim: boolean; // nothing here fits
}

const largest = (one: Offer): number => Math.max(...one.values);

function split(offers: Offer[], kind: Bin["kind"], title: string): Bin[] {
  const fitting = offers.filter((one) => one.placements.length > 0).sort((one, other) => best(other) - best(one));
  const others = offers.filter((one) => one.placements.length === 0);
  return [
    { title, note: t("airlock-best-first"), kind, offers: fitting, dim: false },
    { title: t("airlock-no-fit"), note: "", kind, offers: others, dim: true },
  ].filter((one) => one.offers.length > 0);
}

/** `whose`: the name of another's station. `stuck`: nothing fits, and any module may be thrown out or begun with. */
export function binsOf(view: View, own: Station, whose: string, stuck: boolean): Bin[] {
  if (stuck) {
    const [kind, offers] = view.pool.length > 0 ? (["pool", view.pool] as const) : (["hand", own.unplaced] as const);
    return [{ title: t("airlock-no-fit"), note: t("airlock-choose-one"), kind, offers: [...offers], dim: false }];
  }
  const pool = own.tiles.length > 0
    ? split(view.pool, "pool", whose ? t("airlock-fits", { name: whose }) : t("airlock-fits-yours"))
    : [{ title: t("airlock-begin-with-any"), note: t("airlock-largest-first"), kind: "pool" as const, offers: [...view.pool].sort((one, other) => largest(other) - largest(one)), dim: false }];
  const isBuilding = own.tiles.length > 0 && view.stage === "build";
  const hand: Bin[] = isBuilding
    ? split(own.unplaced, "hand", whose ? t("airlock-build-into", { name: whose }) : t("airlock-build-into-yours"))
    : [{ title: t("airlock-kept"), note: "", kind: "hand", offers: own.unplaced, dim: false }];
  return [...hand, ...pool].filter((one) => one.offers.length > 0);
}
