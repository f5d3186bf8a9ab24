export { default as Board } from "./Board.svelte";
export { bar } from "./bar";
export { default as Deed } from "./Deed.svelte";
export { default as Own } from "./Own.svelte";
export { default as Plaque } from "./Plaque.svelte";
export { throws } from "./playing";
export { world } from "./world";
