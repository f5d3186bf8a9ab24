/** What all drawings of the board share: the view as it is, who looks, what can be chosen, what has just happened. */

import type { Choices } from "../../choices.svelte";
import { t } from "../../language.svelte";
import { termsOf } from "../../terms";
import { seatTitle } from "../../words";
import type { BoardProps } from "..";
import { aboutOf, tells, textOf } from "../telling";
import { type Row, rowsOf } from "./keep/rows";
import { type Outlook, outlookOf, outlookSpoken } from "./outlook";
import { UNTOLD, played } from "./playing";
import { type Staging, stagingOf } from "./staging.svelte";
import { GUARDS, type Lockup, type Party, type Room, type Standing, clockwise, lockup, partyOf } from "./view";
import { ORDER, placeOf, ranksOf, rewardsSpoken } from "./words";

const NOTHING: Room = { location: "", goon: null, suspicion: 0, pays: [], crews: [], guards: null };
const THINGS: Record<string, string> = { held: "cell", built: "item", gang: "goon", tomes: "tome" }; // figures of a crew
const OPENS = ["supply:", "bundle:", "hire:", "seat:", "tome:T"];

export interface Shelved extends Standing {
  ranked: boolean;
}

export class Scene {
  #given: () => BoardProps;
  /** The table as it is, or as far as what happens has been played. */
  view: Lockup = $derived.by(() => {
    const { view, moment } = this.#given();
    return moment ? played(lockup(view), moment.before, moment.line, moment.next) : lockup(view);
  });
  staging: Staging = $derived.by(() => stagingOf(this.#given().choices));

  constructor(given: () => BoardProps) {
    this.#given = given;
  }

  get choices(): Choices {
    return this.#given().choices;
  }
  get seat(): string | null {
    return this.#given().seat;
  }
  get moment(): BoardProps["moment"] {
    return this.#given().moment;
  }
  get question(): BoardProps["question"] {
    return this.#given().question;
  }

  own: Party | undefined = $derived.by(() => partyOf(this.view, this.seat));

  // Names

  name = (code: string): string => termsOf(this.#given().game).named(code);
  text = (code: string, kind = ""): string => termsOf(this.#given().game).of(code, kind)?.text ?? "";
  term = (code: string, kind: string): { name: string; text: string } => termsOf(this.#given().game).of(code, kind) ?? { name: "", text: "" };
  /** What a marker, a card or a figure of the crews is for; `named`: with its name first. */
  thing = (sort: string, named = false): string => {
    const handle = sort.startsWith("kind") ? `kind:${sort.charAt(4)}` : `thing:${THINGS[sort] ?? sort}`;
    return (named ? aboutOf : textOf)(this.#given().game, handle);
  };
  who = (seat: string): string => (seat === GUARDS ? t("lockup-the-guards") : (this.#given().people.get(`seat:${seat}`) ?? seatTitle(seat)));
  /** A guard's card by what stands on it: its strength, an eye or a fist. */
  guardName = (code: string): string => {
    const name = this.name(code);
    return name === t("lockup-lookout") ? "L" : name === t("lockup-enforcer") ? "E" : (/\d+/.exec(name)?.[0] ?? "1");
  };

  // Rooms

  room = (location: string): Room => this.view.board.find((one) => one.location === location) ?? NOTHING;
  may = (location: string): boolean => this.choices.can(`location:${location}`) || this.choices.has(`location:${location}`);
  /** Rooms by candlelight: those that can be chosen, and the one where the lantern is. */
  lit: string[] = $derived.by(() => ORDER.filter((one) => this.may(one) || this.view.resolving === one || this.chosen === one));
  chosen: string | null = $derived.by(() => (this.staging.sending ? this.staging.roomOf(this.view) : (ORDER.find((one) => this.choices.has(`location:${one}`)) ?? null)));

  /** The tokens of a placement that is being made. */
  inHand: { up: string[]; down: string[] } = $derived.by(() => {
    const { placing } = this.view;
    const { up, down } = this.staging.now;
    return { up: [...(placing?.face_up ?? []), ...up], down: [...(placing?.face_down ?? []), ...down] };
  });
  /** What they would bring in a room. */
  outlook = (location: string): Outlook | null => (this.staging.sending ? outlookOf(this.view, this.room(location), [...this.inHand.up, ...this.inHand.down]) : null);

  rows = (location: string): Row[] => {
    const { up, down } = this.inHand;
    const shown = this.chosen === location && this.staging.sending && this.seat && up.length + down.length > 0;
    return rowsOf(this.view, this.room(location), shown && this.seat ? { seat: this.seat, up, down, strength: this.outlook(location)?.strength } : null);
  };

  /** Nobody is ever sent to the Library: of it nothing can be asked. */
  handles = (location: string): string[] => (location === "library" ? [] : [`location:${location}`]);
  #press = (location: string): void => (this.staging.sending ? this.staging.pressRoom(location) : this.choices.pick(`location:${location}`));

  /** A room as a button: a placement is kept in hand, everything else is told at once. */
  pressRoom = (location: string): Record<string, unknown> => {
    if (!this.may(location)) return this.choices.puzzling(this.handles(location));
    const press = (): void => this.#press(location);
    return {
      role: "button",
      tabindex: 0,
      "aria-pressed": this.chosen === location,
      onclick: press,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        press();
      },
    };
  };

  /** What lies in a room: chosen by itself, or a click on it is one on the room. It tells of itself either way. */
  lying = (location: string, handle: string, words: string): Record<string, unknown> => {
    const isChosen = this.choices.can(handle) || this.choices.has(handle);
    const pressing = isChosen || !this.may(location) ? this.choices.pressable(handle) : { onclick: () => this.#press(location), style: "cursor: pointer" };
    return { ...pressing, "aria-label": "role" in pressing ? words : undefined, "pointer-events": "auto", ...this.tells([handle], words) };
  };
  /** For whoever points at something. */
  tells = (handles: string[], words: string): Record<string, unknown> => tells(this.choices, this.#given().people, handles, words);

  /** The room for the eyes that rest on it: what it is, and what is there. */
  about = (location: string): string => {
    const { pays, suspicion } = this.room(location);
    const paid = pays.map((pay) => `${ranksOf(pay)}: ${pay.gets.length > 0 ? rewardsSpoken(pay.gets) : location === "library" ? t("lockup-nothing") : t("lockup-on-to-the-library")}`).join("; ");
    const comes = location === "library" ? ` ${t("lockup-library-says")}` : "";
    const outlook = this.outlook(location);
    return `${placeOf(location).name}. ${paid}.${comes}${outlook ? `\n${outlookSpoken(outlook, location)}\n` : ""}${suspicion ? ` ${t("lockup-suspicion-for-first", { count: suspicion })}` : ""}`;
  };
  spoken = (location: string): string => {
    return `${this.about(location)} ${this.rows(location).map(this.crewSpoken).join(" ")}`;
  };
  /** A crew's tokens in a room, in words. */
  crewSpoken = (row: Row): string => {
    const pieces = row.pieces.map((one) => (one.label === null ? t("lockup-one-face-down") : `${row.seat === GUARDS ? this.guardName(one.label) : this.tokenName(one.label)}${one.face === "known" ? ` ${t("lockup-face-down-in-brackets")}` : ""}`));
    const who = row.seat === this.seat ? t("lockup-your-crew") : this.who(row.seat);
    const there = row.staged ? t("lockup-crew-if-sent", { who, tokens: pieces.join(", ") }) : t("lockup-crew-there", { who, tokens: pieces.join(", ") });
    if (!row.sum) return there;
    return `${there} ${row.sum.endsWith("+?") ? t("lockup-strength-and-hidden", { strength: row.sum.slice(0, -2) }) : t("lockup-strength", { strength: row.sum })}`;
  };
  /** By which a crew is chosen, while crews are. */
  named = (seat: string): string => (this.choices.options.some((one) => one.handles.includes(`seat:${seat}`)) ? `seat:${seat}` : "");
  tokenName = (label: string): string => (label === "L" ? t("lockup-lookout") : label === "E" ? t("lockup-enforcer") : label);

  // What happened

  /** Tokens that were turned up since the lantern came, and the strengths that ranks were fixed by: events tell it, no view. */
  turned = $state.raw<{ seat: string; location: string; tokens: string[] }[]>([]);
  strengths = $state.raw(new Map<string, number>());

  /** Remember what a moment tells. */
  heed(): void {
    const line = this.moment?.line;
    if (line?.kind === "resolves") [this.turned, this.strengths] = [[], new Map()];
    if (line?.kind === "turned up") this.turned = [...this.turned, { seat: String(line.parts.seat), location: String(line.parts.location), tokens: line.parts.tokens as string[] }];
    if (line?.kind === "ranked") this.strengths = new Map(this.strengths).set(`${String(line.parts.location)} ${String(line.parts.party)}`, Number(line.parts.strength));
  }

  /** The crew that came last, until something else happens. */
  last: { seat: string; location: string } | null = $derived.by(() => {
    const line = this.moment?.line;
    if (line?.kind !== "placed") return null;
    return { seat: String(line.parts.seat), location: String(line.parts.location) };
  });

  // What lies open in the middle

  /** The crews where the lantern is, those that are ranked first; before they are, in the order in which ties fall. */
  shelves: Shelved[] = $derived.by(() => {
    const { standing, resolving } = this.view;
    const room = this.room(resolving ?? "");
    const waiting = clockwise(this.view).filter(({ seat }) => !standing.some((one) => one.seat === seat) && (seat === GUARDS ? room.guards : room.crews.some((one) => one.seat === seat)));
    return [
      ...standing.map((one) => ({ ...one, ranked: true })),
      ...waiting.map(({ seat }) => ({ seat, strength: NaN, suspicion: 0, served: false, gets: [UNTOLD], prices: [], ranked: false })),
    ];
  });

  /** The room that is opened wide: where the lantern is, unless what is chosen now lies in the keep itself. */
  opened: string | null = $derived.by(() => {
    const inKeep = this.choices.options.some((one) => one.handles.some((handle) => handle.startsWith("goon:") || handle.startsWith("item:")));
    return this.view.resolving && this.view.resolving !== "cell" && this.shelves.length > 0 && !inKeep ? this.view.resolving : null;
  });
  /** Handles of things that lie nowhere on the board until they are offered. */
  offered: string[] = $derived.by(() => [...new Set(this.choices.options.flatMap((one) => one.handles))].filter((one) => OPENS.some((kind) => one.startsWith(kind))));
}
