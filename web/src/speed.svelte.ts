/** How fast this person wants to follow what happens; whoever wants little motion follows at once. */

export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

const REMEMBERED = "turnkey speed";
const still = matchMedia("(prefers-reduced-motion: reduce)");

const STRETCH: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 };

class Pace {
  gentle = $state(false); // somebody learns what is played: slowly, unless they chose a speed
  #chosen = $state<Speed | null>(SPEEDS.find((one) => one === localStorage.getItem(REMEMBERED)) ?? null);
  wish = $derived<Speed>(this.#chosen ?? (this.gentle ? "slow" : "normal"));
  #still = $state(still.matches);
  now = $derived<Speed>(this.#still ? "none" : this.wish);
  stretch = $derived(STRETCH[this.now]);

  constructor() {
    still.addEventListener("change", (event) => (this.#still = event.matches));
  }

  choose(wish: Speed): void {
    this.#chosen = wish;
    localStorage.setItem(REMEMBERED, wish);
  }
}

export const pace = new Pace();

/** How much longer than at the normal speed something lasts; 0: nothing moves. */
export const speedOf = (): number => pace.stretch;
