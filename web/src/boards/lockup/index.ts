import "./fonts/fonts.css";

import { phone } from "../../phone.svelte";
import { small } from "./small.svelte";

if (phone.current) void small.load(); // while the rest is drawn

export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Plaque } from "./Plaque.svelte";
export { world } from "./world";
