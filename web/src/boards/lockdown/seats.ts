/** The six families: colour, shape and how their people look. Violet is the Monsters' alone, so no family has it. */

export interface Look {
  colour: string;
  deep: string; // of clothes
  skin: string;
  hair: string;
}

export const INK = "#160b2b"; // every outline

export const LOOKS: Look[] = [
  { colour: "#ffb13d", deep: "#a85a06", skin: "#f4c9a0", hair: "#5a2a14" },
  { colour: "#5ac8ff", deep: "#12679b", skin: "#e8b088", hair: "#2b2330" },
  { colour: "#7fe08a", deep: "#22783a", skin: "#c98a5e", hair: "#1e1522" },
  { colour: "#ff8674", deep: "#a83226", skin: "#8f5b3c", hair: "#17121c" },
  { colour: "#f1e8d8", deep: "#7c6b58", skin: "#f6d7b8", hair: "#231c2e" },
  { colour: "#ff9ad5", deep: "#a3347a", skin: "#dda57c", hair: "#b5651d" },
];

export const lookOf = (index: number): Look => LOOKS[index % LOOKS.length] as Look;

const corners = (points: [number, number][]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
const around = (count: number, radius: (corner: number) => number, turn = 0): [number, number][] =>
  Array.from({ length: count }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / count + turn;
    return [radius(corner) * Math.sin(angle), -radius(corner) * Math.cos(angle)];
  });

/** A family's shape around the middle, about `r` wide each way. */
export function shapeOf(index: number, r: number): string {
  switch (index % 6) {
    case 0:
      return `M0-${r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0-${r}Z`;
    case 1:
      return corners([[-r * 0.88, -r * 0.88], [r * 0.88, -r * 0.88], [r * 0.88, r * 0.88], [-r * 0.88, r * 0.88]]);
    case 2:
      return corners([[0, -r * 1.24], [r * 1.22, r * 0.9], [-r * 1.22, r * 0.9]]);
    case 3:
      return corners([[0, -r * 1.18], [r * 1.1, 0], [0, r * 1.18], [-r * 1.1, 0]]);
    case 4:
      return corners(around(6, () => r * 1.06, Math.PI / 6));
    default:
      return corners(around(10, (corner) => (corner % 2 ? r * 0.74 : r * 1.2)));
  }
}
