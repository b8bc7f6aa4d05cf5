import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Show } from "../../show/show.svelte";
import type { Happened } from "../../wire/socket";
import { NoticeBoard } from "./notices.svelte";
import { PRINTED, STEPS, stepWhere, told } from "./recorded";
import { type CftShow, scriptOf } from "./script";

const CAME = stepWhere((_, step) => step.events.some((event) => event.event === "godfather_came"));
const BEFORE = STEPS[CAME - 1]!;
const AFTER = STEPS[CAME]!;

function entry(seq: number, change: Partial<Happened> = {}): Happened {
  return { seq, at: 0, entry: "move", events: told(AFTER.events), ...change };
}

function open(pace = 1, view = BEFORE.view): { show: CftShow; notices: NoticeBoard } {
  const notices = new NoticeBoard();
  return { show: new Show(scriptOf(PRINTED, notices), view, 0, { pace: () => pace, calm: () => false }), notices };
}

describe("the show of Counterfeiters", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("draws the officer and my money as they were, until it comes to them", () => {
    const { show } = open();
    show.follow([entry(1)], AFTER.view);
    expect(show.playing).toBe(true);
    expect(show.scene.officer).toBe(BEFORE.view.officer);
    expect(show.scene.own?.cash).toBe(BEFORE.view.cash);
    vi.runAllTimers();
    expect(show.scene.officer).toBe(AFTER.view.officer);
    expect(show.scene.own?.cash).toBe(AFTER.view.cash);
  });

  it("hangs the Godfather's visit where it can be read, and takes it down", () => {
    const { show, notices } = open();
    show.follow([entry(1)], AFTER.view);
    while (notices.notice === null) vi.advanceTimersByTime(50);
    expect(notices.notice.kind).toBe("godfather");
    while (show.playing) vi.advanceTimersByTime(50);
    expect(notices.notice).not.toBeNull();
    vi.advanceTimersByTime(3500);
    expect(notices.notice).toBeNull();
  });

  it("tells of the Godfather also whoever wants no scenes", () => {
    const { show, notices } = open(0);
    show.follow([entry(1)], AFTER.view);
    expect(show.playing).toBe(false);
    expect(notices.notice?.kind).toBe("godfather");
    notices.clear();
    expect(notices.notice).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("gets through a whole game, always to where it stands", () => {
    const { show } = open(1, STEPS[0]!.view);
    const happened: Happened[] = [];
    for (const [seq, step] of STEPS.entries()) {
      if (seq === 0) continue;
      happened.push({ seq, at: 0, entry: "move", events: told(step.events) });
      show.follow(happened, step.view);
      vi.runAllTimers();
      expect(show.scene.officer).toBe(step.view.officer);
      expect(show.scene.own?.cash).toBe(step.view.cash);
      expect(show.scene.market.map((card) => card?.kind ?? null)).toEqual(step.view.market);
    }
  });
});
