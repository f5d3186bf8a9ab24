/** What stays of what happened once it was played: a sound, marks on what it touched, notices of what was done to oneself. */

import type { Change, Playback } from "./playback.svelte";
import { about, lighted, marksIn } from "./says";
import { soundOf, sounds } from "./sounds.svelte";
import type { LogLine } from "./wire";

const HITS = ["hurt", "capture", "death", "lose", "attack", "take"];
const DONE_BY = ["hurt", "attack", "take"]; // of which a sentence says who did it to whom

export class Following {
  pointed = $state.raw<string[]>([]); // what somebody points at in the log
  hits = $state.raw<LogLine[]>([]); // what was done to this seat, until it is read or the seat decides
  #done = $state.raw<string[]>([]); // the things that were touched last
  #playback: Playback;
  #wasMyTurn = false;

  constructor(playback: Playback, myTurn: () => boolean) {
    this.#playback = playback;
    playback.onmoment = (line) => sounds.play(soundOf([line], false, false));
    playback.onshown = (change, isPlayed) => {
      const isNews = playback.changes > 1; // what stood there when we came is none
      if (isNews) sounds.play(soundOf(isPlayed ? [] : change.fresh, myTurn(), this.#wasMyTurn));
      this.#wasMyTurn = myTurn();
      this.#keep(change);
    };
  }

  /** What is lit on the board. */
  get lit(): string[] {
    const line = this.#playback.moment?.line;
    return this.pointed.length > 0 ? this.pointed : line ? about(line.says, line.touches) : this.#done;
  }

  forget(hit: LogLine): void {
    this.hits = this.hits.filter((one) => one !== hit);
  }

  #keep({ frame, fresh }: Change): void {
    const things = fresh.flatMap((line) => (line.chapter ? [] : line.touches));
    if (things.length > 0) this.#done = lighted(things);
    const mine = fresh.filter((line) => frame.seat !== null && isHit(line, `seat:${frame.seat}`));
    if (mine.length > 0) this.hits = [...this.hits, ...mine];
  }
}

/** Something is done to this seat by somebody else. Whoever does something stands first in its sentence. */
function isHit(line: LogLine, seat: string): boolean {
  const handles = HITS.includes(line.cue) ? about(line.says, line.touches) : [];
  const first = marksIn(line.says).find((one) => one.handle.startsWith("seat:"));
  if (DONE_BY.includes(line.cue) && first?.handle === seat) return false;
  return handles.includes(seat) && handles.some((one) => one.startsWith("seat:") && one !== seat);
}
