import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const LINE = "\n\n" + "-".repeat(100) + "\n\n";
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The packages of which something went into the page. */
function packages(bundle) {
  const modules = Object.values(bundle).flatMap((one) => Object.keys(one.modules ?? {}));
  return [...new Set(modules.map((id) => id.match(PACKAGE)?.[1]).filter(Boolean))].sort();
}

/** What a package is, and its licence: as the package brings it, else by its name in web/licences. */
function licence(name) {
  const folder = join(HERE, "node_modules", name);
  const { version, license, homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.|$)/i.test(file));
  const text = read(own ? join(folder, own) : join(HERE, "licences", `${license}.txt`));
  return `${name} ${version} (${license})${homepage ? `, ${homepage}` : ""}\n\n${text}`;
}

const read = (file) => readFileSync(file, "utf8").trim();

/** Writes credits.txt beside the page: whose icons, fonts and programs are in it, with their licences. */
export const credits = () => ({
  name: "credits",
  apply: "build",
  generateBundle(_, bundle) {
    const parts = [read(join(HERE, "..", "CREDITS.md")), ...packages(bundle).map(licence)];
    const fonts = read(join(HERE, "licences", "OFL-1.1.txt"));
    this.emitFile({ type: "asset", fileName: "credits.txt", source: [...parts, fonts].join(LINE) + "\n" });
  },
});
