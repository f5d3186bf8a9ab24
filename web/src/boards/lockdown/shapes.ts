/** Figures as data: a list of strokes, drawn one over the other by Figure.svelte. */

import { INK } from "./seats";

export interface Stroke {
  d: string;
  fill?: string;
  line?: string; // colour of the outline
  width?: number;
  opacity?: number;
}

const EDGE = 2.4;

/** A filled form with the ink outline that everything has here. */
export const form = (d: string, fill: string, width = EDGE): Stroke => ({ d, fill, line: INK, width });
/** A line of ink alone. */
export const line = (d: string, width = EDGE, colour = INK, opacity?: number): Stroke => ({ d, fill: "none", line: colour, width, opacity });
/** A filled form without an outline. */
export const patch = (d: string, fill: string, opacity?: number): Stroke => ({ d, fill, opacity });

export const disc = (x: number, y: number, r: number, ry = r): string => `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0Z`;
export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0 ? `M${x} ${y}h${w}v${h}h${-w}Z`
    : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
