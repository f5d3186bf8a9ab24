/** Where each game's place lies in the picture of the night, which is 1440 wide and 900 high, and what its buttons wear. */

export interface Spot {
  left: number;
  top: number; // of the words: the title stands in the picture
  accent: string;
  line: string; // the game in seven words
}

export const WIDTH = 1440;
export const HEIGHT = 900;

export const SPOTS: Record<string, Spot> = {
  locked_out: { left: 470, top: 386, accent: "#ffd873", line: "Search the ship together, hoard alone." },
  airlock: { left: 1116, top: 286, accent: "#7cf0c8", line: "Dock modules, colour to colour." },
  lockup: { left: 40, top: 706, accent: "#f2b14a", line: "Send your crew in, some of it face down." },
  break_escape: { left: 606, top: 706, accent: "#ffc53d", line: "Three run, one hunts, the clock strikes." },
  lockdown: { left: 996, top: 706, accent: "#ff5db8", line: "Vote, lie, throw somebody to the Monsters." },
};
