/** Where each game's place lies in the picture of the night, which is 1440 wide and 900 high, and what its buttons wear. */

import { t } from "../language.svelte";

export interface Spot {
  left: number;
  top: number; // of the words: the title stands in the picture
  accent: string;
  line: string; // the game in seven words
  crop: [number, number, number]; // of its place alone: left, top and width; half as high as wide
}

export const WIDTH = 1440;
export const HEIGHT = 900;

export const SPOTS: Record<string, Spot> = {
  locked_out: { left: 470, top: 386, accent: "#ffd873", get line() { return t("place-locked-out"); }, crop: [415, 8, 670] },
  airlock: { left: 1116, top: 286, accent: "#7cf0c8", get line() { return t("place-airlock"); }, crop: [1040, 40, 400] },
  lockup: { left: 40, top: 706, accent: "#f2b14a", get line() { return t("place-lockup"); }, crop: [0, 420, 440] },
  break_escape: { left: 606, top: 706, accent: "#ffc53d", get line() { return t("place-break-escape"); }, crop: [420, 450, 560] },
  lockdown: { left: 996, top: 706, accent: "#ff5db8", get line() { return t("place-lockdown"); }, crop: [975, 372, 465] },
};

/** A game's place cut out of the picture, as the style of a box that is half as high as wide. */
export function cutOut({ crop: [left, top, wide] }: Spot): string {
  const along = (at: number, size: number, whole: number): number => (100 * at) / (whole - size);
  return `background-size: ${(100 * WIDTH) / wide}%; background-position: ${along(left, wide, WIDTH)}% ${along(top, wide / 2, HEIGHT)}%`;
}
