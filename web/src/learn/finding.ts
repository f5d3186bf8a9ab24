/** Where on the page a thing of the table is, by its handle: boards mark what they draw. */

/** What boards call a kind of thing where they do not call it by its handle. */
const CALLED: Record<string, string[]> = {
  space: ["space", "room"],
  location: ["room"],
  pool: ["module"],
  hand: ["module"],
  tile: ["tile", "module"],
  cell: ["cell"],
  seat: ["seat"],
  piece: ["piece", "pawn"],
  facing: ["way"],
};

const HELD = ["hand", "card", "token"]; // what one holds is looked for among one's own things first

export function elementOf(handle: string, within = ".lesson"): Element | null {
  const [kind = "", name = ""] = handle.replace("*", "").split(":");
  const said = CSS.escape(handle);
  const selectors = [
    `[data-thing="${said}"]`,
    `[data-why="${said}"]`,
    `[data-place="${said}"]`,
    `[data-offer="${said}"]`,
    ...(CALLED[kind] ?? [kind]).map((one) => `[data-${one}="${CSS.escape(name)}"]`),
  ];
  const found = selectors.flatMap((one) => [...document.querySelectorAll(`${within} ${one}`)]).filter(isSeen);
  const pressed = found.filter(isPressable); // goes before what only bears the name
  const rooms = ["[data-asks]", HELD.includes(kind) ? ".own" : ".board", ".board, .own"]; // and the board before the plaques
  return rooms.map((room) => pressed.find((one) => one.closest(room))).find(Boolean) ?? pressed[0] ?? found[0] ?? null;
}

function optionElement(notation: string, within = "*"): Element | null {
  if (!notation) return null;
  const found = [...document.querySelectorAll(`.lesson [data-option="${CSS.escape(notation)}"]`)];
  return found.find((one) => isSeen(one) && one.closest(within)) ?? null;
}

/** The button for it in what asks at the place. */
export function askedElement(notation: string): Element | null {
  return optionElement(notation, ".popover, [role=dialog]");
}

/** What carries out a deed whose parts were laid out before. */
export function sendElement(): Element | null {
  return document.querySelector(".lesson [data-send]:enabled");
}

/** Whether somebody has picked it already; of a token that goes face down (`token:5*`), whether it is hidden. */
export function isPicked(handle: string, element: Element): boolean {
  return handle.endsWith("*") ? element.querySelector("[data-face=down]") !== null : element.getAttribute("aria-pressed") === "true";
}

/** The button for it, or what leads there where there is no room for it: its kind in the list of all, or that list. */
export function buttonFor(notation: string): Element | null {
  if (!notation) return null;
  const verb = CSS.escape(notation.split(" ")[0] ?? "");
  const found = optionElement(notation) ?? document.querySelector(`.lesson .sheet [data-group="${verb}"]`) ?? document.querySelector(".lesson [data-all]");
  return found && isSeen(found) ? found : null;
}

/** Whether it can be pressed, and so have the keyboard. */
export const isPressable = (element: Element): element is HTMLElement | SVGElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element.tabIndex >= 0;

/** Drawn, and its middle within the window: plaques of the strip may lie beyond its edge. */
export function isSeen(element: Element): boolean {
  const { width, height, left, top } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 1 && height > 1 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

/** Where it is drawn: what can be pressed may be larger than that, and then a board marks what it draws there. */
export function boxOf(element: Element): Box {
  const shape = element.closest(".seats li") ?? element.parentElement?.querySelector(":scope > [data-drawn]") ?? element; // a plaque with its name
  const { left, top, width, height } = shape.getBoundingClientRect();
  return { left, top, width, height };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a slip should not lie over, and how much worse that is than to lie over a bare part of the board. */
export interface Clear {
  box: Box;
  weight: number;
}

const GAP = 18;
const EDGE = 8;
const AWAY = 80; // a pixel further away is as bad as so many pixels covered
const ORDER = 150; // and so is each place that is tried later
const SLIDES = [0.25, 0.75, 0, 1]; // how far along a side; its middle goes first

const covers = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

const apart = (one: Box, other: Box): number =>
  Math.max(0, one.left - other.left - other.width, other.left - one.left - one.width) + Math.max(0, one.top - other.top - other.height, other.top - one.top - one.height);

/** A place for a slip of this size near a thing, where it covers as little as can be of what must be seen. */
export function beside(thing: Box, slip: { width: number; height: number }, clear: Clear[], room: Box): Box {
  const fit = (at: number, low: number, most: number): number => Math.max(low, Math.min(at, most));
  const most = { left: room.left + room.width - slip.width - EDGE, top: room.top + room.height - slip.height - EDGE };
  const along = (start: number, length: number, own: number): number[] => SLIDES.map((far) => start + far * (length + own) - own); // from past one end to past the other
  const lefts = [thing.left + thing.width / 2 - slip.width / 2, ...along(thing.left, thing.width, slip.width), room.left + EDGE, most.left];
  const tops = [thing.top + thing.height / 2 - slip.height / 2, ...along(thing.top, thing.height, slip.height), room.top + EDGE, most.top];
  const places = [
    ...[thing.top + thing.height + GAP, thing.top - slip.height - GAP].flatMap((top) => lefts.map((left) => ({ left, top }))),
    ...[thing.left + thing.width + GAP, thing.left - slip.width - GAP].flatMap((left) => tops.map((top) => ({ left, top }))),
    ...[tops.at(-2), tops.at(-1)].flatMap((top = 0) => lefts.map((left) => ({ left, top }))),
  ];
  const judged = places.map((at, order) => {
    const held = { left: fit(at.left, room.left + EDGE, most.left), top: fit(at.top, room.top + EDGE, most.top), ...slip };
    return { held, cost: clear.reduce((sum, { box, weight }) => sum + weight * covers(held, box), 0) + AWAY * Math.abs(apart(held, thing) - GAP) + ORDER * order };
  });
  return judged.reduce((best, one) => (one.cost < best.cost ? one : best)).held;
}
