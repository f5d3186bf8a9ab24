export { default as Side } from "./Contest.svelte";
