import { describe, expect, it } from "vitest";
import { slotsOf, squealsOf, starsOf } from "./sums";

const man = (symbols: string, stars = 1, squeals = 0) => ({ symbols, stars, squeals });
const given = (wanted: string, ...men: string[]) =>
  slotsOf(
    wanted,
    men.map((symbols) => man(symbols)),
  )
    .map((slot) => slot.given ?? ".")
    .join("");

describe("symbols against a mission", () => {
  it("fall into their slots, each as often as it is shown", () => {
    expect(given("IIS", "I", "S")).toBe("I.S");
    expect(given("IIS", "II", "SB")).toBe("IIS");
    expect(given("II")).toBe("..");
  });

  it("may be more than asked for", () => {
    expect(given("B", "BBB", "I")).toBe("B");
  });

  it("of any choice fill what is missing", () => {
    expect(given("IB", "?", "B")).toBe("?B");
    expect(given("SS", "?", "?")).toBe("??");
  });

  it("for question marks are all alike", () => {
    expect(given("??", "I", "B")).toBe("I.");
    expect(given("??", "I", "BB")).toBe("BB");
    expect(given("???", "SI", "S", "?")).toBe("SS?");
  });
});

describe("stars", () => {
  it("add up, cops take some off, and there are never fewer than none", () => {
    expect(starsOf([man("I", 2), man("B", 1)])).toBe(3);
    expect(starsOf([man("I", 2), man("", -1)])).toBe(1);
    expect(starsOf([man("", -2)])).toBe(0);
    expect(starsOf([man("", -2)], 1)).toBe(0);
    expect(starsOf([man("I", 1)], 1)).toBe(2);
  });

  it("are more by what one's own Tony tells", () => {
    expect(squealsOf([man("II", 1, 1), man("I")])).toBe(1);
  });
});
