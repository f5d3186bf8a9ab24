/** Short cues, made on the spot by WebAudio: no files, and silent until somebody switches them on. */

import type { Cue, LogLine } from "./wire";

interface Tone {
  at: number; // seconds from now
  pitch: number; // 0: a rattle
  lasts: number;
}

/** Several tones one after the other. */
const row = (pitches: number[], step = 0.1, lasts = 0.14): Tone[] => pitches.map((pitch, place) => ({ at: place * step, pitch, lasts }));
const rattles = (...times: number[]): Tone[] => times.map((at) => ({ at, pitch: 0, lasts: 0.05 }));
const TICK = row([330], 0, 0.09);
const CARD = rattles(0);

/** What each cue sounds like, the lightest first: of all that comes at once the weightiest is heard. */
export const SOUNDS: Record<Cue, Tone[]> = {
  "": TICK,
  pass: row([262], 0, 0.08),
  turn: row([392], 0, 0.1),
  round: row([392, 523], 0.09, 0.12),
  say: row([494, 440], 0.07, 0.08),
  look: row([587], 0, 0.08),
  choose: row([349, 440], 0.07, 0.08),
  vote: row([349, 349], 0.1, 0.08),
  step: TICK,
  deal: rattles(0, 0.09),
  draw: CARD,
  give: CARD,
  take: CARD,
  discard: rattles(0, 0.06),
  place: row([294], 0, 0.08),
  shuffle: rattles(0, 0.05, 0.1, 0.15, 0.2),
  play: row([440, 554], 0.08, 0.1),
  jump: row([330, 660], 0.07, 0.1),
  swap: row([440, 330, 440], 0.08, 0.1),
  build: row([262, 330], 0.09, 0.12),
  pay: row([523, 392], 0.08, 0.1),
  gain: row([523, 659], 0.08, 0.14),
  heal: row([440, 523, 659], 0.08, 0.14),
  score: row([523, 659, 784], 0.08, 0.14),
  reveal: row([392, 587], 0.12, 0.18),
  close: row([330, 247], 0.12, 0.18),
  open: row([392, 523, 784], 0.1, 0.2),
  roll: rattles(0, 0.07, 0.15, 0.2),
  lose: row([330, 262], 0.14, 0.24),
  hurt: row([196, 165], 0.08, 0.16),
  attack: row([220, 165, 196], 0.07, 0.14),
  alarm: row([880, 660, 880, 660], 0.11, 0.1),
  free: row([523, 659, 880], 0.1, 0.22),
  capture: row([330, 262, 196], 0.12, 0.24),
  death: row([262, 208, 165, 131], 0.16, 0.34),
  win: row([523, 659, 784, 1047], 0.13, 0.4),
};
const WEIGHT = Object.keys(SOUNDS);
const YOUR_TURN: Tone[] = [{ at: 0, pitch: 660, lasts: 0.16 }, { at: 0.14, pitch: 880, lasts: 0.3 }];
const LOUDNESS = 0.12;
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
    for (const tone of tones) this.#sound(this.#context, tone);
  }

  #sound(context: AudioContext, { at, pitch, lasts }: Tone): void {
    const begin = context.currentTime + at;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(LOUDNESS, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    loudness.connect(context.destination);
    const source = pitch > 0 ? tone(context, pitch) : rattle(context, lasts);
    source.connect(loudness);
    source.start(begin);
    source.stop(begin + lasts);
  }
}

function tone(context: AudioContext, pitch: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  return source;
}

function rattle(context: AudioContext, lasts: number): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return source;
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
