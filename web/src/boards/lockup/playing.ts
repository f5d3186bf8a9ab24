/**
 * The table as far as what happened has been played: the view of before, and on it what the lines tell one after the other.
 * No rule is known here: every number that is written down stands in an event's parts.
 */

import type { LogLine, Plain } from "../../wire";
import { type Crew, GUARDS, type Kind, type Lockup, type Party, type Room } from "./view";

type Parts = Record<string, unknown>;
/** In place of what a rank will bring. */
export const UNTOLD = "…";
/** `there`: what is on its way has arrived. */
type Follow = (view: Lockup, parts: Parts, there: boolean) => void;

const text = (value: unknown): string => String(value);
const number = (value: unknown): number => Number(value);
const tokens = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

function party(view: Lockup, seat: unknown): Partial<Party> {
  return view.parties.find((one) => one.seat === seat) ?? {};
}
function room(view: Lockup, location: unknown): Partial<Room> {
  return view.board.find((one) => one.location === location) ?? {};
}
function crewAt(view: Lockup, location: unknown, seat: unknown): Crew | undefined {
  return room(view, location).crews?.find((one) => one.seat === seat);
}

function leave(view: Lockup, location: unknown, seat: unknown): void {
  const from = room(view, location);
  from.crews = from.crews?.filter((one) => one.seat !== seat);
  if (seat === GUARDS) from.guards = null;
}

function arrive(view: Lockup, location: unknown, seat: unknown, up: string[], down: (string | null)[]): void {
  const found = crewAt(view, location, seat);
  if (found) [found.face_up, found.face_down] = [[...found.face_up, ...up], [...found.face_down, ...down]];
  else room(view, location).crews?.push({ seat: text(seat), face_up: up, face_down: down, brawl: 0, strength: 0 });
}

function change(view: Lockup, seat: unknown, markers: unknown, by: number): void {
  const store = party(view, seat).resources;
  if (store) for (const kind of text(markers)) store[kind as Kind] += by;
}

/** What a rank brought, once it is told. */
function brought(view: Lockup, seat: unknown, codes: string[]): void {
  const row = view.standing.find((one) => one.seat === seat);
  if (row) [row.gets, row.told] = [row.told ? [...row.gets, ...codes] : codes, true];
}

const paid: Follow = (view, parts) => change(view, parts.party, parts.markers, -1);
const scored: Follow = (view, parts) => void (party(view, parts.party).reputation = number(parts.reputation));
const held: Follow = (view, parts, there) => void (there && (party(view, parts.seat).tomes = number(parts.held)));
const shelved = (view: Lockup, item: unknown): void => void (view.items = view.items.map((one) => (one === item ? null : one)));

