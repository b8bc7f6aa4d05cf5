// @ts-expect-error Only tests read files: the client has no types of Node.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { around, readBlocks, readSpans, searchBlocks } from "./rulebook";

const GAMES = ["capo_della_mafia", "counterfeiters", "la_cosa_nostra", "maffiosi"];
const LANGUAGES = ["en", "nl", "de"];
const BOOKS = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));
const book = (game: string, language: string): string => readFileSync(`../rulebook/${game}/${language}.md`, "utf8");

describe("the rulebook's Markdown", () => {
  it("is read block by block", () => {
    const text = [
      "# Game",
      "",
      "## First",
      "",
      "**MAF-E2a.** One *rule* (MAF-1).",
      "",
      "```",
      " a  b",
      "```",
      "",
      "| x | y |",
      "| --- | --- |",
      "| 1 | |",
      "",
      "1. one",
      "2. two",
    ];
    expect(readBlocks(text.join("\n"))).toEqual([
      { kind: "title", text: "Game" },
      { kind: "chapter", id: "chapter-1", text: "First" },
      { kind: "rule", id: "MAF-E2a", text: "One *rule* (MAF-1)." },
      { kind: "drawing", text: " a  b" },
      { kind: "table", head: ["x", "y"], rows: [["1", ""]] },
      { kind: "list", items: ["one", "two"] },
    ]);
  });

  it("has marks within a line", () => {
    expect(readSpans("a **b** *c* `d` (MAF-1).").map(({ kind, text }) => [kind, text])).toEqual([
      ["plain", "a "],
      ["strong", "b"],
      ["plain", " "],
      ["emphasis", "c"],
      ["plain", " "],
      ["code", "d"],
      ["plain", " ("],
      ["reference", "MAF-1"],
      ["plain", ")."],
    ]);
  });

  it("stays text, whatever it looks like", () => {
    expect(readSpans("<script>&amp;")).toEqual([{ kind: "plain", text: "<script>&amp;", found: false }]);
  });

  it.each(BOOKS)("of %s in %s leaves nothing unread", (game, language) => {
    const text = book(game, language);
    const blocks = readBlocks(text);
    const rules = blocks.filter((block) => block.kind === "rule").map((block) => block.id);
    expect(rules.length).toBe(text.match(/^\*\*[A-Z]{3}-[EVX]?\d+[a-z]?\.\*\* /gm)?.length);
    expect(new Set(rules).size).toBe(rules.length);
    for (const block of blocks) {
      if (block.kind === "paragraph") expect(block.text).not.toMatch(/^(#|\||```|\d+\. |- )/);
      if (block.kind === "table") {
        for (const row of block.rows) expect(row.length).toBe(block.head.length);
      }
      if (block.kind === "rule" || block.kind === "paragraph") {
        const spans = readSpans(block.text).filter((span) => span.kind !== "code");
        expect(spans.map((span) => span.text).join("")).not.toMatch(/[*`]/);
      }
    }
  });

  it.each(GAMES)("of %s has the same chapters and rules in every language", (game) => {
    const shape = (language: string) =>
      readBlocks(book(game, language)).map((block) => ("id" in block ? block.id : block.kind));
    expect(shape("nl")).toEqual(shape("en"));
    expect(shape("de")).toEqual(shape("en"));
  });
});

describe("a search", () => {
  const blocks = readBlocks("# G\n## One\n**MAF-1.** A pie.\n**MAF-2.** A man.\n## Two\nNo *Pie* here.\n");

  it("finds rules and paragraphs under their chapters, whatever the case", () => {
    expect(searchBlocks(blocks, "PIE").map((block) => ("id" in block ? block.id : block.kind))).toEqual([
      "title",
      "chapter-1",
      "MAF-1",
      "chapter-2",
      "paragraph",
    ]);
  });

  it("finds a rule by its number", () => {
    expect(searchBlocks(blocks, "maf-2").filter((block) => block.kind === "rule")).toHaveLength(1);
  });

  it("marks what was looked for, and keeps references whole", () => {
    expect(readSpans("Pie by pie", "pie").map(({ text, found }) => [text, found])).toEqual([
      ["Pie", true],
      [" by ", false],
      ["pie", true],
    ]);
    expect(readSpans("see MAF-12", "F-1").at(-1)).toEqual({ kind: "reference", text: "MAF-12", found: true });
    expect(readSpans("see MAF-X3").at(-1)).toEqual({ kind: "reference", text: "MAF-X3", found: false });
  });
});

describe("a rule that is asked for", () => {
  it.each(BOOKS)("stands in %s %s under its chapter, among its neighbours", (game, language) => {
    const blocks = readBlocks(book(game, language));
    for (const [at, block] of blocks.entries()) {
      if (block.kind !== "rule") continue;
      const found = around(blocks, block.id);
      expect(found[0]?.kind).toBe("chapter");
      expect(found).toContain(block);
      expect(found.slice(1).some(({ kind }) => kind === "chapter")).toBe(false);
      const next = blocks[at + 1];
      if (next?.kind === "rule") expect(found).toContain(next);
    }
  });

  it("is not found where there is none", () => {
    expect(around(readBlocks("# Game\n\n## First\n\n**MAF-1.** One."), "MAF-2")).toEqual([]);
  });
});
