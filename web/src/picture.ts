/** A picture of the board as it is drawn now: to be shared, or saved where a browser shares nothing. */

import { t } from "./language.svelte";

const SCALE = 2; // pixels of the picture for each of the screen
const MARGIN = 24;
const HEAD = 64;
const FOOT = 44;
/** What a drawing takes from style sheets: in the picture nothing else of the page is there. */
const STYLES = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
  "opacity", "display", "visibility", "color", "stop-color", "stop-opacity", "font-family", "font-size", "font-weight", "font-style",
  "letter-spacing", "text-anchor", "dominant-baseline", "paint-order", "transform", "transform-origin", "transform-box", "filter",
  "clip-path", "mask", "mix-blend-mode", "background", "border", "border-radius", "padding", "margin", "width", "height", "position",
  "inset", "line-height", "text-align", "align-items", "justify-content", "gap", "flex", "overflow", "box-shadow", "white-space",
];

export interface Caption {
  title: string; // of the game
  face: string; // the font of its title
  result: string;
}

/** The board's drawing with everything that it takes from the page. */
async function standalone(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [[svg, ...svg.querySelectorAll("*")], [copy, ...copy.querySelectorAll("*")]];
  const used = new Set<string>();
  originals.forEach((one, at) => {
    const [seen, drawn] = [getComputedStyle(one), copies[at]];
    if (!drawn) return;
    drawn.removeAttribute("class");
    const isHtml = one instanceof HTMLElement;
    const wanted = isHtml ? STYLES : STYLES.slice(0, STYLES.indexOf("background"));
    drawn.setAttribute("style", wanted.map((name) => `${name}: ${seen.getPropertyValue(name).replaceAll('"', "'")}`).join("; "));
    for (const family of seen.fontFamily.split(",")) used.add(family.trim().replace(/^["']|["']$/g, ""));
  });
  borrow(copy);
  const box = svg.getBoundingClientRect();
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  copy.setAttribute("style", `${copy.getAttribute("style") ?? ""}; transform: none; animation: none`);
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = await fontsOf(used);
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** Gradients and symbols that another drawing of the page holds. */
function borrow(copy: SVGSVGElement): void {
  const text = new XMLSerializer().serializeToString(copy);
  const named = [...text.matchAll(/url\((?:&quot;|['"])?#([^)'"&]+)|href="#([^"]+)"/g)].map((found) => found[1] ?? found[2] ?? "");
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const id of new Set(named)) {
    if (copy.querySelector(`#${CSS.escape(id)}`)) continue;
    const original = document.getElementById(id);
    if (original) defs.append(original.cloneNode(true));
  }
  copy.prepend(defs);
}

async function fontsOf(families: Set<string>): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const wanted = faces.filter((rule) => families.has(rule.style.getPropertyValue("font-family").replace(/^["']|["']$/g, "")));
  return (await Promise.all(wanted.map(embedded))).join("\n");
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!address) return "";
  const file = await (await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href))).blob();
  return rule.cssText.replace(/src:[^;]+;/, `src: url("${await dataUrl(file)}");`);
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(t("this-font-cannot-be-read")));
    reader.readAsDataURL(file);
  });
}

/** The drawings of a board, which may lie over one another: the lowest first. */
function drawingsOf(board: Element): SVGSVGElement[] {
  const found = [...board.querySelectorAll("svg")].filter((one) => !one.parentElement?.closest("svg"));
  return found.filter((one) => one.getBoundingClientRect().width > 0 && getComputedStyle(one).visibility !== "hidden");
}

async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(svg))}`;
  await image.decode();
  return image;
}

export async function pictureOfBoard(board: Element, caption: Caption): Promise<Blob> {
  const drawings = drawingsOf(board);
  if (drawings.length === 0) throw new Error(t("this-board-is-no-drawing"));
  const images = await Promise.all(drawings.map(imageOf));
  const { left, top, width, height } = board.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [(width + 2 * MARGIN) * SCALE, (height + HEAD + FOOT) * SCALE];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error(t("this-browser-cannot-paint-a"));
  pen.scale(SCALE, SCALE);
  write(pen, board, caption, width, height);
  pen.beginPath();
  pen.rect(MARGIN, HEAD, width, height);
  pen.clip();
  drawings.forEach((svg, at) => {
    const [box, image] = [svg.getBoundingClientRect(), images[at]];
    if (image) pen.drawImage(image, MARGIN + box.left - left, HEAD + box.top - top, box.width, box.height);
  });
  return new Promise((resolve, reject) => canvas.toBlob((found) => (found ? resolve(found) : reject(new Error(t("the-picture-cannot-be-saved")))), "image/png"));
}

/** The ground, the game's title above, how it ended below. */
function write(pen: CanvasRenderingContext2D, board: Element, caption: Caption, width: number, height: number): void {
  const colour = (name: string): string => getComputedStyle(board).getPropertyValue(name);
  pen.fillStyle = colour("--ground") || "#0b1020";
  pen.fillRect(0, 0, width + 2 * MARGIN, height + HEAD + FOOT);
  pen.fillStyle = colour("--text") || "#f7ebd0";
  pen.textBaseline = "middle";
  pen.font = caption.face ? `30px ${caption.face}, sans-serif` : "30px Inter, sans-serif";
  pen.fillText(caption.title, MARGIN, HEAD / 2, width);
  pen.font = "600 17px Inter, sans-serif";
  pen.fillText(caption.result, MARGIN, HEAD + height + FOOT / 2, width - 90);
  pen.textAlign = "right";
  pen.fillStyle = colour("--second") || "#c3cde0";
  pen.fillText("Turnkey", MARGIN + width, HEAD + height + FOOT / 2);
}

/** To other programs where there is a way, else into a file. */
export async function shareBoard(board: Element, caption: Caption): Promise<void> {
  const picture = await pictureOfBoard(board, caption);
  const file = new File([picture], `${caption.title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.png`, { type: "image/png" });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file], title: caption.title, text: caption.result }).catch((trouble: Error) => {
      if (trouble.name !== "AbortError") throw trouble; // who closes the list wants nothing shared
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
