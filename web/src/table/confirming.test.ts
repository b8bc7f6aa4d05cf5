// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../lib/preferences.svelte";
import { Confirming } from "./confirming.svelte";

const TEXT = { type: "message" as const, name: "lay", facts: {} };

describe("before something is sent", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    preferences.change({ confirm: false });
  });

  it("nobody is asked who does not want to be", async () => {
    const confirming = new Confirming();
    expect(await confirming.ask(TEXT)).toBe(true);
    expect(confirming.asked).toBeNull();
  });

  it("whoever wants it is asked, and says yes or no", async () => {
    preferences.change({ confirm: true });
    const confirming = new Confirming();
    for (const yes of [true, false]) {
      const asked = confirming.ask(TEXT);
      expect(confirming.asked).toEqual({ text: TEXT });
      confirming.answer(yes);
      expect(await asked).toBe(yes);
      expect(confirming.asked).toBeNull();
    }
  });

  it("another choice, or another question, takes the place of the first", async () => {
    preferences.change({ confirm: true });
    const confirming = new Confirming();
    const first = confirming.ask(TEXT);
    const second = confirming.ask(null);
    expect(await first).toBe(false);
    confirming.answer(true);
    expect(await second).toBe(true);
  });
});
