/** Small pictures that a game's drawings have in place of names and beside options, for all sentences on a page. */

import type { Component, Snippet } from "svelte";
import { getContext, setContext } from "svelte";

import type { Bar, BoardProps, DeedProps } from "./boards";
import type { Plain } from "./wire";

export interface SignProps {
  handle: string;
  view: () => Plain | null; // the table as it is now: what is drawn of it once need not follow it
  children: Snippet; // the words, where nothing is drawn, and for those who listen
}

interface Signs {
  Sign: () => Component<SignProps> | undefined;
  view: () => Plain | null;
  Deed?: () => Component<DeedProps> | undefined;
  bar?: () => Bar | undefined;
  given?: () => BoardProps | null; // for both
}

const KEY = Symbol("signs");
const NONE: Signs = { Sign: () => undefined, view: () => null };

export const showSigns = (signs: Signs): Signs => setContext(KEY, signs);
export const signsHere = (): Signs => getContext<Signs | undefined>(KEY) ?? NONE;
