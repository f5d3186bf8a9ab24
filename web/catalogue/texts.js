/** Finds texts that people read or hear but that stand in the sources instead of the catalogue. */

import { treeOf, walk } from "./reading.js";

const READ = new Set(["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription", "aria-valuetext", "label", "data-words"]);
const CODE = new Set(["code", "class", "style", "d", "viewBox", "points", "transform", "href", "id", "src", "fill", "stroke", "type", "role", "for", "name", "value", "font-family", "style:font-family", "path", "values", "keyTimes", "dur", "gradientTransform", "clip-path", "mask", "filter", "tabindex", "in", "in2", "result"]);
const TOLD = new Set(["t", "querySelector", "querySelectorAll", "closest", "matches", "getElementById", "addEventListener", "removeEventListener", "getItem", "setItem", "matchMedia", "MediaQuery", "startsWith", "endsWith", "includes", "split", "join", "replace", "replaceAll", "getContext", "createElement", "setAttribute", "getAttribute", "hasAttribute", "setProperty", "indexOf", "RegExp", "set", "get"]);
/** What reads like words but is none: events by their kinds, claims and actions as the server takes them, methods, rewards. */
const CODES = {
  "api.svelte.ts": ["GET", "POST"],
  "boards/airlock/paint.ts": ["airlock paint"],
  "boards/airlock/view.ts": ["ROYGBP"],
  "boards/index.ts": ["the generic board is missing"],
  "boards/guest/loading.ts": ["it takes too long to load", "it does not define the element {}", "there is no element {}"], // for the console
  "boards/guest/table.ts": ["a board may not act while it is being drawn"],
  "boards/lockdown/motion.ts": ["monster came", "threw can", "monsters left", "found nobody", "lot attacked", "kept out", "no room"],
  "boards/lockdown/saying.svelte.ts": ["go {}", "ask {} go {}", "have {}", "ask {} vote {}", "support truck", "support badge", "support attack", "promise {} {}", "vote {}", "tie {}", "have none", "monsters {}"],
  "boards/locked_out/Motion.svelte": ["used up"],
  "boards/locked_out/ahead.ts": ["area cleared", "of no use"],
  "boards/locked_out/trial.ts": ["nothing to look at", "nothing found"],
  "boards/lockup/Plaque.svelte": ["kind {}"],
  "boards/lockup/own/Store.svelte": ["kind {}"],
  "boards/lockup/motion/flights.ts": ["POW", "KEY", "TOME"],
  "boards/lockup/playing.ts": ["POW"],
  "boards/lockup/staging.svelte.ts": ["add {} {}", "place {}"],
  "folded.ts": ["option {} was never sent", "there is nothing here that could have changed"], // thrown and caught there
};
const LETTERS = /\p{L}{2,}/u;
const OWN_NAME = "Turnkey";

