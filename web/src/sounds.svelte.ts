/** Short cues, made on the spot by WebAudio: no files, and silent until somebody switches them on. */

export type Cue = "turn" | "acted" | "dice" | "end";

interface Tone {
  at: number; // seconds from now
  pitch: number; // 0: a rattle
  lasts: number;
}

const CUES: Record<Cue, Tone[]> = {
  turn: [{ at: 0, pitch: 660, lasts: 0.16 }, { at: 0.14, pitch: 880, lasts: 0.3 }],
  acted: [{ at: 0, pitch: 330, lasts: 0.09 }],
  dice: [0, 0.07, 0.15, 0.2].map((at) => ({ at, pitch: 0, lasts: 0.05 })),
  end: [523, 659, 784, 1047].map((pitch, place) => ({ at: place * 0.13, pitch, lasts: 0.4 })),
};
const LOUDNESS = 0.12;
const REMEMBERED = "turnkey sounds";

class Sounds {
  on = $state(localStorage.getItem(REMEMBERED) === "on");
  #context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(REMEMBERED, this.on ? "on" : "off");
    this.play("acted"); // so that it is heard what was switched on
  }

  play(cue: Cue): void {
    if (!this.on || !("AudioContext" in window)) return;
    this.#context ??= new AudioContext();
    void this.#context.resume().catch(() => undefined); // a browser may want a click first
    for (const tone of CUES[cue]) this.#sound(this.#context, tone);
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

/** What a frame sounds like: one cue, the weightiest. */
export function cueOf(news: string[], myTurn: boolean, wasMyTurn: boolean, ended: boolean): Cue | null {
  if (ended) return "end";
  if (news.some((line) => /\b(rolls?|dice|die)\b/i.test(line))) return "dice";
  if (myTurn && !wasMyTurn) return "turn";
  return news.length > 0 ? "acted" : null;
}
