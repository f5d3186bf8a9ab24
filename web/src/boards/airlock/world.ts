/** Airlock's colours: night in orbit, and by light a shipyard's drawing. */

import type { World } from "..";
import { t } from "../../language.svelte";
import type { View } from "./view";

const TITLE = 'Saira, "Arial Narrow", system-ui, sans-serif';

const dark = {
  "--ground": "#050912",
  "--panel": "#0f182b",
  "--rail": "#070c18",
  "--line": "#24324f",
  "--text": "#eef4fc",
  "--second": "#b4c2da",
  "--quiet": "#a9b8d0",
  "--accent": "#7cf0c8",
  "--accent-ink": "#06120c",
  "--good": "#7cf0c8",
  "--danger": "#ff8d92",
  "--danger-ground": "#3a1219",
  "--ask": "#e8eef6",
  "--ask-edge": "#7cf0c8",
  "--space-near": "#14224a",
  "--space": "#0a1226",
  "--space-far": "#050912",
  "--star": "#ffffff",
  "--orbit": "#5a7fc0",
  "--nebula": "#5a4bd0",
  "--planet": "#0c2448",
  "--planet-edge": "#4fa6e0",
  "--planet-air": "#9fdcff",
  "--plate": "#060c18",
  "--tray": "#0a1120",
  "--tray-edge": "#3f5275",
  "--amber": "#ffc857",
};

const light: typeof dark = {
  "--ground": "#eef3fa",
  "--panel": "#ffffff",
  "--rail": "#dfe8f4",
  "--line": "#b7c6dc",
  "--text": "#0a1120",
  "--second": "#43536e",
  "--quiet": "#43536e",
  "--accent": "#0b6848",
  "--accent-ink": "#ffffff",
  "--good": "#0b6848",
  "--danger": "#a81724",
  "--danger-ground": "#fde6e7",
  "--ask": "#0f182b",
  "--ask-edge": "#0b6848",
  "--space-near": "#f7fafe",
  "--space": "#eef3fa",
  "--space-far": "#dfe8f4",
  "--star": "#7f95b8",
  "--orbit": "#7f95b8",
  "--nebula": "#b9c9ea",
  "--planet": "#bcd3ee",
  "--planet-edge": "#8fb6e2",
  "--planet-air": "#ffffff",
  "--plate": "#ffffff",
  "--tray": "#eef3fa",
  "--tray-edge": "#9fb2cf",
  "--amber": "#8f5f00",
};

export const world: World = {
  dark,
  light,
  title: TITLE,
  phase(given): string {
    const view = given as unknown as View;
    return view.stage === "over" ? t("airlock-over") : t("airlock-phase", { round: view.round, rounds: view.rounds, stage: view.stage });
  },
  brief: (view) => t("airlock-brief", { rounds: Number(view.rounds) }),
};