/** A string that reads like words: several of them, or one that begins large. */
export function isText(value) {
  const words = value.replace(/&\w+;/g, " ").trim();
  if (!LETTERS.test(words)) return false;
  if (/^[#./@]|^--|^url\(|:\/\/|^[Mm](-?[\d.]| xx)/.test(words)) return false;
  if (/^[A-Z][\p{Ll}'’]+/u.test(words) || /^\p{Lu}{3,}[!?]?( |$)/u.test(words)) return true;
  return /(^|\s)\p{L}{2,}[,.:!?…]?\s+(\p{L}|\d)/u.test(words) || /\p{L}{2,}\s*[.!?…]$/u.test(words);
}

const isStyle = (value) => /^[a-z-]+:\s|;\s|var\(|calc\(|\d(px|em)\b|rgba?\(|\b\d+(ms|s)\b|serif$|fantasy$|translate|scale\(|rotate\(/.test(value);

/** Where a literal stands says whether it can be a text: what is compared, imported or looked up by is a code. */
function isCode(node, above) {
  const [parent] = above;
  if (!parent) return false;
  if (/^(Import|Export)(Named|All)?Declaration$|^ImportExpression$|^ExpressionStatement$/.test(parent.type)) return true;
  if (parent.type === "BinaryExpression" && /^([!=]==?|in)$/.test(parent.operator)) return true;
  if (parent.type === "SwitchCase" || (parent.type === "MemberExpression" && parent.property === node)) return true;
  if (parent.type === "Property" && parent.key === node) return true;
  if (parent.type === "PropertyDefinition" && parent.key === node) return true;
  if (parent.type === "VariableDeclarator" && parent.id.name === "REMEMBERED") return true;
  if (above.some((one) => one.type === "VariableDeclarator" && /(NAMES|KEYS)$/.test(one.id.name))) return true; // of persons, of keys
  if (parent.type === "ArrayExpression" && above[1]?.property?.name === "includes") return true;
  const call = above.find((one) => one.type === "CallExpression" || one.type === "NewExpression");
  if (call && call === parent) {
    const called = call.callee.property?.name ?? call.callee.name;
    if (TOLD.has(called) || call.callee.object?.name === "console") return true;
  }
  return false;
}

/** The nearest attribute that a node stands in, unless markup lies between. */
function attributeOf(above) {
  for (const one of above) {
    if (one.type === "Fragment") return null;
    if (one.type === "Attribute" || /Directive$/.test(one.type)) return one;
  }
  return null;
}

/** Whether an expression's value is written on the page as it is: `{late ? "yes" : "no"}`. */
function isWritten(node, above) {
  let at = node;
  for (const one of above) {
    if (one.type === "ConditionalExpression") { if (one.test === at) return false; }
    else if (one.type === "LogicalExpression") { if (one.right !== at && one.operator === "&&") return false; }
    else if (one.type === "TemplateLiteral") { /* goes on */ }
    else if (one.type === "ExpressionTag") {
      const holder = above[above.indexOf(one) + 1];
      return holder?.type === "Fragment" || (holder?.type === "Attribute" && READ.has(holder.name));
    } else return false;
    at = one;
  }
  return false;
}

/** Every text in a source that does not come from the catalogue: its place, what it says and how it stands there. */
export function textsIn(file, source) {
  const read = treeOf(file, source);
  const codes = Object.entries(CODES).find(([name]) => file.endsWith(`/src/${name}`))?.[1] ?? [];
  const found = [];
  const note = (node, text, kind) => {
    if (text.trim() === OWN_NAME || codes.includes(text.replace(/\s+/g, " ").trim())) return;
    const start = node.start - read.shift;
    found.push({ file, start, end: node.end - read.shift, line: read.source.slice(0, start).split("\n").length, text, kind });
  };
  walk(read.tree, (node, above) => {
    if (node.type === "StyleSheet" || node.type === "Comment") return false;
    if (node.type === "RegularElement" && (node.name === "style" || node.name === "kbd")) return false;
    if (node.type === "CallExpression" && node.callee.name === "t") { walk(node.arguments.slice(1), () => true, above); }
    const attribute = attributeOf(above);
    if (attribute && CODE.has(attribute.name)) return false;
    if (attribute && attribute.type !== "Attribute" && attribute.type !== "OnDirective" && attribute.type !== "BindDirective") return false;
    if (node.type === "Text") {
      if (!attribute) { if (LETTERS.test(node.data)) note(node, node.data, "node"); }
      else if (READ.has(attribute.name) ? LETTERS.test(node.data) : above.some((one) => one.type === "Component") && above[1]?.type !== "RegularElement" && isText(node.data)) note(attribute, node.data, `attribute ${attribute.name}`);
    } else if (node.type === "Literal" && typeof node.value === "string") {
      if (isCode(node, above)) return true;
      if (LETTERS.test(node.value) && isWritten(node, above)) note(node, node.value, "literal");
      else if (isText(node.value) && !isStyle(node.value)) note(node, node.value, "literal");
    } else if (node.type === "TemplateLiteral") {
      if (isCode(node, above)) return true;
      const whole = node.quasis.map((one) => one.value.cooked).join(" {} ");
      const isThere = node.quasis.some((one) => LETTERS.test(one.value.cooked));
      const plain = whole.replaceAll("{}", "xx");
      if (isThere && (isWritten(node, above) || ((isText(plain) || node.quasis.some((one) => isText(one.value.cooked))) && !isStyle(plain)))) note(node, whole, "template");
    }
    return true;
  });
  return found;
}
