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

/** A walk on offer: by which option, and the spaces that it enters one after the other. */
export interface Walk {
  option: string;
  path: number[];
}

export interface View {
  round: number;
  rounds: number;
  turn: string;
  stage: string;
  asked: string | null;
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
  walks: Walk[];
  landing: { draws: number; heals: number } | null; // what the walk on offer leads to
  reach: { space: number; in_six: number }[];
  numbers: {
    james_move: string;
    pursuer_bonus: number;
    james_damage: number;
    capture_at: number;
    rescue_min: number;
    breakout_min: number;
    hand_limit: number;
  };
  winner: string | null;
}

/** What James's strike cost somebody; `before` is null where nobody here saw it. */
export interface Blow {
  seat: string;
  before: number | null;
  after: number;
}

export const held = (pile: Pile): [string, number][] => Object.entries(pile).filter(([, many]) => many > 0);
export const eachOf = (pile: Pile): string[] => held(pile).flatMap(([card, many]) => Array<string>(many).fill(card));
export const total = (pile: Pile): number => Object.values(pile).reduce((sum, many) => sum + many, 0);
