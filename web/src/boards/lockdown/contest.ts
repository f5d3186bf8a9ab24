/** Families by their own colours; violet is the Monsters' alone. */

import { LOOKS } from "./seats";

export { default as Side } from "./Contest.svelte";

export const colours = LOOKS.map((one) => one.colour);
