import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Show } from "../../show/show.svelte";
import type { Happened } from "../../wire/socket";
import { NoticeBoard } from "./notices.svelte";
import { PRINTED, STEPS, stepWhere, told } from "./recorded";
import { isDrawnTrue } from "./scene";
import { type CftShow, scriptOf } from "./script";

const CAME = stepWhere((_, step) => step.events.some((event) => event.event === "godfather_came"));
const BEFORE = STEPS[CAME - 1]!;
const AFTER = STEPS[CAME]!;

function entry(seq: number, change: Partial<Happened> = {}): Happened {
  return { seq, at: 0, entry: "move", events: told(AFTER.events), ...change };
}

function open(still = false, view = BEFORE.view): { show: CftShow; notices: NoticeBoard } {
  const notices = new NoticeBoard();
  return { show: new Show(scriptOf(PRINTED, notices), view, 0, () => still), notices };
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

  it("knows which spaces it draws as they are", () => {
    const { show } = open();
    const free = BEFORE.view.occupants.indexOf(null, PRINTED.spaces.length - 4);
    const occupants = BEFORE.view.occupants.map((each, space) => (space === free ? 1 : each));
    const view = { ...BEFORE.view, occupants };
    show.follow([entry(1, { events: told([{ event: "strike_began" }]) })], view);
    expect(isDrawnTrue(show.scene, view, free)).toBe(false);
    expect(isDrawnTrue(show.scene, view, 0)).toBe(true);
    show.skip();
    expect(isDrawnTrue(show.scene, view, free)).toBe(true);
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

  it("tells of the Godfather also whoever wants no motion", () => {
    const { show, notices } = open(true);
    show.follow([entry(1)], AFTER.view);
    expect(show.playing).toBe(false);
    expect(notices.notice?.kind).toBe("godfather");
    notices.clear();
    expect(notices.notice).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("gets through a whole game, always to where it stands", () => {
    const { show } = open(false, STEPS[0]!.view);
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
