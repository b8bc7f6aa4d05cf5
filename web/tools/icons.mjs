// The icons we use, out of the four thousand of game-icons.net (CC BY 3.0, credited on the About page): those of the
// room in one file, those that only one game's table shows in a file of its own, which comes with the table.
import { mkdirSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import { keepOnly, make } from "./made.mjs";

const OUT = "src/lib/icons";
const MADE = "// Made by `npm run icons` from icon-names.json. Do not edit.\n";
const all = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));
const names = JSON.parse(readFileSync("src/lib/icon-names.json", "utf8")).sort();

function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return path === OUT ? [] : sources(path);
    return /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts") ? [path] : [];
  });
}

/** The game whose table alone this file belongs to; what its index.ts says is for the whole room. */
function groupOf(path) {
  const [, game, rest] = /^src\/games\/(\w+)\/(.*)$/.exec(path) ?? [];
  return game === undefined || rest === "index.ts" ? "room" : game;
}

const wanted = new Map();
for (const path of sources("src")) {
  for (const [, name] of readFileSync(path, "utf8").matchAll(/["'`]([a-z0-9-]+)["'`]/g)) {
    if (names.includes(name)) wanted.set(name, (wanted.get(name) ?? new Set()).add(groupOf(path)));
  }
}

function line(name) {
  const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent];
  if (icon === undefined) throw new Error(`there is no icon ${name}`);
  return `  ${JSON.stringify(name)}: ${JSON.stringify(rounded(icon.body))},\n`;
}

/** On the grid of 512 that they were drawn on: a third of the bytes, and no eye sees a thousandth of an icon.
 * Their colour is that of Icon.svelte. */
function rounded(body) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, {
    multipass: true,
    floatPrecision: 0,
    plugins: ["preset-default"],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$| fill="currentColor"/g, "");
}

const groups = new Map([["room", []]]);
for (const name of names) {
  const places = [...(wanted.get(name) ?? [])];
  if (places.length === 0) throw new Error(`nobody shows the icon ${name}: take it out of icon-names.json`);
  // Two games may share one: it comes with both.
  for (const group of places.includes("room") ? ["room"] : places)
    groups.set(group, [...(groups.get(group) ?? []), name]);
}
mkdirSync(OUT, { recursive: true });
for (const [group, found] of groups) {
  make(join(OUT, `${group}.ts`), `${MADE}export const ICONS = {\n${found.map(line).join("")}};\n`);
}
const union = names.map((name) => `\n  | ${JSON.stringify(name)}`).join("");
make(join(OUT, "names.ts"), `${MADE}export type IconName =${union};\n`);
keepOnly(OUT, ["names.ts", ...[...groups.keys()].map((group) => `${group}.ts`)]);
