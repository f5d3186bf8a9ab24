/** What the figures say, as sentences, the most important first: in points of a chance to win that somebody would notice. */

import { joined, t } from "../language.svelte";
import { title } from "../words";
import { decimal, percent, points, reach } from "./live.svelte";
import type { Ban, Effect, Figures, SeatChoices, Walk } from "./wire";

export interface Finding {
  weight: number; // of 100
  claim: string;
  text: string;
  choices?: SeatChoices[]; // drawn below it
  figure?: string; // games that show it can be had by this
}

export interface Known {
  figures: Figures | null;
  effects: Effect[];
  walks: Walk[];
  bans: Ban[];
  sideTitle: (figure: string) => string;
  seatTitle: (seat: string) => string;
  optionTitle: (option: string) => string;
  valueTitle: (option: string, value: string) => string;
  endingTitle: (ending: string) => string;
  thingTitle: (label: string) => string;
}

const NOTHING = 0.03; // a change that is surely less than this is none
const FEW_WALKS = 12;
const MOST_ENDINGS = 5;
const STRONGEST = 3; // options that are told of by themselves

export function findingsOf(known: Known): Finding[] {
  const found = [...balance(known), ...choices(known), ...endings(known), ...options(known), ...things(known), ...pace(known)];
  return found.toSorted((a, b) => b.weight - a.weight);
}

function* balance({ figures, sideTitle }: Known): Generator<Finding> {
  const shares = (figures?.wins ?? []).filter((one) => one.seats.length > 0 === (figures?.wins[0]?.seats.length ?? 0) > 0);
  if (shares.length < 2) return;
  const fair = 1 / shares.length;
  const best = shares.reduce((one, other) => (other.value > one.value ? other : one));
  if (best.low === null || best.low <= fair + 0.01) {
    yield { weight: 3, claim: t("lab-finds-even"), text: t("lab-finds-even-text", { name: title(sideTitle(best.figure)), percent: percent(best.value, best.low, best.high), fair: percent(fair, 0, 0) }), figure: best.figure };
    return;
  }
  yield {
    weight: 100 * (best.value - fair), claim: t("lab-finds-favoured", { name: title(sideTitle(best.figure)) }),
    text: t("lab-finds-favoured-text", { percent: percent(best.value, best.low, best.high), reach: reach(best.low, best.high), fair: percent(fair, 0, 0) }), figure: best.figure,
  };
}

function* choices({ figures, seatTitle }: Known): Generator<Finding> {
  const seats = figures?.choices ?? [];
  for (const one of seats) {
    const others = seats.filter((other) => other !== one).map((other) => other.chose).toSorted((a, b) => a - b);
    const usual = others[Math.floor(others.length / 2)] ?? 0;
    if (one.chose < usual / 2)
      yield {
        weight: 50 * (1 - one.chose / usual), claim: t("lab-finds-no-choice", { name: seatTitle(one.seat) }),
        text: t("lab-finds-no-choice-text", { own: decimal(one.chose, 1), others: decimal(usual, 1) }),
        choices: seats,
      };
  }
}

function* endings({ figures, endingTitle }: Known): Generator<Finding> {
  if (!figures || figures.endings.length < 2) return;
  const shares = figures.endings.map((ending, place) => ({ ending, share: figures.bars.reduce((all, bar) => all + (bar.counts[place] ?? 0), 0) / figures.games }));
  const told = shares.toSorted((a, b) => b.share - a.share).slice(0, MOST_ENDINGS).map((one) => `${endingTitle(one.ending)}: ${percent(one.share, 0, 0)} %`);
  yield { weight: 4, claim: t("lab-finds-endings"), text: joined(told), figure: `${figures.ended}=${shares.toSorted((a, b) => a.share - b.share)[0]?.ending ?? ""}` };
}

function* options({ effects, optionTitle, valueTitle, sideTitle }: Known): Generator<Finding> {
  const byOption = new Map<string, Effect[]>();
  for (const one of effects) byOption.set(one.option, [...(byOption.get(one.option) ?? []), one]);
  const strongest = [...byOption.values()].map((own) => own.reduce((one, other) => (Math.abs(other.value) > Math.abs(one.value) ? other : one)));
  for (const one of strongest.filter((each) => each.sure).toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, STRONGEST)) {
    yield {
      weight: 50 * Math.abs(one.value), claim: t("lab-finds-option", { option: optionTitle(one.option), value: valueTitle(one.option, one.to), points: points(one.value) }),
      text: t("lab-finds-option-text", { name: sideTitle(one.figure), reach: reach(one.low, one.high) }),
    };
  }
  const idle = [...byOption].filter(([, own]) => own.every((one) => !one.sure && Math.max(Math.abs(one.low ?? 1), Math.abs(one.high ?? 1)) < NOTHING)).map(([option]) => optionTitle(option));
  if (idle.length > 0) yield { weight: 12, claim: t("lab-finds-idle", { count: idle.length }), text: t("lab-finds-idle-text", { options: joined(idle.slice(0, 6)), more: Math.max(0, idle.length - 6) }) };
}

function* things({ bans, thingTitle }: Known): Generator<Finding> {
  for (const one of bans.filter((each) => each.sure).toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, 2)) {
    yield {
      weight: (one.strayed > 1 ? 20 : 100) * Math.abs(one.value), claim: t("lab-finds-ban", { thing: thingTitle(one.label), points: points(one.value) }),
      text: one.strayed > 0.05 ? t("lab-finds-ban-lost", { reach: reach(one.low, one.high) }) : t("lab-finds-ban-text", { reach: reach(one.low, one.high) }),
    };
  }
}

function* pace({ walks }: Known): Generator<Finding> {
  if (walks.length < FEW_WALKS) return;
  const decided = walks.reduce((all, one) => all + one.decided, 0) / walks.length;
  const back = walks.filter((one) => one.lowest < 0.25).length / walks.length;
  yield { weight: 20 * (1 - decided), claim: decided > 0.75 ? t("lab-finds-open") : t("lab-finds-decided"), text: t("lab-finds-pace-text", { decided: Math.round(100 * decided), back: Math.round(100 * back), games: walks.length }) };
}
