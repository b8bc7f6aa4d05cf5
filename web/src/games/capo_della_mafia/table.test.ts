import { describe, expect, it } from "vitest";
import type { CapView } from "../../wire/capo_della_mafia";
import { anchorOf, angle, between, spread } from "./aiming";
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

  it("are enough for everybody, and clockwise", () => {
    for (let others = 2; others <= 7; others += 1) {
      const all = Array.from({ length: others }, (_, seat) => seat);
      const { left, top, right } = chairs(all);
      expect([...left, ...top, ...right]).toEqual(all);
    }
  });

  it("stand left and right before anybody sits across, and two a side when it is crowded", () => {
    expect(chairs([1, 2])).toEqual({ left: [1], top: [], right: [2] });
    expect(chairs([1, 2, 3, 4])).toEqual({ left: [1], top: [2, 3], right: [4] });
    expect(chairs([1, 2, 3, 4, 5, 6])).toEqual({ left: [1, 2], top: [3, 4], right: [5, 6] });
  });
});

describe("pistols", () => {
  it("point at whom they should", () => {
    const here = { x: 10, y: 10 };
    expect(angle(here, { x: 20, y: 10 })).toBe(0);
    expect(angle(here, { x: 10, y: 20 })).toBe(90);
    expect(angle(here, { x: 0, y: 10 })).toBe(180);
  });

  it("have lines that go so far and no farther", () => {
    expect(between({ x: 0, y: 0 }, { x: 100, y: 0 }, 40)).toEqual({ x: 40, y: 0 });
    expect(between({ x: 0, y: 0 }, { x: 10, y: 0 }, 40)).toEqual({ x: 10, y: 0 });
    expect(between({ x: 5, y: 5 }, { x: 5, y: 5 }, 40)).toEqual({ x: 5, y: 5 });
  });

  it("are aimed at the edge of a tray that looks at the middle of the table, one beside the other", () => {
    const box = (left: number, top: number, width: number, height: number) =>
      ({ left, top, width, height }) as unknown as DOMRect;
    const table = box(0, 0, 1000, 500);
    const left = anchorOf(box(0, 200, 200, 100), table, table);
    expect(left).toEqual({ point: { x: 200, y: 250 }, upright: true });
    expect(anchorOf(box(800, 200, 200, 100), table, table).point).toEqual({ x: 800, y: 250 });
    const above = anchorOf(box(400, 0, 200, 100), table, table);
    expect(above).toEqual({ point: { x: 500, y: 100 }, upright: false });
    expect([spread(left, 10), spread(above, -10)]).toEqual([
      { x: 200, y: 260 },
      { x: 490, y: 100 },
    ]);
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
  const past = (respect: number[], jailed: boolean[], suspects: (number | null)[]) => ({ respect, jailed, suspects });
  const view = {
    past: [past([4, 2], [false, true], [1, null]), past([3, 5], [false, false], [null, 0])],
  } as unknown as CapView;

  it("say what each brought", () => {
    expect(outcomes(view, PRINTED, 0)).toEqual([
      { jailed: false, won: 1, suspect: 1, right: true },
      { jailed: true, won: -1, suspect: null, right: false },
    ]);
    expect(outcomes(view, PRINTED, 1).map((each) => each.won)).toEqual([-1, 3]);
    expect(outcomes(view, PRINTED, 1)[1]).toMatchObject({ suspect: 0, right: false });
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
