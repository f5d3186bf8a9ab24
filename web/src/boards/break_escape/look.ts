/** The colours of the night and what each thing is called. Red means James, and nothing else. */

import type { IconName } from "./icons";

export const INK = "#07080d";
export const CREAM = "#f4e8d0";
export const PAPER = "#efe0c2";
export const LAMP = "#ffe3a3";
export const RED = "#ff4a55";

export type Shape = "circle" | "square" | "triangle" | "diamond";

/** People are told apart by colour and by the shape that they stand on. */
export const PEOPLE: Record<string, { colour: string; shape: Shape }> = {
  ben: { colour: "#ff9f2e", shape: "circle" },
  lewis: { colour: "#5cc8ff", shape: "square" },
  david: { colour: "#9be15d", shape: "triangle" },
  james: { colour: "#ff3d4a", shape: "diamond" },
};
export const colourOf = (seat: string): string => PEOPLE[seat]?.colour ?? CREAM;

export interface Kind {
  title: string;
  does: string;
  colour: string;
  icon: IconName;
}

/** Spaces where something stands; all others are street. */
export const KINDS: Record<string, Kind> = {
  supply: { title: "Supply", does: "Whoever lands here draws a card. A Jail Break found here is a Key, too.", colour: "#c98bff", icon: "wooden-crate" },
  "safe house": { title: "Safe House", does: "Landing here heals, and so does a rest.", colour: "#ffd98a", icon: "heart-plus" },
  jail: { title: "Jail", does: "Here the caught Runners sit. Whoever stands here can free them.", colour: "#cfe3ff", icon: "handcuffs" },
  gate: { title: "Gate", does: "With enough Keys it opens, and Runners who stop here can escape.", colour: "#ffc53d", icon: "exit-door" },
};

export function placeName(kind: string, space: number): string {
  if (kind === "start") return "Start";
  return KINDS[kind] ? `${KINDS[kind].title} ${space}` : `Street ${space}`;
}

export interface CardLook {
  title: string;
  does: string;
  colour: string;
  icon: IconName;
}

export const CARDS: Record<string, CardLook> = {
  teleport: { title: "Teleport", does: "Go to any space.", colour: "#8f86ff", icon: "teleport" },
  swap: { title: "Swap", does: "Two people change places.", colour: "#35cdbd", icon: "card-exchange" },
  pup: { title: "Pup", does: "Stops James on your space.", colour: "#e0a366", icon: "sitting-dog" },
  jailbreak: { title: "Jail Break", does: "Free a Runner, or survive at 0.", colour: "#ffc53d", icon: "breaking-chain" },
};
