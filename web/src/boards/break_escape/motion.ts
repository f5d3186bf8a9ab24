/** How things move for what happens now. The view shows it only afterwards, so a motion begins where the thing stands. */

import type { Moment } from "..";
import type { City, Point } from "./city";
import type { View } from "./view";

interface Moving {
  city: City;
  view: View;
  moment: Moment | null;
  thing: string; // the handle of what is drawn
}

const HOP = 7; // pixels that somebody who walks goes up with every step

/** Where the feet of somebody would be who comes to a space. */
export function arriving(city: City, view: View, space: number, seat: string): Point {
  const here = view.board[space];
  const others = (here?.pieces ?? []).filter((one) => one !== seat);
  return city.foot(space, others.length, others.length + 1, here?.pup ?? false);
}

export function standingAt(city: City, view: View, seat: string): Point | null {
  const space = view.pieces.find((one) => one.seat === seat)?.space ?? null;
  const here = space === null ? undefined : view.board[space];
  return here ? city.foot(here.space, here.pieces.indexOf(seat), here.pieces.length, here.pup) : null;
}

/** The spaces entered by so many steps; below 0 the other way round. */
function steps(city: City, from: number, many: number): number[] {
  const way = Math.sign(many);
  return Array.from({ length: Math.abs(many) }, (_, at) => (from + way * (at + 1) + 2 * city.count) % city.count);
}

const shift = ([x, y]: Point, from: Point, lift = 0): string => `translate(${x - from[0]}px, ${y - from[1] - lift}px)`;

function walk(city: City, view: View, seat: string, start: number, many: number, from: Point): Keyframe[] {
  const path = steps(city, start, many);
  const frames: Keyframe[] = [{ transform: "translate(0, 0)" }];
  let last = from;
  path.forEach((space, at) => {
    const here = at === path.length - 1 ? arriving(city, view, space, seat) : city.foot(space, 0, 1, false);
    frames.push({ transform: shift([(last[0] + here[0]) / 2, (last[1] + here[1]) / 2], from, HOP) }, { transform: shift(here, from) });
    last = here;
  });
  return frames;
}

const GONE = { opacity: 0 };
const HERE = { opacity: 1 };

/** The frames of a thing's motion at this moment, if it moves. */
export function framesOf({ city, view, moment, thing }: Moving): Keyframe[] | null {
  if (!moment || moment.milliseconds <= 0) return null;
  const { kind, parts } = moment.line;
  const [what, name = ""] = thing.split(":");
  if (what === "pup") return kind === "halted" && String(parts.space) === name ? [HERE, { ...HERE, offset: 0.7 }, GONE] : null;
  const from = standingAt(city, view, name);
  if (!from) return null;
  const fly = (space: unknown): Keyframe[] => {
    const to = arriving(city, view, Number(space), name);
    return [
      { transform: "translate(0, 0)", ...HERE },
      { transform: "translate(0, -34px)", opacity: 0.2, offset: 0.35 },
      { transform: shift(to, from, 34), opacity: 0.2, offset: 0.65 },
      { transform: shift(to, from), ...HERE },
    ];
  };
  if (kind === "moved" && parts.seat === name) return walk(city, view, name, Number(parts.start), Number(parts.steps), from);
  if (kind === "halted" && name === "james") return walk(city, view, name, Number(parts.start), Number(parts.steps), from);
  if (kind === "teleported" && parts.runner === name) return fly(parts.to);
  if (kind === "swapped" && parts.one === name) return fly(parts.one_to);
  if (kind === "swapped" && parts.other === name) return fly(parts.other_to);
  if (kind === "jailed" && parts.runner === name) return fly(parts.jail);
  if (kind === "freed" && parts.runner === name) return fly(parts.space);
  if (kind === "escaped" && parts.runner === name) return [HERE, { transform: `translate(0, ${-city.cell.h}px) scale(0.6)`, ...GONE }];
  if (kind === "eliminated" && parts.runner === name) return [HERE, { transform: "translate(0, 12px) scale(1, 0.2)", ...GONE }];
  if (kind === "hurt" && parts.seat === name) {
    return [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
  }
  return null;
}

/** A Svelte action: the element plays its motion, and stays where it led until the view has followed. */
export function motion(element: SVGElement, given: Moving): { update: (given: Moving) => void; destroy: () => void } {
  let played: Moment | null = null;
  let running: Animation | null = null;
  const stop = (): void => {
    running?.cancel();
    running = null;
  };
  function update(now: Moving): void {
    if (now.moment === played) return;
    played = now.moment;
    stop();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const frames = framesOf(now);
    if (frames && now.moment) running = element.animate(frames, { duration: now.moment.milliseconds, easing: "linear", fill: "forwards" });
  }
  update(given);
  return { update, destroy: stop };
}
