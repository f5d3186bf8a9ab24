/** The six colours of ports. Each has a shape of its own, which stays upright: nobody has to see colours. */

import { t } from "../../language.svelte";

export interface Port {
  fill: string;
  glyph: string; // a path around 0,0 that reaches about 10 far
}

export const PORTS: Record<string, Port> = {
  R: { fill: "#ff6068", glyph: "M0-8.2A8.2 8.2 0 1 1 0 8.2A8.2 8.2 0 1 1 0-8.2Z" },
  O: { fill: "#ff9d45", glyph: "M0-10 10 7.8H-10Z" },
  Y: { fill: "#ffe15a", glyph: "M-7.8-7.8H7.8V7.8H-7.8Z" },
  G: { fill: "#45dd88", glyph: "M-3.6-10H3.6V-3.6H10V3.6H3.6V10H-3.6V3.6H-10V-3.6H-3.6Z" },
  B: { fill: "#5aaeff", glyph: "M6.2-8.2A10 10 0 1 0 6.2 8.2A8.6 8.6 0 0 1 6.2-8.2Z" },
  P: { fill: "#c08bff", glyph: "M0-11.2 2.8-3.9 10.7-3.5 4.6 1.5 6.6 9.1 0 4.8-6.6 9.1-4.6 1.5-10.7-3.5-2.8-3.9Z" },
};

export const INK = "#0a101c"; // of the shapes on ports

/** Colour and shape of a port in words. */
export const portTitle = (colour: string): string => t("airlock-port", { colour });

const WAYS: Record<number, string[]> = {
  6: ["top", "upper-right", "lower-right", "bottom", "lower-left", "upper-left"],
  4: ["top", "right", "bottom", "left"],
};

/** The ports of a module in words. */
export function told(sides: string): string {
  const words = [...sides].flatMap((side, at) => (PORTS[side] ? [t("airlock-port-at", { port: portTitle(side), way: WAYS[sides.length]?.[at] ?? "" })] : []));
  return words.join(", ") || t("airlock-no-ports");
}
