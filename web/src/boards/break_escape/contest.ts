/** The two sides: gold is the Runners', red is James's, in every chart. */

export { default as Side } from "./Contest.svelte";

export const colours = ["#f0ae1e", "#d8283a"];
export const inks = ["#15171f", "#ffe3e5"];
