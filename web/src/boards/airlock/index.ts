export { bar } from "./bar";
export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Plaque } from "./Plaque.svelte";
export { default as Sign } from "./Sign.svelte";
export { told } from "./told";
export { world } from "./world";
