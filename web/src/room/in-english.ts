// For tests: the English words of the house, read from the same lists as everywhere.
import { FluentBundle, FluentResource } from "@fluent/bundle";
// @ts-expect-error Only tests read files: the client has no types of Node.
import { readdirSync, readFileSync } from "node:fs";
import { words } from "../lib/words.svelte";

const FOLDER = "../src/backroom/words/en";

export function speakEnglish(): void {
  words.bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of readdirSync(FOLDER) as string[]) {
    words.bundle.addResource(new FluentResource(readFileSync(`${FOLDER}/${file}`, "utf8") as string));
  }
}
