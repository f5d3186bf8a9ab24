/** What can be said of a thing of the mall: offered where it stands, and told to everybody by a click. */

import type { Choices } from "../../choices.svelte";
import { type Says, spoken } from "../../says";
import type { Choice } from "../../wire";
import type { Eyes } from "./view";

export interface Line {
  claim: string; // as the server reads it
  says: string;
}

/** The thing of which something is about to be said. */
export class Saying {
  about = $state("");
  at = $state.raw<Element | null>(null);

  open(handle: string, at: Element): void {
    [this.about, this.at] = this.about === handle ? ["", null] : [handle, at];
  }

  close(): void {
    const { at } = this;
    const isKeyboard = document.activeElement?.matches(":focus-visible");
    [this.about, this.at] = ["", null];
    if (isKeyboard && (at instanceof HTMLElement || at instanceof SVGElement)) at.focus();
  }
}

const kept = new WeakMap<Choices, Saying>();

/** Of one table: the board, the own things and the plaques share it. */
export function sayingAt(choices: Choices): Saying {
  const found = kept.get(choices) ?? new Saying();
  kept.set(choices, found);
  return found;
}

/** All that can be said of a thing now. */
export function linesAbout(eyes: Eyes, handle: string): Line[] {
  const may = eyes.view.may_say;
  if (!eyes.props.say || may.length === 0) return [];
  const can = (claim: string): boolean => may.some((words) => claim === words || claim.startsWith(`${words} `));
  return claimsAbout(eyes, handle).filter(can).map((claim) => ({ claim, says: sentence(eyes, claim) }));
}

function claimsAbout(eyes: Eyes, handle: string): string[] {
  const [kind, code = ""] = handle.split(":");
  const others = eyes.view.families.filter((one) => !eyes.mine(one.seat) && !one.eliminated).map((one) => one.seat);
  if (kind === "place") return [`go ${code}`, ...diceWith(eyes, Number(code)), ...others.map((seat) => `ask ${seat} go ${code}`)];
  if (kind === "card") return [`have ${code}`];
  if (kind !== "seat") return [];
  const asked = others.filter((seat) => seat !== code).map((seat) => `ask ${seat} vote ${code}`);
  const promised = ["gift", "support truck", "support badge", "support attack"].map((vow) => `promise ${code} ${vow}`);
  return [`vote ${code}`, `tie ${code}`, ...promised, ...asked, ...(eyes.mine(code) ? ["have none"] : [])];
}

/** What one has said of the dice, with this place or without it. */
function diceWith(eyes: Eyes, place: number): string[] {
  const said = eyes.view.families.find((one) => eyes.mine(one.seat))?.claims.monsters ?? [];
  const now = said.includes(place) ? said.filter((one) => one !== place) : [...said, place];
  return now.length > 0 ? [`monsters ${now.sort().join("")}`] : [];
}

/** A claim in the words of the game, with people by their names. */
function sentence(eyes: Eyes, claim: string): string {
  const [verb = "", ...words] = claim.split(" ");
  const known = eyes.props.game.claims.find((one) => one.write === verb);
  if (!known) return claim;
  const given = known.parameters.length > 1 ? [words[0] ?? "", words.slice(1).join(" ")] : [words.join(" ")];
  const texts = new Map(known.parameters.map((one, place) => [one.parts[0] ?? "", textOf(eyes, verb, given[place] ?? "", one.choices)]));
  const says: Says = known.says.map((piece) => (typeof piece === "string" ? piece : (texts.get(piece.part) ?? piece)));
  return spoken(says, eyes.props.people);
}

function textOf(eyes: Eyes, verb: string, words: string, choices: Choice[]): string {
  if (verb === "monsters") return [...words].map((place) => eyes.view.locations[Number(place) - 1]?.name ?? place).join(", ");
  return spoken(choices.find((one) => one.words.join(" ") === words)?.says[0] ?? [words], eyes.props.people);
}
