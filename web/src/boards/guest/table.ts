/** What a guest's board is told of the table: copies, so that nothing of ours can be changed by it. */

import type { Choices } from "../../choices.svelte";
import { language } from "../../language.svelte";
import { colours } from "../../scheme.svelte";
import { type People, spoken } from "../../says";
import type { LogLine } from "../../wire";
import { SEAT_COLOURS, seatTitle } from "../../words";
import type { BoardProps } from "..";
import type { GuestLine, GuestTable } from "./contract";

/** `mayAct` is false while the board draws: it acts when a person does something, never by itself. */
export function tableFor(given: BoardProps, mayAct: () => boolean): GuestTable {
  const { choices, people, moment, question } = given;
  void [choices.live, choices.wondering]; // what they tell is asked for later, by `can` and `pressable`
  const only = <T>(doing: () => T): T => {
    if (!mayAct()) throw new Error("a board may not act while it is being drawn");
    return doing();
  };
  return {
    ...structuredClone({ view: given.view, lit: given.lit ?? [], picked: choices.picked, terms: given.game.terms }),
    seat: given.seat,
    seats: given.seats.map((seat, index) => ({
      seat,
      name: people.get(`seat:${seat}`) ?? seatTitle(seat),
      colour: SEAT_COLOURS[index % SEAT_COLOURS.length] ?? "",
    })),
    question: question && { code: question.code, text: spoken(question.says, people) },
    options: choices.options.map((one) => ({
      verb: one.verb, notation: one.notation, handles: [...one.handles], text: spoken(one.says, people),
    })),
    moment: moment && {
      ...lineFor(moment.line, people),
      milliseconds: moment.milliseconds,
      before: moment.before.map((line) => lineFor(line, people)),
      next: structuredClone(moment.next),
    },
    scheme: colours.now,
    language: language.code,
    can: (handle) => choices.can(handle),
    has: (handle) => choices.has(handle),
    pick: (handle) => only(() => choices.pick(handle)),
    act: (...notations) => only(() => given.act(notations.map(String))),
    pressable: (thing, handle) => makePressable(choices, thing, handle),
  };
}

const lineFor = ({ kind, parts, touches, cue, says }: LogLine, people: People): GuestLine => ({
  ...structuredClone({ kind, parts, touches, cue }),
  text: spoken(says, people),
});

interface Dress {
  role: string | null; // its own, while it is no button
  names: string[]; // the attributes that it was given
}
const dresses = new WeakMap<Element, Dress>();

function makePressable(choices: Choices, thing: HTMLElement | SVGElement, handle: string): void {
  const { role, names } = dresses.get(thing) ?? { role: thing.getAttribute("role"), names: [] };
  const { onclick, onkeydown, ...wanted } = { ...(role === null ? {} : { role }), ...choices.pressable(handle) } as Record<string, unknown>;
  for (const name of names) if (!(name in wanted)) thing.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted)) thing.setAttribute(name, String(value));
  thing.onclick = (onclick as (() => void) | undefined) ?? null;
  thing.onkeydown = (onkeydown as ((event: KeyboardEvent) => void) | undefined) ?? null;
  dresses.set(thing, { role, names: Object.keys(wanted) });
}
