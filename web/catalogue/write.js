/** `npm run texts`: tells TypeScript what the English catalogues hold. */

import { readFileSync, writeFileSync } from "node:fs";
import { typesOf } from "./messages.js";

const [source, place] = ["src", "src/languages/texts.ts"].map((name) => new URL(`../${name}`, import.meta.url).pathname);
const types = typesOf(source);
if (types !== readFileSync(place, { encoding: "utf8", flag: "a+" })) writeFileSync(place, types);
