// A game of one pile of chips: nothing of it is a real game's.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventTold, Happened } from "../wire/socket";
import { beatsOf, type Pacing } from "./beats";
import { type Script, Show } from "./show.svelte";

interface Won {
  event: "won" | "whispered";
  chips: number;
}

interface View {
  chips: number;
}

interface Scene {
  chips: number;
  /** Won just now. */
  change: number | null;
}

const PACING: Pacing<Won> = {
  waits: { won: 400 },
  together: ({ event, chips }) => (event === "won" && chips === 1 ? "one by one" : ""),
};

function script(note?: (chips: number) => void): Script<View, Scene, Won> {
  return {
    longest: 1000,
    late: 1000,
    beatsOf: (told) => beatsOf(told, PACING),
    sceneOf: ({ chips }) => ({ chips, change: null }),
    quiet: (scene) => ({ ...scene, change: null }),
    after: ({ chips, change }, event) => ({ chips: chips + event.chips, change: (change ?? 0) + event.chips }),
    note: ({ events }) => events.forEach((event) => note?.(event.chips)),
  };
}

function told(event: Won["event"], chips: number): EventTold {
  return {
    event: { event, chips },
    text: { type: "message", name: `won-${chips}`, facts: {} },
    minor: event === "whispered",
  };
}

/** An entry in which so many chips were won, one event each. */
function entry(seq: number, ...chips: number[]): Happened {
  return { seq, at: 0, entry: "move", events: chips.map((each) => told("won", each)) };
}

function open(change: { still?: boolean; note?: (chips: number) => void } = {}): Show<View, Scene, Won> {
  return new Show(script(change.note), { chips: 0 }, 0, () => change.still ?? false);
}

const said = (show: Show<View, Scene, Won>) => show.said.map((message) => message.name);

describe("the show", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("plays beat after beat and ends where the view has it", () => {
    const show = open();
    show.follow([entry(1, 2, 3)], { chips: 5 });
    expect(show.playing).toBe(true);
    expect(show.scene).toEqual({ chips: 2, change: 2 });
    expect(said(show)).toEqual(["won-2"]);
    expect(show.shownTo).toBe(0);
    vi.advanceTimersByTime(400);
    expect(show.scene).toEqual({ chips: 5, change: 3 });
    vi.advanceTimersByTime(400);
    expect(show.playing).toBe(false);
    expect(show.scene).toEqual({ chips: 5, change: null });
    expect(show.shownTo).toBe(1);
  });

  it("shows at once what happens together", () => {
    const show = open();
    show.follow([entry(1, 1, 1, 2)], { chips: 4 });
    expect(show.scene).toEqual({ chips: 2, change: 2 });
    expect(said(show)).toEqual(["won-1", "won-1"]);
  });

  it("stops for nothing that has no length, and says nothing about what is minor", () => {
    const show = open();
    show.follow([{ ...entry(1), events: [told("whispered", 7)] }], { chips: 7 });
    expect(show.playing).toBe(false);
    expect(show.scene.chips).toBe(7);
    expect(show.said).toEqual([]);
  });

  it("forgets what was said when it begins anew, not before", () => {
    const show = open();
    show.follow([entry(1, 2)], { chips: 2 });
    vi.runAllTimers();
    expect(said(show)).toEqual(["won-2"]);
    const quietly = { ...entry(2), events: [{ ...told("won", 5), minor: true }] };
    show.follow([entry(1, 2), quietly], { chips: 7 });
    expect(show.playing).toBe(true);
    expect(said(show)).toEqual([]);
  });

  it("can be ended at any time", () => {
    const show = open();
    show.follow([entry(1, 2, 3)], { chips: 5 });
    vi.advanceTimersByTime(100);
    show.skip();
    expect(show.playing).toBe(false);
    expect(show.scene).toEqual({ chips: 5, change: null });
    expect(show.shownTo).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not move for whoever wants no motion, but says what happened", () => {
    const show = open({ still: true });
    show.follow([entry(1, 2, 3)], { chips: 5 });
    expect(show.playing).toBe(false);
    expect(show.scene.chips).toBe(5);
    expect(said(show)).toEqual(["won-3"]);
  });

  it("notes every beat once, played or skipped", () => {
    const noted: number[] = [];
    const show = open({ note: (chips) => noted.push(chips) });
    show.follow([entry(1, 2, 3, 4)], { chips: 9 });
    vi.advanceTimersByTime(400);
    show.skip();
    expect(noted).toEqual([2, 3, 4]);
  });

  it("plays nothing twice", () => {
    const show = open();
    show.follow([entry(1, 2)], { chips: 2 });
    show.skip();
    show.follow([entry(1, 2)], { chips: 2 });
    expect(show.playing).toBe(false);
  });

  it("shows how it stands when a move is taken back", () => {
    const show = open();
    show.follow([entry(1, 2)], { chips: 2 });
    show.follow([entry(1, 2), { seq: 2, at: 0, entry: "undo", events: [] }], { chips: 0 });
    expect(show.playing).toBe(false);
    expect(show.scene.chips).toBe(0);
  });

  it("hurries when there is much to see", () => {
    const show = open();
    show.follow([entry(1, ...Array.from({ length: 10 }, () => 2))], { chips: 20 });
    vi.advanceTimersByTime(990);
    expect(show.playing).toBe(true);
    vi.advanceTimersByTime(20);
    expect(show.playing).toBe(false);
  });

  it("does not fall further and further behind", () => {
    const show = open();
    const happened: Happened[] = [];
    for (let seq = 1; seq < 4; seq += 1) {
      happened.push(entry(seq, 2, 3));
      show.follow(happened, { chips: 5 * seq });
    }
    expect(show.playing).toBe(false);
    expect(show.scene.chips).toBe(15);
    expect(show.shownTo).toBe(3);
  });

  it("stands still while it is paused, and goes on from there", () => {
    const show = open();
    show.follow([entry(1, 2, 3)], { chips: 5 });
    show.pause();
    vi.advanceTimersByTime(10_000);
    expect(show.playing).toBe(true);
    expect(show.scene.chips).toBe(2);
    show.resume();
    expect(show.scene.chips).toBe(5);
    vi.runAllTimers();
    expect(show.playing).toBe(false);
  });

  it("keeps what happens while it is paused, however much that is", () => {
    const show = open();
    show.pause();
    const happened: Happened[] = [];
    for (let seq = 1; seq < 6; seq += 1) {
      happened.push(entry(seq, 2, 3));
      show.follow(happened, { chips: 5 * seq });
    }
    expect(show.playing).toBe(true);
    expect(show.scene.chips).toBe(0);
    show.resume();
    expect(show.scene.chips).toBe(2);
    vi.advanceTimersByTime(800);
    expect(show.shownTo).toBe(1);
  });

  it("can be ended while it is paused", () => {
    const show = open();
    show.follow([entry(1, 2, 3)], { chips: 5 });
    show.pause();
    show.skip();
    expect(show.playing).toBe(false);
    expect(show.scene.chips).toBe(5);
    show.resume();
    expect(show.playing).toBe(false);
  });
});
