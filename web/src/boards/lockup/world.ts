/** The place: a cut-open keep at night. Candlelight marks what can be chosen, moonlit slate the rest. */

import { t } from "../../language.svelte";
import type { Plain } from "../../wire";
import type { World } from "..";

/** The crews' colours as they are dealt, so that the frame marks seats by them. */
const SEATS = { "--seat-0": "#8150ad", "--seat-1": "#b52f3c", "--seat-2": "#3b7d4b", "--seat-3": "#2f6cb3", "--seat-4": "#e7dcc2" };

/** The face of signs and titles, and that of cards and numbers. */
const TITLE = "Grenze Gotisch, Grenze, Georgia, serif";
const FACES = { "--title": TITLE, "--face": "Grenze, Georgia, serif" };

const dark = {
  ...SEATS,
  ...FACES,
  "--ground": "#0e1116", "--panel": "#15191f", "--rail": "#191d23", "--line": "#2c323b",
  "--text": "#efe6d2", "--second": "#c9c6bc", "--quiet": "#b9b6ae",
  "--accent": "#f2b14a", "--accent-ink": "#1d1206", "--good": "#8fcb86", "--danger": "#ff7a63", "--danger-ground": "#43150d",
  "--ask": "#1d1509", "--ask-edge": "#f2b14a",
  "--keep-sky-top": "#0b0f17", "--keep-sky-foot": "#263449", "--keep-sky-cut": "#4a5d78", "--keep-moon": "#e9edf0", "--keep-star": "#e9edf0",
  "--keep-stone-a": "#39424d", "--keep-stone-b": "#323a44", "--keep-stone-c": "#3f4853", "--keep-stone-edge": "#59646f",
  "--keep-mortar": "#12161c", "--keep-hatch": "#141920", "--keep-block-a": "#56606c", "--keep-block-b": "#49535f", "--keep-block-c": "#5e6874",
  "--keep-merlon": "#5f6975", "--keep-merlon-text": "#fff0cd",
  "--keep-lit-a": "#f8dfa6", "--keep-lit-b": "#e9bd72", "--keep-lit-c": "#bd7f38", "--keep-lit-d": "#7b4a1c", "--keep-lit-floor": "#8a5a2a",
  "--keep-lit-prop": "#4a2809", "--keep-lit-brick": "#3a210b", "--keep-lit-shade": "#3b1f08", "--keep-lit-edge": "#ffcf74", "--keep-glow": "#ffb545",
  "--keep-dim-a": "#37455a", "--keep-dim-b": "#2a3546", "--keep-dim-c": "#1f2835", "--keep-dim-floor": "#1a2028",
  "--keep-dim-prop": "#5d7290", "--keep-dim-brick": "#0c1016", "--keep-dim-shade": "#0a0d12",
  "--keep-parchment": "#f3e6c6", "--keep-parchment-foot": "#dcc596", "--keep-parchment-dim": "#c2b699", "--keep-ink": "#26180c", "--keep-ink-second": "#5b4228",
  "--keep-sign": "#4a3018", "--keep-sign-foot": "#2e1c0c", "--keep-sign-text": "#ffe9bd", "--keep-sign-dim": "#2b2620", "--keep-sign-dim-foot": "#1c1814", "--keep-sign-dim-text": "#d5d3cc",
  "--keep-wood": "#3a2614", "--keep-wood-foot": "#24160a", "--keep-wood-text": "#f6e5c3", "--keep-wood-second": "#e8cf9a",
  "--keep-bars": "#0d1015", "--keep-bar": "#2c333c", "--keep-bars-text": "#efe6d2", "--keep-crewboard": "#5a3c1e", "--keep-crewboard-edge": "#8a6231", "--keep-slot": "#2b1a0a", "--keep-away": "#a99bc0",
};

const light: Record<keyof typeof dark, string> = {
  ...SEATS,
  ...FACES,
  "--ground": "#f4ecd9", "--panel": "#faf4e6", "--rail": "#e8dfca", "--line": "#c9bda2",
  "--text": "#22180d", "--second": "#43341f", "--quiet": "#5d4e39",
  "--accent": "#7a4403", "--accent-ink": "#fff8e8", "--good": "#2f5a2c", "--danger": "#9c2416", "--danger-ground": "#f6dcd2",
  "--ask": "#fbf1da", "--ask-edge": "#7a4403",
  "--keep-sky-top": "#cfdbe3", "--keep-sky-foot": "#f0e7d2", "--keep-sky-cut": "#93a9b8", "--keep-moon": "#fff6d8", "--keep-star": "#8fa3b1",
  "--keep-stone-a": "#a7aeb4", "--keep-stone-b": "#969ea6", "--keep-stone-c": "#b4babf", "--keep-stone-edge": "#d3d8db",
  "--keep-mortar": "#5b636b", "--keep-hatch": "#6f7881", "--keep-block-a": "#c3c8cc", "--keep-block-b": "#b2b9be", "--keep-block-c": "#d0d4d7",
  "--keep-merlon": "#d0d4d7", "--keep-merlon-text": "#22180d",
  "--keep-lit-a": "#fdf1d0", "--keep-lit-b": "#f0d090", "--keep-lit-c": "#cf9a52", "--keep-lit-d": "#9a6a32", "--keep-lit-floor": "#b98a4c",
  "--keep-lit-prop": "#6b3f12", "--keep-lit-brick": "#8a5f2c", "--keep-lit-shade": "#7a4d1c", "--keep-lit-edge": "#b25e00", "--keep-glow": "#f09a1c",
  "--keep-dim-a": "#9aa6b3", "--keep-dim-b": "#8c98a5", "--keep-dim-c": "#7f8b99", "--keep-dim-floor": "#6f7b89",
  "--keep-dim-prop": "#596675", "--keep-dim-brick": "#6a7684", "--keep-dim-shade": "#667281",
  "--keep-parchment": "#fbf3dc", "--keep-parchment-foot": "#ead8ae", "--keep-parchment-dim": "#d9d0b8", "--keep-ink": "#26180c", "--keep-ink-second": "#5b4228",
  "--keep-sign": "#5d3d1f", "--keep-sign-foot": "#432a12", "--keep-sign-text": "#ffefcc", "--keep-sign-dim": "#4b4640", "--keep-sign-dim-foot": "#3a3631", "--keep-sign-dim-text": "#f0eee8",
  "--keep-wood": "#c89a62", "--keep-wood-foot": "#a87a45", "--keep-wood-text": "#22140a", "--keep-wood-second": "#38220c",
  "--keep-bars": "#5f6872", "--keep-bar": "#89929b", "--keep-bars-text": "#1a130a", "--keep-crewboard": "#8d6234", "--keep-crewboard-edge": "#5d3d1b", "--keep-slot": "#5b3b1a", "--keep-away": "#f4ecd9",
};

export const world: World = {
  dark,
  light,
  title: TITLE,
  phase: (view: Plain) => (t("lockup-phase", { phase: String(view.phase), round: Number(view.round), rounds: Number(view.rounds) })),
  brief: (view: Plain) => t("lockup-brief", { rounds: Number(view.rounds) }),
};
