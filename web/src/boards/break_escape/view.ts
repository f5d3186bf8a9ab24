/** What the server shows of Break & Escape. */

export type Pile = Record<string, number>;

export interface Piece {
  seat: string;
  title: string;
  space: number | null;
  hp: number;
  max_hp: number;
  fate?: string;
  wanted?: boolean;
  hand_size?: number;
  hand?: Pile | null;
  sure_jailbreaks?: number;
  unsure_cards?: number;
}

export interface Space {
  space: number;
  kind: string;
  pup: boolean;
  pieces: string[];
}

export interface View {
  round: number;
  rounds: number;
  turn: string;
  die: number | null;
  keys: number;
  keys_needed: number;
  gate_open: boolean;
  escapes: number;
  escapes_needed: number;
  board: Space[];
  pieces: Piece[];
  deck_size: number;
  discard: Pile;
  pups_left: number;
}

export const CARDS: Record<string, { title: string; does: string; colour: string }> = {
  teleport: { title: "TELEPORT", does: "Go to any space.", colour: "#7cc9f2" },
  swap: { title: "SWAP", does: "Two pieces change places.", colour: "#d5a6f0" },
  pup: { title: "PUP", does: "It stops James on your space.", colour: "#8ed48a" },
  jailbreak: { title: "JAIL BREAK", does: "Free a Runner, or stay alive at 0 HP.", colour: "#f2b84b" },
};

export const KINDS: Record<string, { title: string; fill: string; icon: string }> = {
  start: { title: "Start", fill: "#3d5361", icon: "M-12-14V16M-12-14 14-6-12 2" },
  normal: { title: "Street", fill: "#263742", icon: "" },
  supply: { title: "Supply", fill: "#1d5878", icon: "M-14-9H14V13H-14ZM-14-1H14M0-9V13M-14-9-8-16H8L14-9" },
  "safe house": { title: "Safe House", fill: "#2a5f3b", icon: "M-16 0 0-15 16 0M-11-3V14H11V-3M0-2V10M-6 4H6" },
  jail: { title: "Jail", fill: "#7a342c", icon: "M-14-14H14V14H-14ZM-5-14V14M5-14V14" },
  gate: { title: "Gate", fill: "#6d5216", icon: "M-14 15V-3a14 14 0 0 1 28 0V15ZM0-17V15M-14 2H14" },
};
