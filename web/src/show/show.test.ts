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

function open(change: { pace?: number; note?: (chips: number) => void } = {}): Show<View, Scene, Won> {
  return new Show(script(change.note), { chips: 0 }, 0, { pace: () => change.pace ?? 1, calm: () => false });
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

  it("does not forget what stays of a scene when it is ended", () => {
    const keeping: Script<View, Scene, Won> = {
      ...script(),
      sceneOf: ({ chips }, before) => ({ chips, change: before?.change ?? null }),
    };
    const show = new Show(keeping, { chips: 0 }, 0, { pace: () => 1, calm: () => false });
    show.follow([entry(1, 2, 3)], { chips: 5 });
    show.skip();
    expect(show.scene).toEqual({ chips: 5, change: 3 });
  });

  it("lasts as long as whoever looks on wants", () => {
    const show = open({ pace: 1.8 });
    show.follow([entry(1, 2)], { chips: 2 });
    vi.advanceTimersByTime(700);
    expect(show.playing).toBe(true);
    vi.advanceTimersByTime(20);
    expect(show.playing).toBe(false);
  });

  it("shows whoever wants no motion the same scenes, and nothing moves", () => {
    const show = new Show(script(), { chips: 0 }, 0, { pace: () => 1, calm: () => true });
    show.follow([entry(1, 2, 3)], { chips: 5 });
    expect([show.playing, show.moving]).toEqual([true, false]);
    expect(show.scene).toEqual({ chips: 2, change: 2 });
    vi.advanceTimersByTime(400);
    expect(show.scene).toEqual({ chips: 5, change: 3 });
  });

  it("tells all that is drawn beside the board only what has been shown", () => {
    const show = open();
    show.follow([entry(1, 2)], { chips: 2 });
    show.follow([entry(1, 2), entry(2, 3)], { chips: 5 });
    expect(show.shown).toEqual({ chips: 0 });
    expect(show.curtain?.seq).toBe(0);
    vi.advanceTimersByTime(400);
    expect(show.shown).toEqual({ chips: 2 });
    expect(show.curtain?.seq).toBe(1);
    show.curtain?.raise();
    expect(show.shown).toEqual({ chips: 5 });
    expect(show.curtain).toBeNull();
  });

  it("is quicker for whoever is far behind", () => {
    const show = new Show({ ...script(), late: 2000 }, { chips: 0 }, 0, { pace: () => 1, calm: () => false });
    const happened = [entry(1, 2), entry(2, 2, 2), entry(3, 2, 2), entry(4, 2)];
    for (const [last, chips] of [2, 6, 10, 12].entries()) show.follow(happened.slice(0, last + 1), { chips });
    const watched = [2];
    for (let time = 0; time < 1000; time += 100) {
      vi.advanceTimersByTime(100);
      watched.push(show.scene.chips);
    }
    expect(watched).toEqual([2, 2, 2, 2, 4, 4, 6, 6, 6, 6, 8]);
  });

  it("is not played for whoever only wants to see how it stands, but says what happened", () => {
    const show = open({ pace: 0 });
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
    vi.advanceTimersByTime(400); // all the rest waits: it catches up
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
