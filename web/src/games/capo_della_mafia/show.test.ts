import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened } from "../../wire/socket";
import { STEPS, told } from "./recorded";
import { sceneOf } from "./scene";
import { Show } from "./show.svelte";

const OPENED = STEPS.findIndex((step) => step.events.some((event) => event.event === "suspected"));
const BEFORE = STEPS[OPENED - 1]!;
const AFTER = STEPS[OPENED]!;

function entry(seq: number, change: Partial<Happened> = {}): Happened {
  return { seq, at: 0, entry: "move", events: told(AFTER.events), ...change };
}

function open(still = false): Show {
  return new Show(BEFORE.view, 0, () => still);
}

describe("the show", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("plays what happened and ends where the view has it", () => {
    const show = open();
    show.follow([entry(1)], AFTER.view);
    expect(show.playing).toBe(true);
    expect(show.count).toBe(3);
    expect(show.scene.spots.every((spot) => spot.aimsAt === null)).toBe(true);
    vi.advanceTimersByTime(3 * 420);
    expect(show.count).toBe(0);
    expect(show.scene.spots.some((spot) => spot.aimsAt !== null)).toBe(true);
    vi.runAllTimers();
    expect(show.playing).toBe(false);
    expect(show.count).toBeNull();
    expect(show.scene).toEqual(sceneOf(AFTER.view));
  });

  it("can be ended at any time", () => {
    const show = open();
    show.follow([entry(1)], AFTER.view);
    vi.advanceTimersByTime(700);
    show.skip();
    expect(show.playing).toBe(false);
    expect(show.scene).toEqual(sceneOf(AFTER.view));
    vi.runAllTimers();
    expect(show.scene).toEqual(sceneOf(AFTER.view));
  });

  it("does not play for whoever wants no motion", () => {
    const show = open(true);
    show.follow([entry(1)], AFTER.view);
    expect(show.playing).toBe(false);
    expect(show.scene).toEqual(sceneOf(AFTER.view));
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
    expect(show.scene).toEqual(sceneOf(BEFORE.view));
  });

  it("hurries when there is much to see", () => {
    const show = open();
    const much = Array.from({ length: 5 }, () => AFTER.events).flat();
    show.follow([entry(1, { events: told(much) })], AFTER.view);
    vi.advanceTimersByTime(7500);
    expect(show.playing).toBe(true);
    vi.advanceTimersByTime(600);
    expect(show.playing).toBe(false);
  });

  it("does not fall further and further behind", () => {
    const show = open();
    let longest = 0;
    for (let seq = 1; seq < 9; seq += 1) {
      show.follow(
        Array.from({ length: seq }, (_, place) => entry(place + 1)),
        AFTER.view,
      );
    }
    for (; show.playing; longest += 100) vi.advanceTimersByTime(100);
    expect(longest).toBeLessThan(20_000);
    expect(show.scene).toEqual(sceneOf(AFTER.view));
    expect(vi.getTimerCount()).toBe(0);
  });
});
