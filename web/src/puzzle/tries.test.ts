// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { dayAfter, dayOf, inARow, isDay, noteTry, ofTheMonth, readTries } from "./tries";

const right = { answer: 0, right: true };
const wrong = { answer: 1, right: false };

beforeEach(() => localStorage.clear());

describe("the days somebody has tried", () => {
  it("keep the first answer: whoever has read the proof has not found it", () => {
    noteTry("2026-11-18", wrong);
    expect(noteTry("2026-11-18", right)).toEqual({ "2026-11-18": wrong });
    expect(readTries()).toEqual({ "2026-11-18": wrong });
  });

  it("are none where something else was written", () => {
    localStorage.setItem("backroom-puzzles", "{oh");
    expect(readTries()).toEqual({});
  });

  it("count in a row over the end of a month, and today does not break the row before it is tried", () => {
    const tries = { "2026-10-30": wrong, "2026-10-31": right, "2026-11-01": right };
    expect(inARow(tries, "2026-11-01")).toBe(2);
    expect(inARow(tries, "2026-11-02")).toBe(2);
    expect(inARow(tries, "2026-11-03")).toBe(0);
    expect(inARow({ ...tries, "2026-11-02": wrong }, "2026-11-02")).toBe(0);
    expect(ofTheMonth(tries, "2026-10-31")).toEqual({ solved: 1, tried: 2 });
  });

  it("follow each other, also where clocks are put forward", () => {
    expect(dayAfter("2026-03-28")).toBe("2026-03-29");
    expect(dayAfter("2026-03-29")).toBe("2026-03-30");
    expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
    expect(dayOf(new Date(2026, 0, 5))).toBe("2026-01-05");
  });

  it.each([
    ["2026-11-18", true],
    ["2026-13-18", false],
    ["today", false],
    ["", false],
  ])("are written like days: %s", (text, found) => expect(isDay(text)).toBe(found));
});
