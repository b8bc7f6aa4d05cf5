import { describe, expect, it } from "vitest";
import { labelled, spread, ticks } from "./end-chart";

describe("the ticks of the chart", () => {
  it("are round numbers that hold all points between them", () => {
    expect(ticks(0, 47_000)).toEqual([0, 20_000, 40_000, 60_000]);
    expect(ticks(0, 17)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(0, 270)).toEqual([0, 100, 200, 300]);
  });

  it("go below nothing if somebody does", () => {
    expect(ticks(-3, 15)).toEqual([-5, 0, 5, 10, 15]);
  });

  it("are never parts of a point, and never only one", () => {
    expect(ticks(0, 1)).toEqual([0, 1]);
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 0).length).toBeGreaterThan(1);
  });

  it("are few, whatever the game counts", () => {
    for (let most = 1; most < 1_000_000; most = Math.ceil(most * 1.37)) {
      const found = ticks(0, most);
      expect(found.length).toBeLessThanOrEqual(6);
      expect(found.at(-1)).toBeGreaterThanOrEqual(most);
    }
  });
});

describe("the numbers of the rounds", () => {
  it("are all there if they fit", () => {
    expect(labelled(5, 8)).toEqual([0, 1, 2, 3, 4]);
  });

  it("always have the first and the last", () => {
    for (let count = 1; count < 60; count += 1) {
      const places = labelled(count, 5);
      expect(places[0]).toBe(0);
      expect(places.at(-1)).toBe(count - 1);
      expect(places.length).toBeLessThanOrEqual(5);
      expect([...new Set(places)]).toEqual(places);
    }
  });
});

describe("the marks at the ends of the lines", () => {
  it("stay where they are if there is room", () => {
    expect(spread([10, 60, 110], 20, 0, 200)).toEqual([10, 60, 110]);
  });

  it("move apart if they would lie on each other, and keep their order", () => {
    expect(spread([50, 50, 50], 20, 0, 200)).toEqual([50, 70, 90]);
    expect(spread([195, 190], 20, 0, 200)).toEqual([200, 180]);
  });
});
