/** How a game ended, from what its result and its log tell as data: one sentence, the standing, what weighed most. */

import { joined, t } from "./language.svelte";
import type { Terms } from "./terms";
import type { Cue, LogLine, Plain, Result } from "./wire";
import { seatIndex } from "./words";

const POINTS = ["score", "total", "value"]; // the names of what is counted in the end
const PLACES = ["place", "rank"];

export interface Standing {
  seat: string;
  row: Plain;
  won: boolean;
  points: number | null; // null: nothing is counted
}

/** What is counted at the end, if every seat has a number of it. */
export function pointsName(result: Result): string | undefined {
  return POINTS.find((name) => result.rows.length > 0 && result.rows.every((row) => typeof row[name] === "number"));
}

/** Everybody in their order: winners first, then by place, else by points. */
export function standing(result: Result, seats: string[]): Standing[] {
  const points = pointsName(result);
  const found = result.rows.map((row): Standing => {
    const seat = seats[seatIndex(seats, row.seat)] ?? String(row.seat);
    return { seat, row, won: result.winners.includes(seat), points: points ? (row[points] as number) : null };
  });
  const place = (one: Standing): number => {
    const told = PLACES.map((name) => one.row[name]).find((value) => typeof value === "number");
    return typeof told === "number" ? told : -(one.points ?? 0);
  };
  return found.sort((one, other) => Number(other.won) - Number(one.won) || place(one) - place(other));
}

/** `Oren wins by 15 points`. What is counted is called as the game calls it. */
export function verdict(result: Result, seats: string[], mine: string | null, who: (seat: string) => string, terms: Terms): string {
  const won = mine !== null && result.winners.includes(mine);
  const names = result.winners.map((seat) => (seat === mine ? t("you") : who(seat)));
  if (names.length === 0) return t("nobody-wins");
  const said = joined(names);
  const told = t("verdict", { who: names.length > 1 ? (won ? "us" : "several") : won ? "you" : "one", names: said.charAt(0).toUpperCase() + said.slice(1) });
  const much = margin(result, seats, terms);
  return much ? t("verdict-by-how-much", { verdict: told, margin: much }) : told;
}

/** By how much, where one has more than all others; with how much, where the least wins. */
function margin(result: Result, seats: string[], terms: Terms): string {
  const counted = pointsName(result);
  const unit = terms.of(counted, "unit")?.name ?? "points";
  const [winner, ...others] = standing(result, seats);
  if (!counted || result.winners.length !== 1 || winner?.points == null || others.length === 0) return "";
  const best = Math.max(...others.map((one) => one.points ?? 0));
  if (winner.points > best) return t("margin-ahead", { count: winner.points - best, unit });
  return winner.points === best ? "" : t("margin-with", { count: winner.points, unit });
}

/** What weighs in a game, by what a screen can make of it. */
const WEIGHTS: Partial<Record<Cue, number>> = { win: 9, death: 7, capture: 7, free: 6, open: 4, alarm: 4, hurt: 3, attack: 3, build: 3, score: 3, lose: 3, reveal: 2, take: 2, gain: 1 };
const COUNTED: Cue[] = ["score", "gain", "lose"]; // of these the largest weigh most
const NUMBERS = ["points", "gain", "loss", "count", "amount", "value"]; // parts that tell how much of it there was
const MOST_OF_ALL = 5; // what the largest of them weighs more

export interface Turning {
  when: LogLine | null; // the heading that it stands under
  line: LogLine;
}

const COUNT: string[] = ["", "look", "score", "win"]; // what a count at the end is made of

/** Where the count at the end begins, which says how it stands and not how it came to that: under a heading of its own, if it has one. */
function countedFrom(log: LogLine[]): number {
  const after = log.findLastIndex((line) => !line.chapter && !COUNT.includes(line.cue)) + 1;
  const heading = log.findIndex((line, at) => at >= after && line.chapter);
  return heading < 0 ? after : heading;
}

/** The few lines of a log that weighed most, in their order. Of two alike the later one decided more. */
export function turningPoints(all: LogLine[], most: number): Turning[] {
  let when: LogLine | null = null;
  const log = all.slice(0, countedFrom(all));
  const largest = Math.max(1, ...log.map(muchOf));
  const found = log.flatMap((line, at) => {
    if (line.chapter) when = line;
    const weight = line.chapter ? 0 : (WEIGHTS[line.cue as Cue] ?? 0);
    return weight > 0 ? [{ when, line, at, weight: weight + (MOST_OF_ALL * muchOf(line)) / largest }] : [];
  });
  const heaviest = found.sort((one, other) => other.weight - one.weight || other.at - one.at).slice(0, most);
  return heaviest.sort((one, other) => one.at - other.at).map(({ when, line }) => ({ when, line }));
}

function muchOf(line: LogLine): number {
  if (!COUNTED.includes(line.cue as Cue)) return 0;
  return Math.max(0, ...NUMBERS.map((name) => (typeof line.parts[name] === "number" ? Math.abs(line.parts[name]) : 0)));
}
