// @vitest-environment jsdom
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, render, screen } from "@testing-library/svelte";
// @ts-expect-error Only tests read files: the client has no types of Node.
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { type Language, words } from "../lib/words.svelte";
import type { Talk } from "../wire/socket";
import type { TableClient } from "./table.svelte";
import TalkTab from "./TalkTab.svelte";

function speak(language: Language): void {
  words.bundle = new FluentBundle(language, { useIsolating: false });
  words.language = language;
  for (const file of ["house", "web", "web_table", "bots_la_cosa_nostra"]) {
    words.bundle.addResource(new FluentResource(readFileSync(`../src/backroom/words/${language}/${file}.ftl`, "utf8")));
  }
}

function heard(...talk: Talk[]): void {
  const client = {
    talk,
    names: ["Mara", "Aldo"],
    seat: 0,
    table: { settings: { talk: "all" } },
    update: null,
    draft: "",
  };
  render(TalkTab, { client: client as unknown as TableClient });
}

const said = (changes: Partial<Talk>): Talk => ({
  type: "talk",
  number: 0,
  at: 0,
  speaker: 1,
  to: null,
  text: "",
  words: null,
  ...changes,
});

describe("what is said at the table", () => {
  afterEach(cleanup);

  it("is a person's text as it was typed", () => {
    speak("en");
    heard(said({ text: "<b>pay me</b>" }));
    expect(screen.getByRole("listitem").textContent).toContain("<b>pay me</b>");
  });

  it.each([
    ["en", "I need my money now, Mara."],
    ["nl", "Ik heb mijn geld nu zelf nodig, Mara."],
    ["de", "Ich brauche mein Geld jetzt selbst, Mara."],
  ] as const)("is a bot's message in the reader's own language: %s", (language, text) => {
    speak(language);
    const facts = { seat: { type: "seat", seat: 0 } };
    heard(said({ words: { type: "message", name: "bots-lcn-aloud-needs-money", facts } }));
    expect(screen.getByRole("listitem").textContent).toContain(text);
  });
});
