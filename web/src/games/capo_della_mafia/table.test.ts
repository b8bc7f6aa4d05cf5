import { describe, expect, it } from "vitest";
import type { CapView } from "../../wire/capo_della_mafia";
import { angle, shortOf } from "./aiming";
import { faceOf } from "./face";
import { suspecting, taking } from "./matter";
import { outcomes, signed } from "./past";
import { PRINTED } from "./recorded";
import { chairs, othersOf } from "./seating";

describe("chairs", () => {
  it("go clockwise from the left of whoever looks", () => {
    expect(othersOf(1, 4)).toEqual([2, 3, 0]);
    expect(othersOf(-1, 3)).toEqual([0, 1, 2]);
  });

  it("are enough for everybody, and no two in the same spot", () => {
    for (let others = 2; others <= 7; others += 1) {
      const spots = chairs(others).map((chair) => `${chair.column} ${chair.row}`);
      expect(new Set(spots).size).toBe(others);
    }
  });

  it("stand left and right before anybody sits across", () => {
    expect(chairs(2).map((chair) => chair.column)).toEqual(["1", "8"]);
    expect(chairs(3).map((chair) => chair.column)).toEqual(["1", "2 / span 6", "8"]);
    expect(chairs(6).map((chair) => chair.row)).toEqual(["3", "2", "1", "1", "2", "3"]);
  });
});

describe("pistols", () => {
  it("point at whom they should", () => {
    const here = { x: 10, y: 10 };
    expect(angle(here, { x: 20, y: 10 })).toBe(0);
    expect(angle(here, { x: 10, y: 20 })).toBe(90);
    expect(angle(here, { x: 0, y: 10 })).toBe(180);
  });

  it("have lines that end before the place they point at", () => {
    expect(shortOf({ x: 0, y: 0 }, { x: 100, y: 0 }, 40)).toEqual({ x: 60, y: 0 });
    expect(shortOf({ x: 0, y: 0 }, { x: 10, y: 0 }, 40)).toEqual({ x: 0, y: 0 });
    expect(shortOf({ x: 5, y: 5 }, { x: 5, y: 5 }, 40)).toEqual({ x: 5, y: 5 });
  });
});

describe("numbers of actions", () => {
  it("are found by what they choose", () => {
    expect(PRINTED.choices[suspecting(PRINTED, 2)]).toEqual({ choice: "suspect", picks: [], suspect: 2 });
    expect(PRINTED.choices[suspecting(PRINTED, null)]?.suspect).toBeNull();
    expect(PRINTED.choices[taking(PRINTED, "turn_up", 3)]).toEqual({
      choice: "turn_up",
      picks: [3],
      suspect: null,
    });
  });
});

describe("rounds that are over", () => {
  const past = (respect: number[], jailed: boolean[]) => ({ respect, jailed });
  const view = { past: [past([4, 2], [false, true]), past([3, 5], [false, false])] } as unknown as CapView;

  it("say what each brought", () => {
    expect(outcomes(view, PRINTED, 0)).toEqual([
      { jailed: false, won: 1 },
      { jailed: true, won: -1 },
    ]);
    expect(outcomes(view, PRINTED, 1).map((each) => each.won)).toEqual([-1, 3]);
    expect(outcomes(view, PRINTED, 2)).toEqual([]);
    expect(outcomes(view, PRINTED, -1)).toEqual([]);
  });

  it("are written with a sign", () => {
    expect([2, 0, -1].map(signed)).toEqual(["+2", "±0", "−1"]);
  });
});

describe("faces", () => {
  it("are the same every time, and hardly two alike", () => {
    const ordinary = PRINTED.maffiosi.filter((man) => faceOf(man).role === "ordinary");
    const faces = new Set(ordinary.map((man) => JSON.stringify(faceOf(man))));
    expect(ordinary.length).toBe(24);
    expect(faces.size).toBe(24);
    expect(faceOf(ordinary[0]!)).toEqual(faceOf(ordinary[0]!));
  });

  it("tell the special ones", () => {
    const roles = new Set(PRINTED.maffiosi.map((man) => faceOf(man).role));
    expect([...roles].sort()).toEqual(["adviser", "captain", "cop", "diva", "ordinary", "rat", "strongman"]);
  });
});
