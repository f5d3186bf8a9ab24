/** Numbers of a review as they are drawn. */

/** A share of 1 in percent, as people read it. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** With its sign, and a minus that is one. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** Steps that are named below the curve: a handful, at round numbers. */
export function ticksOf(steps: number, most: number): number[] {
  const apart = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => steps / one <= most) ?? Math.ceil(steps / most);
  return Array.from({ length: Math.floor(steps / apart) }, (_, at) => (at + 1) * apart);
}

/** Places in their order, moved as little as it takes to stand so far from each other, between two ends. */
export function apart(places: number[], gap: number, low: number, high: number): number[] {
  const found = [...places];
  for (let at = 1; at < found.length; at++) found[at] = Math.max(found[at] ?? 0, (found[at - 1] ?? 0) + gap);
  for (let at = found.length - 1, most = high; at >= 0; at--, most -= gap) found[at] = Math.max(low, Math.min(found[at] ?? 0, most));
  return found;
}

/** What moved one seat's chance between two steps: luck, own choices, others' choices. */
export interface Moved {
  from: number;
  to: number;
  shares: [number, number, number];
}

/** Steps put together into as many groups as can be told apart, by rounds where the game has some. */
export function groupsOf(steps: number, chapters: number[], most: number): number[] {
  const starts = [0, ...chapters.map((one) => one + 1).filter((one) => one > 0 && one < steps)];
  const every = starts.length > 2 ? starts : Array.from({ length: Math.min(steps, most) }, (_, at) => Math.floor((at * steps) / Math.min(steps, most)));
  const jump = Math.ceil(every.length / most);
  return every.filter((_, at) => at % jump === 0);
}

export function movedBy(shares: number[][][], seat: number, starts: number[]): Moved[] {
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? shares.length;
    const sum = (kind: number): number => shares.slice(from, to).reduce((all, row) => all + (row[seat]?.[kind] ?? 0), 0);
    return { from, to, shares: [sum(0), sum(1), sum(2)] };
  });
}

/** The whole of it, rounded so that the three are together what the chance moved by, to the point. */
export function whole(shares: number[][][], seat: number, from: number, to: number): [number, number, number] {
  const [moved] = movedBy(shares, seat, [0]);
  const [, own, others] = moved?.shares ?? [0, 0, 0];
  const [mine, theirs] = [percent(own), percent(others)];
  return [percent(to) - percent(from) - mine - theirs, mine, theirs];
}
