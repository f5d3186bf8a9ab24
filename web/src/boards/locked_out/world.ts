/** The world of Locked Out: a paperback of the seventies, ink and teal, warm lamps. */

import type { World } from "..";
import { t } from "../../language.svelte";
import type { Plain } from "../../wire";
import { shipOf } from "./view";

export const world: World = {
  dark: {
    "--ground": "#06131A", "--panel": "#0A1E27", "--rail": "#0F2B36", "--line": "#1F4754", "--text": "#F7EBD0", "--second": "#C6D6D3", "--quiet": "#A9C0BF",
    "--accent": "#FFD873", "--accent-ink": "#1B1409", "--good": "#8FE0B8", "--danger": "#FF8A7A", "--danger-ground": "#4A1114", "--ask": "#123440", "--ask-edge": "#FFD873", "--ask-text": "#F7EBD0", "--ask-second": "#D3E0DC",
    "--lo-sky-near": "#17485A", "--lo-sky": "#0D2C3A", "--lo-sky-far": "#06131A",
    "--lo-purple": "#D9C7F5", "--lo-orange": "#FFD9B5", "--lo-blue": "#CDEFFB", "--lo-green": "#D5F5E4", "--lo-sum": "#FFE9B8",
  },
  light: {
    "--ground": "#EFE2C6", "--panel": "#FBF3E2", "--rail": "#FFF9EC", "--line": "#D8C49C", "--text": "#12303B", "--second": "#33505A", "--quiet": "#4A646B",
    "--accent": "#7A4A00", "--accent-ink": "#FFF9EC", "--good": "#0F5E43", "--danger": "#A3201A", "--danger-ground": "#FFE3DD", "--ask": "#FFF6E0", "--ask-edge": "#7A4A00", "--ask-text": "#12303B", "--ask-second": "#33505A",
    "--lo-sky-near": "#D7EBE2", "--lo-sky": "#9CCFCB", "--lo-sky-far": "#5E9DA3",
    "--lo-purple": "#4A2A86", "--lo-orange": "#6E330A", "--lo-blue": "#0C4158", "--lo-green": "#0C3F2E", "--lo-sum": "#7A4A00",
  },
  title: "Michroma, sans-serif",
  phase(view: Plain): string {
    const ship = shipOf(view);
    return t("locked-out-phase", { round: ship.round, phase: ship.ending ?? ship.phase });
  },
  brief: () => t("locked-out-brief"),
};
