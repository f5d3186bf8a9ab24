export { default as Board } from "./Board.svelte";
export { world } from "./world";
