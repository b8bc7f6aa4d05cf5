import { describe, expect, it } from "vitest";
import type { TableClient } from "../../table/table.svelte";
import { windowOf } from "./answer-window";

function at(decision: number, ...seats: { owes: boolean; deadline?: number; reserve?: number }[]) {
  return windowOf({ seats, table: { settings: { clock: { decision } } } } as unknown as TableClient);
}

describe("the window of answers", () => {
  it("is open for those who are asked, and shut when nobody is", () => {
    expect(at(30, { owes: false }, { owes: true }, { owes: true })?.asked).toEqual([1, 2]);
    expect(at(30, { owes: false }, { owes: false })).toBeNull();
  });

  it("has one clock for everybody, whatever they have in reserve", () => {
    const rich = { owes: true, deadline: 331_000, reserve: 300_000 };
    const poor = { owes: true, deadline: 31_000, reserve: 0 };
    for (const seats of [[rich], [poor], [rich, poor]]) {
      expect(at(30, ...seats)).toMatchObject({ ends: 31_000, lasts: 30_000 });
    }
  });

  it("has no clock where nobody is in a hurry", () => {
    expect(at(0, { owes: true })?.ends).toBeNull();
  });
});
