/** Where flags hang that stand for numbers on a track. */

export interface Cloth {
  at: number; // its left edge
  level: number; // 0 above, 1 below
}

/**
 * A cloth for each pole, none of which hides another: at two heights, on both sides of the pole, else as near as there is
 * room.
 */
export function hung(poles: number[], wide: number, least: number, most: number): Cloth[] {
  const taken: Cloth[] = [];
  const isFree = ({ at, level }: Cloth): boolean =>
    at >= least && at + wide <= most && taken.every((one) => one.level !== level || Math.abs(one.at - at) >= wide);
  for (const pole of poles) {
    const near = [0, 1, 2, 3].flatMap((far) => [pole + far * (wide + 1), pole - wide - far * (wide + 1)]);
    const found = near.flatMap((at) => [{ at, level: 0 }, { at, level: 1 }]).find(isFree);
    taken.push(found ?? { at: pole, level: 0 });
  }
  return taken;
}
