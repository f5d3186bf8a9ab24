/** Short cues, made on the spot by WebAudio: no files, and silent until somebody switches them on. */

import { SOUNDS, TICK, type Tone, YOUR_TURN, sound } from "./tones";
import type { Cue, LogLine } from "./wire";

const WEIGHT = Object.keys(SOUNDS);
const REMEMBERED = "turnkey sounds";

class Sounds {
  on = $state(localStorage.getItem(REMEMBERED) === "on");
  #context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(REMEMBERED, this.on ? "on" : "off");
    this.play(TICK); // so that it is heard what was switched on
  }

  play(tones: Tone[]): void {
    if (!this.on || !("AudioContext" in window)) return;
    this.#context ??= new AudioContext();
    void this.#context.resume().catch(() => undefined); // a browser may want a click first
    sound(this.#context, tones, this.#context.currentTime);
  }
}

export const sounds = new Sounds();

/** What news sounds like: the weightiest of its cues, and after it that it is one's own turn. */
export function soundOf(news: LogLine[], myTurn: boolean, wasMyTurn: boolean): Tone[] {
  const heard = Math.max(-1, ...news.map((line) => WEIGHT.indexOf(line.cue)));
  const tones = news.length > 0 ? SOUNDS[(WEIGHT[heard] ?? "") as Cue] : [];
  if (!myTurn || wasMyTurn) return tones;
  const after = Math.max(0, ...tones.map((one) => one.at + one.lasts));
  return [...tones, ...YOUR_TURN.map((one) => ({ ...one, at: one.at + after }))];
}
