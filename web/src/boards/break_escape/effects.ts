/** What is seen for a moment beside the pieces that move: words, hearts, cards and keys that fly. */

import type { Moment } from "..";
import { t } from "../../language.svelte";
import type { City, Point } from "./city";
import type { IconName } from "./icons";
import { KINDS } from "./look";
import { standingAt } from "./motion";
import type { View } from "./view";

export interface Effect {
  how: "rise" | "burst" | "fly" | "drop" | "ring";
  at: Point;
  to?: Point; // where it flies to
  text?: string;
  icon?: IconName;
  card?: string | null; // a card that flies: its kind, or its back
  colour: string;
}

const GOLD = KINDS.gate?.colour ?? "";
const RED = "#ff2b3a";
const GREEN = "#9be15d";

type Drawing = (parts: Record<string, unknown>, at: (seat: unknown) => Point, city: City, view: View) => Effect[];

const above = ([x, y]: Point, high: number): Point => [x, y - high];

/** Where the deck lies, about: in the middle of what the streets enclose. */
const deck = (city: City): Point => [city.yard.x + city.yard.w / 2 + (city.small ? 0 : 120), city.yard.y + city.yard.h * 0.4];

function gateLock(city: City, view: View): Point {
  const gate = view.board.find((one) => one.kind === "gate")?.space ?? 0;
  const [x, y] = city.doorstep(gate);
  return [x + (view.keys % 2 === 0 ? -52 : 52) * city.houseSize, y - 42 * city.houseSize];
}

const EFFECTS: Record<string, Drawing> = {
  drew: ({ runner, card }, at, city) => [{ how: "fly", at: deck(city), to: above(at(runner), 40), card: (card as string | null) ?? null, colour: GOLD }],
  key: ({ runner }, at, city, view) => [{ how: "fly", at: above(at(runner), 50), to: gateLock(city, view), icon: "key", colour: GOLD }],
  "gate opened": (_, __, city, view) => {
    const [x, y] = city.middle(view.board.find((one) => one.kind === "gate")?.space ?? 0);
    return [{ how: "burst", at: [x, y - 40], text: t("break-escape-noise-open"), colour: GOLD }];
  },
  healed: ({ seat, amount }, at) => [{ how: "rise", at: above(at(seat), 60), text: `+${String(amount)}`, icon: "hearts", colour: GREEN }],
  hurt: ({ seat, amount }, at) => [{ how: "burst", at: above(at(seat), 45), text: `-${String(amount)}`, colour: "#fff" }],
  "pup placed": ({ space }, _, city) => [{ how: "drop", at: city.middle(Number(space)), icon: "sitting-dog", colour: "#ffd9a8" }],
  halted: ({ space }, _, city) => [{ how: "burst", at: above(city.middle(Number(space)), 20), text: t("break-escape-woof"), colour: "#e0a366" }],
  teleported: ({ start, to }, _, city) => [
    { how: "ring", at: city.middle(Number(start)), colour: "#8f86ff" }, { how: "ring", at: city.middle(Number(to)), colour: "#8f86ff" },
  ],
  swapped: ({ one_to: one, other_to: other }, _, city) => [
    { how: "ring", at: city.middle(Number(one)), colour: "#35cdbd" }, { how: "ring", at: city.middle(Number(other)), colour: "#35cdbd" },
  ],
  jailed: ({ jail }, _, city) => [{ how: "drop", at: city.middle(Number(jail)), icon: "handcuffs", colour: "#cfe3ff" }],
  wanted: ({ runner }, at) => [{ how: "rise", at: above(at(runner), 60), text: t("break-escape-wanted"), colour: RED }],
  freed: ({ space }, _, city) => [{ how: "rise", at: above(city.middle(Number(space)), 30), text: t("break-escape-noise-free"), icon: "padlock", colour: GREEN }],
  "freed by card": ({ prisoner }, at) => [{ how: "burst", at: above(at(prisoner), 40), icon: "breaking-chain", colour: GOLD }],
  saved: ({ runner }, at) => [{ how: "burst", at: above(at(runner), 45), icon: "breaking-chain", colour: GOLD }],
  "rescue tried": ({ prisoner, die, needed }, at) => [{ how: "rise", at: above(at(prisoner), 60), text: t("break-escape-needs", { die: String(die), needed: String(needed) }), colour: "#fff" }],
  "breakout tried": ({ runner, die, needed }, at) => [{ how: "rise", at: above(at(runner), 60), text: t("break-escape-needs", { die: String(die), needed: String(needed) }), colour: "#fff" }],
  escaped: ({ runner }, at) => [{ how: "rise", at: above(at(runner), 50), text: t("break-escape-noise-out"), icon: "exit-door", colour: GOLD }],
  eliminated: ({ runner }, at) => [{ how: "burst", at: above(at(runner), 40), text: t("break-escape-noise-gone"), colour: RED }],
};

export function effectsOf(moment: Moment | null, city: City, view: View): Effect[] {
  if (!moment || moment.milliseconds <= 0) return [];
  const at = (seat: unknown): Point => standingAt(city, view, String(seat)) ?? [city.width / 2, city.height / 2];
  return EFFECTS[moment.line.kind]?.(moment.line.parts, at, city, view) ?? [];
}
