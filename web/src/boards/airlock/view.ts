/** What the server shows of Airlock, and where its tiles lie on a screen. */

export interface Placement {
  cell: string;
  facings: string[];
  joins: number;
  points: number;
}

export interface Offer {
  tile: string;
  sides: string; // a letter for each side from the top clockwise, - where it has no connector
  values: number[]; // what one, two, … connections pay
  placements: Placement[];
}

export interface Laid {
  tile: string;
  cell: string;
  shown: string; // its sides as it lies
  joins: number;
  points: number;
}

export interface Station {
  seat: string;
  score: number | null;
  picked: string | null;
  target: string | null;
  tiles: Laid[];
  open: { cell: string; needs: string }[]; // needs: . where nothing is beside it
  unplaced: Offer[];
}

export interface View {
  shape: "hexagon" | "square";
  round: number;
  rounds: number;
  turns_to_come: string[];
  pool: Offer[];
  fits_for: string;
  stations: Station[];
  stack_size: number;
  discards: number;
}

/** The letter stands on every connector: nobody has to see colours. */
export const COLOURS: Record<string, { title: string; fill: string }> = {
  R: { title: "red", fill: "#f0796b" },
  O: { title: "orange", fill: "#ee9a4d" },
  Y: { title: "yellow", fill: "#ecd15a" },
  G: { title: "green", fill: "#7fca82" },
  B: { title: "blue", fill: "#6cb6ef" },
  P: { title: "purple", fill: "#c59aec" },
};

export const SIZE = 50; // from a tile's middle to its corner

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell; hexagons lie in columns, half a step lower from one to the next. */
export function middle(cell: string, shape: View["shape"]): Point {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  if (shape === "square") return { x: q * SIZE * 1.5, y: r * SIZE * 1.5 };
  return { x: q * SIZE * 1.5, y: (r + q / 2) * SIZE * Math.sqrt(3) };
}

export function outline(shape: View["shape"]): string {
  const corners = shape === "square" ? [45, 135, 225, 315].map((angle) => ({ angle, far: SIZE * 1.06 })) : [0, 60, 120, 180, 240, 300].map((angle) => ({ angle, far: SIZE }));
  return corners.map(({ angle, far }) => `${far * Math.cos((angle * Math.PI) / 180)},${far * Math.sin((angle * Math.PI) / 180)}`).join(" ");
}

/** How far from the middle a side is. */
export const reach = (shape: View["shape"]): number => (shape === "square" ? SIZE * 0.75 : SIZE * 0.866);

/** A tile's sides as it lies when turned: r2 by two sides clockwise, f2 turned over first. */
export function turned(sides: string, facing: string): string {
  const count = sides.length;
  const by = Number(facing.slice(1));
  const side = (at: number): string => sides[((at % count) + count) % count] ?? "-";
  return Array.from({ length: count }, (_, at) => side(facing.startsWith("f") ? by - at : at - by)).join("");
}

export function told(sides: string): string {
  const words = [...sides].map((side, at) => (COLOURS[side] ? `${COLOURS[side].title} at ${at + 1}` : "")).filter(Boolean);
  return words.join(", ") || "no connectors";
}
