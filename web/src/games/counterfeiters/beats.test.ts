import { describe, expect, it } from "vitest";
import { beatsOf } from "./beats";
import { noticeOf } from "./notices.svelte";
import { STEPS, told } from "./recorded";

const BEATS = STEPS.map((step) => beatsOf(told(step.events)));
const all = BEATS.flat();

describe("beats", () => {
  it("leave out nothing", () => {
    for (const [number, step] of STEPS.entries()) {
      expect(BEATS[number]!.flatMap((beat) => beat.events)).toEqual(step.events);
    }
  });

  it("are short", () => {
    expect(Math.max(...all.map((beat) => beat.wait))).toBeLessThan(600);
  });

  it("fill the market all at once", () => {
    const filled = all.filter((beat) => beat.events[0]?.event === "card_offered");
    expect(filled.length).toBeGreaterThan(3);
    expect(filled.some((beat) => beat.events.length > 2)).toBe(true);
  });
});

describe("notices", () => {
  it("say what the Godfather took of me, and of nobody else", () => {
    const visits = all.filter((beat) => beat.events.some((event) => event.event === "godfather_came"));
    expect(visits).toHaveLength(3);
    for (const beat of visits) {
      const notice = noticeOf(beat.events);
      expect(notice?.kind === "godfather" && [...notice.paid.keys()]).toEqual([0]);
    }
  });

  it("are rare", () => {
    expect(noticeOf([])).toBeNull();
    expect(all.filter((beat) => noticeOf(beat.events) !== null).length).toBeLessThan(10);
  });
});
