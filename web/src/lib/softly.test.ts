import { FluentBundle, FluentResource } from "@fluent/bundle";
// @ts-expect-error Only tests read files: the client has no types of Node.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { softly } from "./softly";
import { words } from "./words.svelte";

const MOST = 11;
/** What is printed on cards that are drawn narrow. */
const ON_CARDS = /^(?:lcn-(?:job|business|monopoly|influence)|maf-card|cft-card)-(?!does)[a-z-]+ = (.+)$/gm;

function titles(language: string): string[] {
  const read = (file: string): string => readFileSync(`../src/backroom/words/${language}/${file}.ftl`, "utf8");
  words.bundle = new FluentBundle(language, { useIsolating: false });
  words.bundle.addResource(new FluentResource(read("web_table")));
  return [...(read("la_cosa_nostra") + read("maffiosi") + read("counterfeiters")).matchAll(ON_CARDS)].map(
    ([, title]) => title ?? "",
  );
}

describe.each(["en", "nl", "de"])("long words on cards (%s)", (language) => {
  it("have a place where they may be broken", () => {
    const parts = titles(language).flatMap((title) => softly(title).split(/[^\p{L}]+/u));
    expect(parts.length).toBeGreaterThan(80);
    expect(parts.filter((part) => part.length > MOST)).toEqual([]);
  });

  it("read as before", () => {
    for (const title of titles(language)) expect(softly(title).replaceAll("\u00AD", "")).toBe(title);
  });
});
