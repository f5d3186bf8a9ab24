/** The colours of the night and what each thing is called. Red means James, and nothing else. */

import { t } from "../../language.svelte";
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
  colour: string;
  icon: IconName;
}

/** Spaces where something stands; all others are street. */
export const KINDS: Record<string, Kind> = {
  supply: { get title() { return t("break-escape-supply"); }, colour: "#c98bff", icon: "wooden-crate" },
  "safe house": { get title() { return t("break-escape-safe-house"); }, colour: "#ffd98a", icon: "heart-plus" },
  jail: { get title() { return t("break-escape-jail"); }, colour: "#cfe3ff", icon: "handcuffs" },
  gate: { get title() { return t("break-escape-gate"); }, colour: "#ffc53d", icon: "exit-door" },
};

export function placeName(kind: string, space: number): string {
  if (kind === "start") return t("break-escape-start");
  return t("break-escape-place", { kind: kind.replace(" ", "-"), space });
}

export interface CardLook {
  title: string;
  does: string;
  colour: string;
  icon: IconName;
}

export const CARDS: Record<string, CardLook> = {
  teleport: { get title() { return t("break-escape-teleport"); }, get does() { return t("break-escape-teleport-does"); }, colour: "#8f86ff", icon: "teleport" },
  swap: { get title() { return t("break-escape-swap"); }, get does() { return t("break-escape-swap-does"); }, colour: "#35cdbd", icon: "card-exchange" },
  pup: { get title() { return t("break-escape-pup"); }, get does() { return t("break-escape-pup-does"); }, colour: "#e0a366", icon: "sitting-dog" },
  jailbreak: { get title() { return t("break-escape-jailbreak"); }, get does() { return t("break-escape-jailbreak-does"); }, colour: "#ffc53d", icon: "breaking-chain" },
};
