// @vitest-environment node
// What no linter sees: a misspelt token paints nothing, and says nothing.
// @ts-expect-error Only tests read files: the client has no types of Node.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string): string => readFileSync(path, "utf8");
const FILES: string[] = (readdirSync("src", { recursive: true }) as string[])
  .filter((path) => /\.(css|svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => `src/${path}`);

function tokensIn(path: string): Set<string> {
  return new Set([...read(path).matchAll(/(--[\w-]+)["']?\s*[:=]/g)].map(([, name]) => name ?? ""));
}

describe("tokens", () => {
  const known = new Set(FILES.flatMap((path) => [...tokensIn(path)]));

  it("that are used are there", () => {
    const missing = FILES.flatMap((path) =>
      // A name that is put together (`--seat-${…}`) ends with a hyphen; one with a fallback may be missing.
      [...read(path).matchAll(/var\(\s*(--[\w-]*\w)\s*\)/g)]
        .map(([, name]) => name ?? "")
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("that are there are used", () => {
    const text = FILES.map(read).join("\n");
    const named = FILES.filter((path) => path.endsWith("/tokens.css")).flatMap((path) => [...tokensIn(path)]);
    const idle = named.filter((name) => !name.startsWith("--seat-") && !text.includes(`var(${name}`));
    expect(named.length).toBeGreaterThan(40);
    expect(idle).toEqual([]);
  });

  it("give the browser's own frame the colour of the room", () => {
    const [, frame] = /name="theme-color" content="(#\w+)"/.exec(read("index.html")) ?? [];
    expect(read("src/styles/tokens.css")).toContain(`--room: ${frame};`);
  });
});
