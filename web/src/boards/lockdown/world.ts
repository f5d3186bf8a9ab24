/** An eighties mall at night, cut open from above: its colours in the dark and by day. */

import type { World } from "..";
import { t } from "../../language.svelte";
import { phone } from "../../phone.svelte";
import { LOOKS } from "./seats";
import { seen } from "./view";

/** Seats are marked in their family's colour all over the page. */
const SEATS = Object.fromEntries(LOOKS.map((look, number) => [`--seat-${number}`, look.colour]));

export const world: World = {
  title: "Creepster, Chango, Impact, fantasy",
  phase: (view) => {
    const { turn, phase, stage, alive } = seen(view);
    const words = t("lockdown-phase", { phase: stage === "over" ? stage : phase });
    if (turn === 0) return words;
    return phone.current ? t("lockdown-turn-phase", { turn, phase: words }) : t("lockdown-turn-phase-alive", { turn, phase: words, alive });
  },
  brief: (view) => t("lockdown-brief", { ends: seen(view).ends_at, alive: seen(view).alive }),
  dark: {
    ...SEATS,
    "--ground": "#0e0722", "--panel": "#1a1035", "--rail": "#281a4c", "--line": "#4a3578", "--text": "#f7f0ff", "--second": "#c3b6e2", "--quiet": "#b3a4d8",
    "--accent": "#fff27a", "--accent-ink": "#2a1c00", "--good": "#7fe08a", "--danger": "#ff8a99", "--danger-ground": "#6b0f28", "--ask": "#2e1c5c", "--ask-edge": "#fff27a",
    "--tile-a": "#352b66", "--tile-b": "#413579", "--grout": "#2a2154", "--floor-1": "#2a6a7e", "--floor-1b": "#3d8497", "--floor-2": "#245a4b", "--floor-2b": "#2a6655",
    "--floor-3": "#1c2654", "--floor-3b": "#2b3a78", "--floor-4": "#6b3a2a", "--floor-4b": "#7f4b2c", "--floor-5": "#4b2a6e", "--floor-5b": "#56327c", "--floor-5c": "#3d2160",
    "--asphalt": "#221b3d", "--gravel": "#33295a", "--kerb": "#54447f", "--slat": "#463a68", "--slat-high": "#5d4f86", "--slat-low": "#2c2349", "--wall": "#7258ae", "--spot": "#e9ddff",
    "--night-near": "#1b0f38", "--night": "#0b0519", "--hedge": "#150a2e", "--hedge-high": "#1a0d37", "--leaf": "#2b1650", "--tag": "#2a1e4c", "--tag-text": "#d9cff2",
    "--paint": "#ffe3b0", "--paint-soft": "#f0ddb8", "--photo": "#3a2709", "--photo-text": "#ffffff", "--photo-soft": "#e9cfa0", "--photo-points": "#ffd27a", "--mine": "#3a2709",
    "--shelf": "#0f2f4c", "--lamp": "0.62",
  },
  light: {
    ...SEATS,
    "--ground": "#ebddf3", "--panel": "#fff7ee", "--rail": "#ffffff", "--line": "#cbb5e6", "--text": "#22113f", "--second": "#5b4784", "--quiet": "#6a5790",
    "--accent": "#005d68", "--accent-ink": "#ffffff", "--good": "#1c6b37", "--danger": "#b3122e", "--danger-ground": "#ffdfe4", "--ask": "#ffffff", "--ask-edge": "#005d68",
    "--tile-a": "#f4e9f7", "--tile-b": "#dccbea", "--grout": "#cdb8df", "--floor-1": "#bfe9ef", "--floor-1b": "#9ad5df", "--floor-2": "#c9efd9", "--floor-2b": "#daf5e5",
    "--floor-3": "#ccd9f7", "--floor-3b": "#afc2ee", "--floor-4": "#f6d9b8", "--floor-4b": "#fbe6cc", "--floor-5": "#f3cfe6", "--floor-5b": "#f9ddee", "--floor-5c": "#e4b3d3",
    "--asphalt": "#6f6790", "--gravel": "#625a84", "--kerb": "#d9cfe6", "--slat": "#54457c", "--slat-high": "#6a5a94", "--slat-low": "#3e3160", "--wall": "#5d3f99", "--spot": "#4a3578",
    "--night-near": "#a38ccb", "--night": "#7c63ae", "--hedge": "#4e3a7c", "--hedge-high": "#5a458a", "--leaf": "#7a66aa", "--tag": "#ffffff", "--tag-text": "#3b2673",
    "--paint": "#ffffff", "--paint-soft": "#ffffff", "--photo": "#ffe7bf", "--photo-text": "#160b2b", "--photo-soft": "#6b4310", "--photo-points": "#8a4b00", "--mine": "#ffe7bf",
    "--shelf": "#0f2f4c", "--lamp": "0.3",
  },
};
