/** The world of Break & Escape: a night in the city, or its dawn; the street stays dark in both. */

import type { World } from "..";
import { t } from "../../language.svelte";
import type { Plain } from "../../wire";
import type { View } from "./view";

const FACE = '"League Gothic", "Oswald", "Arial Narrow", Impact, sans-serif';

/** What is asked is lettered as in a comic: narrow letters, so larger ones. */
const LETTERING = { "--ask-face": FACE, "--ask-size": "1.35", "--ask-size-small": "1.2", "--ask-weight": "400" };

const STRIKES = ["strike", "survive"]; // stages that are more than a turn like any other

export const world: World = {
  title: FACE,
  dark: {
    ...LETTERING,
    "--ground": "#07080d",
    "--panel": "#141927",
    "--rail": "#090b12",
    "--line": "#2a3350",
    "--text": "#f4e8d0",
    "--second": "#b8c2de",
    "--quiet": "#9aa6c8",
    "--accent": "#ffc53d",
    "--accent-ink": "#07080d",
    "--good": "#9be15d",
    "--danger": "#ffb9bc",
    "--danger-ground": "#8a0d19",
    "--ask": "#f4e8d0",
    "--ask-edge": "#000000",
  },
  light: {
    ...LETTERING,
    "--ground": "#fffaf0",
    "--panel": "#ffffff",
    "--rail": "#f1e7d3",
    "--line": "#d8c9a8",
    "--text": "#15171f",
    "--second": "#3b445c",
    "--quiet": "#5b6480",
    "--accent": "#7a5300",
    "--accent-ink": "#fffaf0",
    "--good": "#2f7a10",
    "--danger": "#a80f1d",
    "--danger-ground": "#ffdcd8",
    "--ask": "#15171f",
    "--ask-edge": "#15171f",
    "--city-ground": "#cfd6e4",
    "--city-sky": "#f0c9a4",
    "--city-haze": "#cfd6e4",
    "--city-moon": "#fff3d6",
    "--city-far": "#a9b2c8",
    "--city-pavement": "#8e98b2",
    "--city-asphalt": "#39415a",
    "--city-yard": "#4b5470",
    "--city-joints": "#3f4862",
    "--city-wanted": "#a80f1d",
    "--city-own": "#fff6e4",
    "--city-own-low": "#efe3ca",
  },
  phase: (view: Plain) => STRIKES.includes(String(view.stage)) ? t("break-escape-james-strikes") : t("round-of", { round: Number(view.round), rounds: Number(view.rounds) }),
  brief(given, seat) {
    const { keys, keys_needed: needed, escapes: out, escapes_needed: wanted, rounds: hour, gate_open: open } = given as unknown as View;
    return seat === "james" ? t("break-escape-brief-james", { hour, keys, needed }) : t("break-escape-brief", { gate: open ? "open" : "shut", keys, needed, out, wanted, hour });
  },
};
