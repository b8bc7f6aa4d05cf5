import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened } from "../../wire/socket";
import { PRINTED, STEPS, stepWhere, told } from "./recorded";
import { Show } from "./show.svelte";

const CAME = stepWhere((_, step) => step.events.some((event) => event.event === "godfather_came"));
const BEFORE = STEPS[CAME - 1]!;
const AFTER = STEPS[CAME]!;

function entry(seq: number, change: Partial<Happened> = {}): Happened {
  return { seq, at: 0, entry: "move", events: told(AFTER.events), ...change };
}

function open(still = false): Show {
  return new Show(BEFORE.view, PRINTED, 0, () => still);
}

function expectLanded(show: Show): void {
  expect(show.playing).toBe(false);
  expect(show.scene.officer).toBe(AFTER.view.officer);
  expect(show.scene.own?.cash).toBe(AFTER.view.cash);
  expect(show.scene.occupants).toEqual(AFTER.view.occupants);
  expect(show.scene.market.map((card) => card?.kind ?? null)).toEqual(AFTER.view.market);
}

describe("the show", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("plays what happened and ends where the view has it", () => {
    const show = open();
    show.follow([entry(1)], AFTER.view);
    expect(show.playing).toBe(true);
    expect(show.scene.officer).toBe(BEFORE.view.officer);
    expect(show.scene.own?.cash).toBe(BEFORE.view.cash);
    vi.runAllTimers();
    expectLanded(show);
  });

  it("knows which spaces it draws as they are", () => {
    const show = open();
    const free = BEFORE.view.occupants.indexOf(null, PRINTED.spaces.length - 4);
    const occupants = BEFORE.view.occupants.map((each, space) => (space === free ? 1 : each));
    show.follow([entry(1, { events: told([{ event: "strike_began" }]) })], { ...BEFORE.view, occupants });
    expect(show.isTrue(free)).toBe(false);
    expect(show.isTrue(0)).toBe(true);
    show.skip();
    expect(show.isTrue(free)).toBe(true);
  });

  it("hangs the Godfather's visit where it can be read, and takes it down", () => {
    const show = open();
    show.follow([entry(1)], AFTER.view);
    while (show.notice === null) vi.advanceTimersByTime(50);
    expect(show.notice.kind).toBe("godfather");
    while (show.playing) vi.advanceTimersByTime(50);
    expect(show.notice).not.toBeNull();
    vi.advanceTimersByTime(3500);
    expect(show.notice).toBeNull();
  });

  it("can be ended at any time", () => {
    const show = open();
    show.follow([entry(1)], AFTER.view);
    vi.advanceTimersByTime(300);
    show.skip();
    expectLanded(show);
    expect(show.notice).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not play for whoever wants no motion, but tells of the Godfather", () => {
    const show = open(true);
    show.follow([entry(1)], AFTER.view);
    expectLanded(show);
    expect(show.notice?.kind).toBe("godfather");
  });

  it("plays nothing twice", () => {
    const show = open();
    show.follow([entry(1)], AFTER.view);
    show.skip();
    show.follow([entry(1)], AFTER.view);
    expect(show.playing).toBe(false);
  });

  it("shows how it stands when a move is taken back", () => {
    const show = open();
    show.follow([entry(1)], AFTER.view);
    show.follow([entry(1), entry(2, { entry: "undo", events: [] })], BEFORE.view);
    expect(show.playing).toBe(false);
    expect(show.scene.officer).toBe(BEFORE.view.officer);
  });

  it("does not fall further and further behind", () => {
    const show = open();
    for (let seq = 1; seq < 9; seq += 1) {
      show.follow(
        Array.from({ length: seq }, (_, place) => entry(place + 1)),
        AFTER.view,
      );
    }
    let longest = 0;
    for (; show.playing; longest += 100) vi.advanceTimersByTime(100);
    expect(longest).toBeLessThan(12_000);
    expectLanded(show);
  });

  it("gets through a whole game, always to where it stands", () => {
    const show = new Show(STEPS[0]!.view, PRINTED, 0, () => false);
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
