/** The keep as a phone draws it: loaded where it is needed alone. */

export { default as SmallScenery } from "./SmallScenery.svelte";
export { default as SmallThings } from "./SmallThings.svelte";
