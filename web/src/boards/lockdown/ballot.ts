/** A vote as it is drawn: who takes part, who would lose whom, what is announced, whose hand is up. */

import { t } from "../../language.svelte";
import type { BoardProps } from "..";
import { type Eyes, type Family, type Standing, seen } from "./view";

export type What = "attack" | "truck" | "badge";

export interface Voter {
  seat: string;
  family: Family;
  here: Standing[]; // of the family, in this place
  weight: number;
  candidate: boolean;
  raised: boolean; // has chosen; for whom nobody else knows yet
  points: string | null; // at whom, once that is known to these eyes
  announced: string[]; // who says to point at them
  says: string[];
}
export interface Ballot {
  what: What;
  stage: string;
  place: number;
  voters: Voter[]; // oneself first
  martyr: Family | null; // who watches from elsewhere and breaks ties
  tied: string[];
  elected: string | null;
}

export const STAGES = ["vote_floor", "attack_floor", "designate", "martyr_tie", "choose_victim"];

/** While hands go up, families stand wide apart; before that people talk, and read what was said. */
const RAISING = ["designate", "martyr_tie", "choose_victim"];
export const spreads = ({ view }: BoardProps): boolean => RAISING.includes(seen(view).stage);

export function ballotOf(eyes: Eyes): Ballot | null {
  const { view } = eyes;
  const vote = view.vote;
  const place = vote?.place ?? view.elected?.place;
  if (!STAGES.includes(view.stage) || !place) return null;
  const what: What = view.phase === "attack" ? "attack" : view.phase === "badge" ? "badge" : "truck";
  const there = view.locations[place - 1]?.characters ?? [];
  const candidates = vote?.candidates ?? [];
  const votes = vote?.votes ?? view.elected?.votes ?? {};
  const takesPart = (seat: string): boolean => there.some((one) => one.seat === seat) || candidates.includes(seat);
  const voters = view.families.filter((family) => takesPart(family.seat)).map((family): Voter => ({
    seat: family.seat,
    family,
    here: there.filter((one) => one.seat === family.seat),
    weight: vote?.weights[family.seat] ?? 0,
    candidate: vote ? candidates.includes(family.seat) : view.elected?.seat === family.seat,
    raised: vote?.voted.includes(family.seat) ?? false,
    points: votes[family.seat] ?? null,
    announced: view.families.filter((other) => other.claims.vote === family.seat).map((other) => other.seat),
    says: sayings(family, what, eyes),
  }));
  const martyr = view.families.find((family) => family.martyr && !takesPart(family.seat)) ?? null;
  voters.sort((one, other) => Number(eyes.mine(other.seat)) - Number(eyes.mine(one.seat)));
  return { what, stage: view.stage, place, voters, martyr, tied: vote?.tied ?? [], elected: view.elected?.seat ?? null };
}

/** What a family has said that is still to be borne out, in the words of a bubble. */
function sayings(family: Family, what: What, eyes: Eyes): string[] {
  const { vote, tie, support, have_none: nothing, have, gift } = family.claims;
  const name = (seat: string): string => (eyes.mine(seat) ? t("lockdown-whom-you") : eyes.name(seat));
  const ally = support[what];
  return [
    vote ? vote === family.seat ? t("lockdown-i-point-at-myself") : t("lockdown-i-point-at", { name: name(vote) }) : "",
    ally ? t("lockdown-i-will", { what, mine: eyes.mine(ally) ? "yes" : "no", name: eyes.name(ally) }) : "",
    tie ? t("lockdown-in-a-tie", { name: name(tie) }) : "",
    what === "truck" && gift ? (eyes.mine(gift) ? t("lockdown-you-get-a-card") : t("lockdown-gets-a-card", { name: eyes.name(gift) })) : "",
    have.length > 0 ? t("lockdown-i-hold") : nothing ? t("lockdown-i-have-none") : "",
  ].filter(Boolean).slice(0, 3);
}

/** Whom a family would lose: one of several, or the last one; in short without whose. */
export function stake(voter: Voter, mine: boolean, short = false): string {
  const whose = mine ? "mine" : short ? "short" : "theirs";
  const open = voter.here.filter((one) => !one.hidden);
  const [first, ...more] = open;
  if (!first) return voter.here.length > 0 ? t("lockdown-stake-hidden") : t("lockdown-stake-nobody");
  if (more.length > 0) return t("lockdown-stake-choice", { whose, count: open.length });
  return voter.family.alive === 1 ? t("lockdown-stake-last", { whose, title: first.title }) : t("lockdown-stake-one", { whose, title: first.title });
}

/** All of a family at a vote, for whoever points at it. */
export function votes(voter: Voter, mine: boolean, name: string, what: What): string {
  const told = { name: mine ? t("lockdown-yourself") : name, votes: voter.weight, points: voter.family.points, raised: voter.raised ? "yes" : "no" };
  return what === "attack" ? t("lockdown-voter-attacked", { ...told, stake: stake(voter, mine) }) : t("lockdown-voter", told);
}

export function headline(ballot: Ballot, eyes: Eyes): string {
  const elected = ballot.elected;
  switch (ballot.stage) {
    case "choose_victim":
      return elected && eyes.mine(elected) ? t("lockdown-whom-do-you-give-up") : t("lockdown-gives-up", { name: elected ? eyes.name(elected) : t("somebody") });
    case "martyr_tie":
      return t("lockdown-a-tie");
    case "attack_floor":
      return ballot.place === 6 ? t("lockdown-in-the-lot") : eyes.view.locations[ballot.place - 1]?.in_danger ? t("lockdown-they-break-in") : t("lockdown-door-holds");
    default:
      return t(`lockdown-vote-${ballot.what}`);
  }
}
