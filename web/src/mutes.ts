/** Whom this person does not want to read: kept in this browser alone, since it is nobody else's business. */

import type { Line } from "./wire";

const KEY = "turnkey.mutes";

/** A seat may change hands, so that its name alone does not say who speaks. */
export const whoseOf = (line: Line): string => `${line.seat} ${line.name}`;

function all(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

export const mutes = {
  at: (table: string): string[] => all()[table] ?? [],

  /** Mute somebody, or hear them again; says who is muted now. */
  turn(table: string, who: string): string[] {
    const before = mutes.at(table);
    const now = before.includes(who) ? before.filter((one) => one !== who) : [...before, who];
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: now }));
    } catch {
      // a browser that keeps nothing mutes until the page is closed
    }
    return now;
  },
};
