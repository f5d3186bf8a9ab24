/** Dark or light: as this person wants it, else as their system is set. */

export type Scheme = "dark" | "light";
export type Wish = Scheme | "system";

const REMEMBERED = "turnkey scheme";
const system = matchMedia("(prefers-color-scheme: light)");

class Colours {
  wish = $state<Wish>((localStorage.getItem(REMEMBERED) as Wish | null) ?? "system");
  #systemIsLight = $state(system.matches);
  only = $state<Scheme | null>(null); // a page whose drawings know one scheme alone
  now = $derived<Scheme>(this.only ?? (this.wish === "system" ? (this.#systemIsLight ? "light" : "dark") : this.wish));

  constructor() {
    system.addEventListener("change", (event) => (this.#systemIsLight = event.matches));
  }

  choose(wish: Wish): void {
    this.wish = wish;
    localStorage.setItem(REMEMBERED, wish);
  }
}

export const colours = new Colours();

/** A world's colours as the value of a `style`; what is written on the ask bar and on danger follows from their grounds. */
export function painted(values: Record<string, string> | undefined): string {
  if (!values) return "";
  const { "--ask": ask, "--danger-ground": ground } = values; // one that is left out stays as the page has it, ink and all
  const ink = ask === undefined ? {} : isLight(ask) ? INK : PAPER;
  const danger = ground === undefined ? {} : { "--danger-text": (isLight(ground) ? INK : PAPER)["--ask-text"] };
  return Object.entries({ ...ink, ...danger, ...values }).map(([name, value]) => `${name}: ${value}`).join("; ");
}

const INK = { "--ask-text": "#15171f", "--ask-second": "#454b5c" };
const PAPER = { "--ask-text": "#fbf4e4", "--ask-second": "#d5dbe8" };

function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)/.exec(colour) ?? []).slice(1).map((one) => Number.parseInt(one, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140;
}
