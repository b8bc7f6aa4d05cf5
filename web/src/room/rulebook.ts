// Reads the Markdown of our own rulebooks: headings, numbered rules, paragraphs, tables, numbered
// lists, drawings, and a few marks within a line. It makes blocks to be drawn, never HTML.

export type Block =
  | { kind: "title"; text: string }
  | { kind: "chapter"; id: string; text: string }
  | { kind: "rule"; id: string; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "drawing"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export interface Span {
  kind: "plain" | "emphasis" | "strong" | "code" | "reference";
  text: string;
  /** What the reader searches for. */
  found: boolean;
}

const RULE = /^\*\*([A-Z]{3}-[EVX]?\d+[a-z]?)\.\*\* (.+)$/;
const ITEM = /^\d+\. (.+)$/;
const FENCE = "```";

export function readBlocks(text: string): Block[] {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  let chapters = 0;
  while (lines.length > 0) {
    const line = lines.shift() ?? "";
    const rule = RULE.exec(line);
    if (line.trim() === "") continue;
    else if (line.startsWith("# ")) blocks.push({ kind: "title", text: line.slice(2) });
    else if (line.startsWith("## ")) {
      // Numbered, not named: the same place in every language.
      blocks.push({ kind: "chapter", id: `chapter-${++chapters}`, text: line.slice(3) });
    } else if (rule !== null) blocks.push({ kind: "rule", id: rule[1] ?? "", text: rule[2] ?? "" });
    else if (line.startsWith(FENCE)) {
      const drawing = takeWhile(lines, (next) => !next.startsWith(FENCE));
      lines.shift();
      blocks.push({ kind: "drawing", text: drawing.join("\n") });
    } else if (line.startsWith("|")) {
      const [head = [], , ...rows] = [line, ...takeWhile(lines, (next) => next.startsWith("|"))].map(cells);
      blocks.push({ kind: "table", head, rows });
    } else if (ITEM.test(line)) {
      const items = [line, ...takeWhile(lines, (next) => ITEM.test(next))];
      blocks.push({ kind: "list", items: items.map((item) => item.replace(ITEM, "$1")) });
    } else {
      blocks.push({ kind: "paragraph", text: line });
    }
  }
  return blocks;
}

function takeWhile(lines: string[], wanted: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !wanted(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

function cells(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{3}-[EVX]?\d+[a-z]?\b)/;

/** A line in its parts; whatever is looked for stands in parts of its own. */
export function readSpans(text: string, wanted = ""): Span[] {
  return text
    .split(MARKS)
    .filter((part) => part !== "")
    .map(readSpan)
    .flatMap((span) => (wanted === "" ? [span] : findIn(span, wanted.toLowerCase())));
}

function readSpan(part: string): Span {
  const span = (kind: Span["kind"], text: string): Span => ({ kind, text, found: false });
  if (!MARKS.test(part)) return span("plain", part);
  if (part.startsWith("**")) return span("strong", part.slice(2, -2));
  if (part.startsWith("*")) return span("emphasis", part.slice(1, -1));
  if (part.startsWith("`")) return span("code", part.slice(1, -1));
  return span("reference", part);
}

function findIn(span: Span, wanted: string): Span[] {
  const spans: Span[] = [];
  let rest = span.text;
  while (rest !== "") {
    const at = rest.toLowerCase().indexOf(wanted);
    // A reference stays whole: half of it would lead nowhere.
    if (at >= 0 && span.kind === "reference") return [...spans, { ...span, found: true }];
    if (at !== 0) spans.push({ ...span, text: at < 0 ? rest : rest.slice(0, at) });
    if (at < 0) break;
    spans.push({ ...span, text: rest.slice(at, at + wanted.length), found: true });
    rest = rest.slice(at + wanted.length);
  }
  return spans;
}

/** What a reader who searches for this wants to see: the rules and paragraphs, under their chapters. */
export function searchBlocks(blocks: Block[], wanted: string): Block[] {
  const found: Block[] = [];
  let chapter: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "title") found.push(block);
    else if (block.kind === "chapter") chapter = block;
    else if (plainText(block).toLowerCase().includes(wanted.toLowerCase())) {
      if (chapter !== null) found.push(chapter);
      chapter = null;
      found.push(block);
    }
  }
  return found;
}

/** A rule among its neighbours, under the heading of its chapter. */
export function around(blocks: Block[], rule: string): Block[] {
  const BEFORE = 1;
  const AFTER = 3;
  const at = blocks.findIndex((block) => block.kind === "rule" && block.id === rule);
  if (at < 0) return [];
  const head = blocks.reduce((last, { kind }, place) => (kind === "chapter" && place < at ? place : last), 0);
  const next = blocks.findIndex((block, place) => place > at && block.kind === "chapter");
  const last = Math.min(at + AFTER, (next < 0 ? blocks.length : next) - 1);
  return [...blocks.slice(head, head + 1), ...blocks.slice(Math.max(at - BEFORE, head + 1), last + 1)];
}

function plainText(block: Block): string {
  const spoken = (text: string) =>
    readSpans(text)
      .map((span) => span.text)
      .join("");
  switch (block.kind) {
    case "rule":
      return `${block.id} ${spoken(block.text)}`;
    case "list":
      return block.items.map(spoken).join(" ");
    case "table":
      return [block.head, ...block.rows].flat().map(spoken).join(" ");
    default:
      return spoken(block.text);
  }
}
