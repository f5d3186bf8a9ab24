/** Which of the page's drawings this is: each has gradients of its own, for what is hidden lends none to the others. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("airlock paint");

export const mixPaint = (drawing: string): string => setContext(KEY, drawing);

/** `url(#…)` of a gradient in this drawing. */
export function paint(): (name: string) => string {
  const drawing = getContext<string>(KEY);
  return (name) => `url(#airlock-${drawing}-${name})`;
}
