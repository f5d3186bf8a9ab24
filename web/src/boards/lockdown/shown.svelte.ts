/** What a vote has shown so far, event by event: hands open one after the other, and stay open until the next vote. */

import type { Moment } from "..";

export class Shown {
  votes = $state.raw<Record<string, string>>({});
  counts = $state.raw<Record<string, number>>({});
  stamps = $state.raw<Record<string, string>>({});
  elected = $state("");

  hear(moment: Moment | null): void {
    if (!moment) return;
    const { kind, parts } = moment.line;
    const seat = String(parts.seat ?? "").toLowerCase();
    if (kind === "designated") this.votes = { ...this.votes, [seat]: String(parts.candidate).toLowerCase() };
    else if (kind === "counted") this.counts = { ...this.counts, [seat]: Number(parts.votes) };
    else if (kind === "judged") this.stamps = { ...this.stamps, [seat]: parts.verdict === "kept" ? "KEPT" : "LIED" };
    else if (kind === "elected" || kind === "tie broken") this.elected = seat;
    else if (["vote", "floor", "hand raised", "phase", "turn"].includes(kind)) this.forget();
  }

  forget(): void {
    this.votes = {};
    this.counts = {};
    this.stamps = {};
    this.elected = "";
  }
}
