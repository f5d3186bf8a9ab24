/** An accusation as it is staged for everybody: who accuses whom, and how many cards are looked at. */

import type { Moment } from "..";
import { t } from "../../language.svelte";
import { type People, spoken } from "../../says";
import { type Scene, nameOf } from "./scene";

export interface Trial {
  accuser: string;
  suspect: string;
  size: number; // of the hand
  raised: number; // cards of it that are looked at just now
  seen: string[]; // what these are, for those who see them
  played: string | null; // the access card that it came to
  words: string;
}

const PLAYED = ["accused", "answered", "declined", "looked", "saw", "nothing to look at", "nothing found", "taken"];
const listIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : []);

export function trialOf(scene: Scene, moment: Moment | null, people: People): Trial | null {
  const { ship } = scene;
  const handOf = (seat: string): number => ship.seats.find((one) => one.seat === seat)?.hand_size ?? 0;
  if (moment) {
    const { kind, parts, says } = moment.line;
    if (!PLAYED.includes(kind)) return null;
    const suspect = String(parts.suspect);
    const looked = moment.before.findLast((one) => one.kind === "looked");
    const raised = Number((kind === "looked" ? parts.count : looked?.parts.count) ?? 0);
    const seen = kind === "saw" ? listIn(parts.cards) : listIn(moment.before.findLast((one) => one.kind === "saw")?.parts.cards);
    const played = kind === "answered" || kind === "taken" ? String(parts.card) : null;
    return { accuser: String(parts.accuser), suspect, size: Number(parts.size ?? handOf(suspect)), raised, seen, played, words: spoken(says, people) };
  }
  if (!ship.suspect || ship.phase !== "answer_accusation") return null;
  const checked = ship.seats.find((one) => one.seat === ship.suspect)?.checked ?? 0;
  const [accuser, suspect, size] = [ship.active, ship.suspect, handOf(ship.suspect)];
  const mine = suspect === scene.mine ? "suspect" : accuser === scene.mine ? "accuser" : "none";
  const words = t("locked-out-trial", { mine, accuser: nameOf(scene, accuser), suspect: nameOf(scene, suspect), checked, count: size });
  return { accuser, suspect, size, raised: 0, seen: [], played: null, words };
}
