import { beforeEach, describe, expect, it, vi } from "vitest";

const late = vi.hoisted(() => {
  let come: (list: { texts: string[] }) => void = () => undefined;
  const promise = new Promise<{ texts: string[] }>((resolve) => (come = resolve));
  return { promise, come: (list: { texts: string[] }) => come(list) };
});
vi.mock("./words/nl", () => late.promise);
vi.mock("./words/de", () => ({ texts: ["greeting = Guten Abend"] }));

import { words } from "./words.svelte";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
});

describe("the language", () => {
  it("is the one that was asked for last, though another list comes later", async () => {
    const dutch = words.speak("nl");
    await words.speak("de");
    late.come({ texts: ["greeting = Goedenavond"] });
    await dutch;
    expect(words.language).toBe("de");
    expect(words.ui("greeting")).toBe("Guten Abend");
  });
});
