import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Show } from "../../show/show.svelte";
import type { Happened } from "../../wire/socket";
import { STEPS, told } from "./recorded";
import { sceneOf } from "./scene";
import { type CapShow, SCRIPT } from "./script";

const OPENED = STEPS.findIndex((step) => step.events.some((event) => event.event === "suspected"));
const BEFORE = STEPS[OPENED - 1]!;
const AFTER = STEPS[OPENED]!;

function open(view = BEFORE.view): CapShow {
  return new Show(SCRIPT, view, 0, { pace: () => 1, calm: () => false });
}

describe("the show of Capo della Mafia", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("calls out 3 – 2 – 1 – 0 before anybody sees a pistol", () => {
    const show = open();
    show.follow([{ seq: 1, at: 0, entry: "move", events: told(AFTER.events) }], AFTER.view);
    expect(show.playing).toBe(true);
    expect(show.scene.count).toBe(3);
    expect(show.scene.spots.every((spot) => spot.aimsAt === null)).toBe(true);
    vi.advanceTimersByTime(3 * 500);
    expect(show.scene.count).toBe(0);
    expect(show.scene.spots.some((spot) => spot.aimsAt !== null)).toBe(true);
    vi.runAllTimers();
    expect(show.playing).toBe(false);
    expect(show.scene.count).toBeNull();
    expect(show.scene).toEqual(sceneOf(AFTER.view));
  });

  it("gets through a whole game, always to where it stands", () => {
    const show = open(STEPS[0]!.view);
    const happened: Happened[] = [];
    for (const [seq, step] of STEPS.entries()) {
      if (seq === 0) continue;
      happened.push({ seq, at: 0, entry: "move", events: told(step.events) });
      show.follow(happened, step.view);
      vi.runAllTimers();
      expect(show.scene).toEqual(sceneOf(step.view));
    }
  });
});
