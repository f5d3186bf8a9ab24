/** What everything sounds like, and how it is made: short, soft, without a click at its beginning. */

import type { Cue } from "./wire";

export interface Tone {
  at: number; // seconds from now
  pitch: number; // 0: a rattle
  lasts: number;
}

/** Several tones one after the other. */
const row = (pitches: number[], step = 0.1, lasts = 0.14): Tone[] => pitches.map((pitch, place) => ({ at: place * step, pitch, lasts }));
const rattles = (...times: number[]): Tone[] => times.map((at) => ({ at, pitch: 0, lasts: 0.05 }));
export const TICK = row([330], 0, 0.09);
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
export const YOUR_TURN: Tone[] = [{ at: 0, pitch: 660, lasts: 0.16 }, { at: 0.14, pitch: 880, lasts: 0.3 }];
const LOUDNESS = 0.14;
const SWELL = 0.008; // seconds until a tone is as loud as it gets: at once would click
const SOFT = 2200; // hertz: what is above is dulled
const KNOCK = 1500; // hertz around which cards and dice rattle

/** Let tones sound from a moment of the context's time on. */
export function sound(context: BaseAudioContext, tones: Tone[], from: number): void {
  for (const { at, pitch, lasts } of tones) {
    const begin = from + at;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + SWELL);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    const filter = context.createBiquadFilter();
    filter.type = pitch > 0 ? "lowpass" : "bandpass";
    filter.frequency.value = pitch > 0 ? SOFT : KNOCK;
    const source = pitch > 0 ? tone(context, pitch) : rattle(context, lasts);
    source.connect(filter).connect(loudness).connect(context.destination);
    source.start(begin);
    source.stop(begin + lasts);
  }
}

function tone(context: BaseAudioContext, pitch: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  return source;
}

function rattle(context: BaseAudioContext, lasts: number): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return source;
}