const FOLLOW: Record<string, Follow> = {
  round: (view, parts) => Object.assign(view, { round: number(parts.round), phase: "roll_call", resolving: null, passed: [] }),
  "lights out": (view) => Object.assign(view, { phase: "lights_out", turn: null }),
  patrol: (view) => Object.assign(view, { phase: "patrol", resolving: null, standing: [] }),
  raid: (view) => Object.assign(view, { phase: "raid", resolving: null, standing: [] }),
  "final raid": (view) => Object.assign(view, { phase: "raid", resolving: null, standing: [] }),
  resolves: (view, parts) => Object.assign(view, { resolving: parts.location, standing: [], ranks: [] }),
  passed: (view, parts) => void view.passed.push(text(parts.seat)),
  placed: (view, parts, there) => {
    const own = party(view, parts.seat);
    const known = [...tokens(parts.up), ...tokens(parts.down)];
    own.held = number(parts.held);
    own.cell = own.cell?.filter((one) => !known.includes(one));
    const down = tokens(parts.down);
    if (there) arrive(view, parts.location, parts.seat, tokens(parts.up), down.length > 0 ? down : Array.from({ length: number(parts.hidden ?? 0) }, () => null));
  },
  moved: (view, parts, there) => {
    const from = crewAt(view, parts.start, parts.seat);
    if (from) from.face_up = from.face_up.filter((one) => one !== parts.token);
    if (there) arrive(view, parts.to, parts.seat, [text(parts.token)], []);
  },
  "turned up": (view, parts) => {
    const crew = crewAt(view, parts.location, parts.seat);
    if (crew) [crew.face_up, crew.face_down] = [[...crew.face_up, ...tokens(parts.tokens)], []];
  },
  ranked: (view, parts) => {
    const strength = number(parts.strength);
    view.standing = [...view.standing.filter((one) => one.seat !== parts.party), { seat: text(parts.party), strength, suspicion: 0, served: false, gets: [UNTOLD], prices: [] }];
    const crew = crewAt(view, parts.location, parts.party);
    if (crew) crew.strength = strength;
  },
  suspected: (view, parts) => {
    party(view, parts.party).suspicion = number(parts.suspicion);
    room(view, parts.location).suspicion = 0;
  },
  "went home": (view, parts) => leave(view, parts.location, parts.party),
  "to library": (view, parts, there) => {
    leave(view, parts.location, parts.party);
    if (there) arrive(view, "library", parts.party, tokens(parts.tokens), []);
  },
  gained: (view, parts, there) => {
    brought(view, parts.party, [...text(parts.markers)].map((one) => `+${one}`));
    if (there) change(view, parts.party, parts.markers, 1);
  },
  "no reward": (view, parts) => brought(view, parts.party, []),
  exchanged: (view, parts) => {
    change(view, parts.party, parts.give, -1);
    change(view, parts.party, parts.get, 1);
  },
  "gave back": paid,
  "paid for goons": paid,
  "paid for item": paid,
  "paid to reserve": paid,
  dropped: (view, parts) => change(view, parts.seat, parts.kind, -1),
  power: (view, parts, there) => {
    brought(view, parts.party, ["POW"]);
    if (there) party(view, parts.party).power = number(parts.power);
  },
  "first player": (view, parts, there) => void (there && (view.first_player = text(parts.party))),
  hired: (view, parts, there) => {
    room(view, parts.start).goon = null;
    if (there) party(view, parts.party).goons?.push(text(parts.goon));
  },
  built: (view, parts) => {
    const own = party(view, parts.party);
    own.reputation = number(parts.reputation);
    own.reserved = own.reserved?.filter((one) => one !== parts.item);
    own.built?.push(text(parts.item));
    shelved(view, parts.item);
  },
  reserved: (view, parts) => {
    party(view, parts.party).reserved?.push(text(parts.item));
    shelved(view, parts.item);
  },
  "item came": (view, parts) => void (view.items = view.items.map((one, at) => (`c${at + 1}` === parts.slot ? text(parts.item) : one))),
  "goon left": (view) => void (room(view, "chow").goon = null),
  "goon moved": (view, parts, there) => {
    room(view, parts.start).goon = null;
    if (there) room(view, parts.to).goon = text(parts.goon);
  },
  "goon came": (view, parts, there) => void (there && (room(view, parts.to).goon = text(parts.goon))),
  markers: (view, parts) => {
    room(view, parts.location).suspicion = number(parts.lying);
    view.suspicion_supply -= number(parts.count);
  },
  "markers returned": (view, parts) => {
    view.suspicion_supply = number(parts.supply);
    for (const one of [...view.parties, ...view.board]) one.suspicion = 0;
  },
  "suspicion returned": (view, parts) => void (party(view, parts.party).suspicion = number(parts.left)),
  "suspicion given": (view, parts) => {
    party(view, parts.party).suspicion = number(parts.left);
    party(view, parts.other).suspicion = number(parts.others);
  },
  tome: (view, parts) => void (party(view, parts.seat).tomes = number(parts.left)),
  "drew a tome": held,
  "put under": held,
  award: (view, parts) => void (view.goals.award_holder = text(parts.party)),
  instant: (view, parts) => {
    view.goals.instant_holder = text(parts.party);
    party(view, parts.party).reputation = number(parts.reputation);
  },
  "raid loss": scored,
  scored,
};

const copied = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copied) as T;
  if (value === null || typeof value !== "object") return value;
  const copy = { ...value };
  for (const name in copy) copy[name] = copied(copy[name]);
  return copy;
};

/** The view with what these lines told, the last of which is being played. */
export function played(view: Lockup, before: LogLine[], now: LogLine, next: Plain): Lockup {
  const { board, parties, standing, goals, passed } = view; // what lines change within
  const shown = { ...view, ...copied({ board, parties, standing, goals, passed }) };
  const cards = (next as unknown as Partial<Lockup>).cards; // what came meanwhile has a face
  if (cards) shown.cards = { items: { ...shown.cards.items, ...cards.items }, goons: { ...shown.cards.goons, ...cards.goons } };
  for (const line of before) FOLLOW[line.kind]?.(shown, line.parts, true);
  FOLLOW[now.kind]?.(shown, now.parts, false);
  return shown;
}
