/** What each rank gets, laid out as pieces in a row. */

import { t } from "../../../language.svelte";
import { widthOf } from "../shapes";
import type { Pay } from "../view";
import { ranksOf } from "../words";

export interface Piece {
  sort: "word" | "strong" | "reward" | "books" | "arrow" | "goon" | "line";
  text?: string;
  count?: number;
  x: number;
  w: number;
}
const SIZE = 14;

/** The pieces of one reward: pictures where there are some, else few words. */
function rewardPieces(pay: Pay): Omit<Piece, "x">[] {
  const word = (text: string): Omit<Piece, "x"> => ({ sort: "word", text, w: widthOf(text, SIZE) });
  const arrow: Omit<Piece, "x"> = { sort: "arrow", w: 13 };
  const [first] = pay.gets;
  if (first === undefined) return [{ sort: "books", w: 27 }];
  if (first === "gain") return [word(t("lockup-strip-any"))];
  if (first === "swap") return [word("1"), arrow, word("1")];
  if (first === "trade") return [word("2"), arrow, word("1")];
  if (first === "hire") return pay.prices.flatMap((price, at) => [{ sort: "goon" as const, count: at + 1, w: 11 + 6 * at }, word(String(price))]);
  if (first === "build") return [word(t("lockup-strip-build"))];
  if (first === "keep") return [word(t("lockup-strip-keep"))];
  return pay.gets.map((code) => ({ sort: "reward", text: code, w: 17 }));
}

/** The strip of a room: its pieces, its width, and where the first rank's reward begins. */
export function laidOut(pays: Pay[], inLibrary: boolean): { pieces: Piece[]; width: number; first: number } {
  const pieces: Piece[] = [];
  let [x, first] = [6, 0];
  const told = inLibrary ? pays.filter((pay) => pay.gets.length > 0) : pays;
  told.forEach((pay, at) => {
    if (at > 0) {
      pieces.push({ sort: "line", x: x - 2.5, w: 1 });
      x += 2;
    }
    const who = pay.who === "all" ? t("lockup-strip-all") : ranksOf(pay);
    pieces.push({ sort: "strong", text: who, x, w: widthOf(who, SIZE) });
    x += widthOf(who, SIZE) + 4;
    if (at === 0) first = x;
    for (const piece of rewardPieces(pay)) {
      pieces.push({ ...piece, x });
      x += piece.w + 1.6;
    }
    x += 4;
  });
  return { pieces, width: x, first };
}
