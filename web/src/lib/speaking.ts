// For tests: the words of the house, read from the same lists as everywhere.
import { FluentBundle, FluentResource } from "@fluent/bundle";
// @ts-expect-error Only tests read files: the client has no types of Node.
import { readdirSync, readFileSync } from "node:fs";
import { words } from "./words.svelte";

export function speak(language: "en" | "nl" | "de"): void {
  const folder = `../src/backroom/words/${language}`;
  words.bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder) as string[]) {
    words.bundle.addResource(new FluentResource(readFileSync(`${folder}/${file}`, "utf8") as string));
  }
}
