import { describe, expect, it } from "vitest";
import { beatsOf } from "./beats";
import { STEPS, told } from "./recorded";

const BEATS = STEPS.map((step) => beatsOf(told(step.events)));
const all = BEATS.flat();

describe("beats", () => {
  it("leave out nothing but what one draws oneself", () => {
    for (const [number, step] of STEPS.entries()) {
      const seen = BEATS[number]!.flatMap((beat) => beat.events).filter((event) => event.event !== "count");
      expect(seen).toEqual(step.events.filter((event) => event.event !== "cards_received"));
    }
  });

  it("are short", () => {
    expect(Math.max(...all.map((beat) => beat.wait))).toBeLessThanOrEqual(900);
  });

  it("count 3 – 2 – 1 – 0 before the pistols, which come out all at once", () => {
    const step = BEATS.find((beats) => beats.some((beat) => beat.events[0]?.event === "count"))!;
    const counts = step.filter((beat) => beat.events[0]?.event === "count");
    expect(counts.map((beat) => beat.events[0])).toEqual([3, 2, 1, 0].map((count) => ({ event: "count", count })));
    expect(counts.map((beat) => beat.events.length - 1)).toEqual([0, 0, 0, STEPS[0]!.view.players.length]);
  });

  it("turn the hats one by one", () => {
    const verdicts = all.filter((beat) =>
      beat.events.some((event) => event.event === "jailed" || event.event === "hat_kept"),
    );
    expect(verdicts.length).toBeGreaterThan(5);
    expect(verdicts.every((beat) => beat.events.length === 1)).toBe(true);
  });

  it("move the respect of one player at a time", () => {
    const moves = all.filter((beat) => beat.events[0]?.event === "respect_changed");
    for (const beat of moves) {
      const seats = beat.events.map((event) => (event.event === "respect_changed" ? event.seat : -1));
      expect(new Set(seats).size).toBe(1);
    }
  });
});
