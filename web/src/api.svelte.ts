/** What is asked of the server over HTTP, and who we are there. */

import { language, t } from "./language.svelte";
import type { Fault, GameInfo, Games, Me, NewTable, TableInfo } from "./wire";

/** The server said no, or cannot be reached; the message is for people. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly options: string[] = [], // the table options that were wrong
    readonly rule = "", // the rules by which something is not possible
  ) {
    super(message);
  }
}

export const me: Me = $state({ known: false, name: "", csrf: "" });

interface Wish {
  body?: unknown;
  invite?: string;
  query?: Record<string, string | number>;
}

async function request<T>(method: "GET" | "POST", path: string, wish: Wish = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (wish.invite) headers["x-turnkey-invite"] = wish.invite;
  if (method === "POST") {
    headers["content-type"] = "application/json";
    headers["x-csrf-token"] = me.csrf;
  }
  const query = new URLSearchParams(Object.entries({ ...wish.query, language: language.code }).map(([name, value]) => [name, String(value)]));
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${path.includes("?") ? "&" : "?"}${query}`, {
      method,
      headers,
      body: method === "POST" ? JSON.stringify(wish.body ?? {}) : undefined,
    });
  } catch {
    throw new Trouble("offline", t("server-unreachable"));
  }
  if (answer.ok) return (await answer.json()) as T;
  const fault = (await answer.json().catch(() => null)) as Fault | null;
  throw new Trouble(fault?.code ?? "fault", sentence(fault?.reason ?? t("server-answered", { status: String(answer.status) })), fault?.options);
}

export const get = <T>(path: string, wish?: Wish): Promise<T> => request<T>("GET", path, wish);

/** Ask for a change. Whoever has no name yet is given one first: nobody has to register to play. */
export async function post<T>(path: string, wish?: Wish): Promise<T> {
  if (!me.known) await whoAmI();
  if (!me.known) await introduce(aName());
  try {
    return await request<T>("POST", path, wish);
  } catch (fault) {
    if (!(fault instanceof Trouble) || (fault.code !== "csrf" && fault.code !== "who")) throw fault;
    await whoAmI(); // another tab may have changed who we are
    if (!me.known) await introduce(aName());
    return request<T>("POST", path, wish);
  }
}

export async function whoAmI(): Promise<void> {
  Object.assign(me, await get<Me>("/me"));
}

export async function introduce(name: string): Promise<void> {
  Object.assign(me, await request<Me>("POST", "/me", { body: { name } }));
}

const known = new Map<string, Promise<GameInfo[]>>();
/** Whether this server has a designer's bench; known once the games are. */
export const bench = $state({ isHere: false });

/** Every game of this server, asked for once in each language. */
export function games(): Promise<GameInfo[]> {
  const { code } = language;
  const found = known.get(code) ?? get<Games>("/games").then((answer) => ((bench.isHere = answer.lab), answer.games));
  known.set(code, found);
  found.catch(() => known.delete(code));
  return found;
}

export async function game(slug: string): Promise<GameInfo> {
  const found = (await games()).find((one) => one.slug === slug);
  if (!found) throw new Trouble("no_such_game", t("no-such-game", { slug }));
  return found;
}

/** A table at once: against bots, with as many seats as the game is best with. */
export const playNow = (game: GameInfo): Promise<TableInfo> =>
  post<TableInfo>("/tables", { body: { game: game.slug, players: game.best } satisfies NewTable });

/** For whoever gives no name: like a person's, they are the same in every language. */
const FIRST_NAMES = ["Brass", "Iron", "Silver", "Quiet", "Quick", "Lucky"];
const LAST_NAMES = ["Key", "Latch", "Bolt", "Hinge", "Spring", "Tumbler"];

function aName(): string {
  const pick = (words: string[]): string => words[Math.floor(Math.random() * words.length)] ?? "";
  return `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
}

function sentence(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(text) ? text : text + ".";
}
