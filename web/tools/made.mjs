// Files that a tool makes: what says the same already is left alone, for somebody may be reading it.
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Write this file, if it would change. */
export function make(path, text) {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

/** Of what lies in this folder only these names are made today. */
export function keepOnly(folder, names) {
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(join(folder, name));
}
