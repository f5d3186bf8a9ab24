/** What a click on the board can mean, told by the options and the view alone, and how it is called there. */

import type { Choices } from "../../choices.svelte";
import { t } from "../../language.svelte";
import type { Option } from "../../wire";
import type { IconName } from "./icons";
import { CARDS } from "./look";
import type { View, Walk } from "./view";

export interface Deed {
  option: Option;
  label: string;
  hint: string;
}

/** What stands for what is done, wherever it can be chosen: on the board, in the hand, in the bar. */
const VERBS: Record<string, IconName> = {
  go: "boot-prints", cw: "boot-prints", ccw: "boot-prints", steps: "boot-prints", attack: "punch", rescue: "padlock", breakout: "padlock", rest: "heart-plus", escape: "exit-door",
  capture: "handcuffs", fall: "handcuffs",
};
export function iconOf(option: Option): IconName | undefined {
  const card = option.handles.find((one) => one.startsWith("card:"));
  return card ? CARDS[card.slice("card:".length)]?.icon : VERBS[option.verb];
}

const TELEPORT = "card:teleport";

/** What makes a drawn thing a button. */
export function button(press: () => void): Record<string, unknown> {
  return {
    role: "button",
    tabindex: 0,
    onclick: press,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press();
    },
  };
}

/** The walks that this seat may choose now; of those that end at the same place the shortest. */
export function walksOf(view: View, choices: Choices): (Walk & { chosen: Option })[] {
  const found = new Map<number, Walk & { chosen: Option }>();
  for (const walk of view.walks) {
    const chosen = choices.options.find((one) => one.notation === walk.option);
    const end = walk.path.at(-1);
    if (chosen && end !== undefined && !found.has(end)) found.set(end, { ...walk, chosen });
  }
  return [...found.values()];
}

/** A card is in the hand until it is lifted: only then all places that it can go to light up. */
export const isLifted = (choices: Choices, card: string): boolean => choices.has(`card:${card}`) || choices.verb === card;

/** What can be done at a space: walk there, appear there, or what one does on it. */
export function deedsAt(space: number, view: View, choices: Choices, own: number | null): Deed[] {
  const deeds: Deed[] = [];
  const lifted = isLifted(choices, "teleport");
  const walk = walksOf(view, choices).find((one) => one.path.at(-1) === space);
  const jump = choices.options.find((one) => one.handles.includes(TELEPORT) && one.handles.includes(`space:${space}`));
  if (walk && !choices.narrowed) deeds.push(walking(walk, view));
  if (jump && (lifted || (walk && !choices.narrowed))) {
    const then = view.walks.length > 0 ? t("break-escape-then-walk", { steps: view.die ?? 0 }) : "";
    deeds.push({ option: jump, label: t("break-escape-teleport-here"), hint: then });
  }
  if (space === own && !choices.narrowed) {
    for (const option of choices.options) {
      if (option.verb === "escape") deeds.push({ option, label: t("break-escape-escape"), hint: t("break-escape-escape-hint") });
      if (option.verb === "rest") deeds.push({ option, label: t("break-escape-rest"), hint: t("break-escape-rest-hint") });
    }
  }
  return deeds;
}

function walking({ option, chosen, path }: Walk & { chosen: Option }, view: View): Deed {
  const deed = { option: chosen };
  if (option === "go") return { ...deed, label: t("break-escape-walk-here"), hint: t("break-escape-your-roll", { die: view.die ?? 0 }) };
  if (option === "cw") return { ...deed, label: t("break-escape-walk-clockwise"), hint: t("break-escape-spaces", { count: path.length }) };
  if (option === "ccw") return { ...deed, label: t("break-escape-walk-other-way"), hint: t("break-escape-spaces", { count: path.length }) };
  return { ...deed, label: t("break-escape-walk-here"), hint: t("break-escape-spaces", { count: path.length }) };
}

/** What can be done with somebody who stands on the board, before any card is lifted. */
export function deedsWith(seat: string, view: View, choices: Choices, own: string | null, name: string): Deed[] {
  if (choices.narrowed) return [];
  const { james_damage: damage, rescue_min: needed } = view.numbers;
  const onSpace = (one: string): number | null => view.pieces.find((piece) => piece.seat === one)?.space ?? null;
  const deeds: Deed[] = [];
  for (const option of choices.options) {
    const touched = option.handles.includes(`piece:${seat}`);
    if (option.verb === "attack" && own !== "james" && touched) deeds.push({ option, label: t("break-escape-hit-james"), hint: "" });
    if (option.verb === "attack" && own === "james" && isStruck(seat, view, onSpace)) {
      deeds.push({ option, label: t("break-escape-hit-all"), hint: t("break-escape-each", { damage }) });
    }
    if (option.verb === "capture" && touched) deeds.push({ option, label: t("break-escape-take-to-jail", { name }), hint: "" });
    if (option.verb === "rescue" && touched) deeds.push({ option, label: t("break-escape-free", { name }), hint: t("break-escape-roll-or-more", { needed }) });
    if (option.verb === "jailbreak" && touched) deeds.push({ option, label: t("break-escape-free", { name }), hint: t("break-escape-jailbreak") });
  }
  return deeds;
}

/** A Runner on James's space; that there is somebody to hit is what the option says. */
function isStruck(seat: string, view: View, onSpace: (seat: string) => number | null): boolean {
  const fate = view.pieces.find((one) => one.seat === seat)?.fate;
  return seat !== "james" && fate !== undefined && onSpace(seat) === onSpace("james");
}
