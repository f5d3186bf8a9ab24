import "./fonts/fonts.css";

export { bar } from "./bar";
export { default as Board } from "./Board.svelte";
export { default as Deed } from "./Deed.svelte";
export { default as Own } from "./Own.svelte";
export { default as Plaque } from "./Plaque.svelte";
export { hurries } from "./pacing";
export { told } from "./told";
export { world } from "./world";
