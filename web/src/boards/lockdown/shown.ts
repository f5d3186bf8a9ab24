/** What a vote has shown so far: hands open one after the other, and stay open while its lines are played. */

import type { Moment } from "..";
import { seatIn } from "./motion";

/** How somebody's word on something turned out. */
export interface Verdict {
  seat: string;
  topic: string;
  verdict: string;
}
export interface Shown {
  votes: Record<string, string>; // at whom each points
  counts: Record<string, number>;
  stamps: Record<string, string>; // how their word turned out: `true`, `omission` or `false`
  verdicts: Verdict[];
  elected: string;
  eaten: string; // somebody of this family, as "p2.W"
}

export function shownOf(moment: Moment | null): Shown {
  const shown: Shown = { votes: {}, counts: {}, stamps: {}, verdicts: [], elected: "", eaten: "" };
  for (const { kind, parts } of moment ? [...moment.before, moment.line] : []) {
    const seat = seatIn(parts.seat);
    if (kind === "designated") shown.votes[seat] = seatIn(parts.candidate);
    else if (kind === "counted") shown.counts[seat] = Number(parts.votes);
    else if (kind === "judged") {
      shown.stamps[seat] = String(parts.verdict);
      shown.verdicts.push({ seat, topic: String(parts.topic), verdict: String(parts.verdict) });
    }
    else if (kind === "elected") shown.elected = seat;
    else if (kind === "tie broken" || kind === "lot cast") shown.elected = seatIn(parts.choice);
    else if (kind === "devoured") shown.eaten = `${seat}.${String(parts.kind)}`;
  }
  return shown;
}
