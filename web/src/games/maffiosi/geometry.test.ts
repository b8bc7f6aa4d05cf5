// @vitest-environment node
import { describe, expect, it } from "vitest";
import { layoutOf, pathOf, walk } from "./geometry";
import { PRINTED } from "./recorded";
import { typed } from "./typing";

const LAYOUTS = [false, true].map((turned) => layoutOf(turned, PRINTED.chairs.length, PRINTED.side));
const [LONG, TURNED] = LAYOUTS as [(typeof LAYOUTS)[0], (typeof LAYOUTS)[0]];

describe("the table", () => {
  it("has everybody straight across who is opposite by the rules, whichever way it lies", () => {
    for (const layout of LAYOUTS) {
      for (const [chair, { opposite }] of PRINTED.chairs.entries()) {
        if (opposite === null) continue;
        const [one, other] = [layout.places[chair]!.chair, layout.places[opposite]!.chair];
        if (layout.turned) expect(one.y).toBeCloseTo(other.y);
        else expect(one.x).toBeCloseTo(other.x);
        expect(walk(layout, chair, "ArrowDown", true)).toBe(opposite);
      }
    }
  });

  it("keeps every chair on the screen, and each a target of at least forty", () => {
    for (const { places, width, height } of LAYOUTS) {
      for (const { box } of places) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
    }
  });

  it("needs on a phone no more than its width, and little more than half of its height", () => {
    expect(TURNED.width).toBeLessThanOrEqual(390 - 16);
    expect(TURNED.height).toBeLessThanOrEqual(580);
  });

  it("draws a shot straight and a stab as an arc", () => {
    expect(pathOf(LONG, 0, 26, false)).toMatch(/^M .* L /);
    expect(pathOf(LONG, 0, 1, true)).toMatch(/^M .* Q /);
  });
});

describe("by keys one", () => {
  it("walks round the whole ring and comes back", () => {
    for (const layout of LAYOUTS) {
      const seen = new Set<number>();
      let chair = 0;
      for (const _ of layout.places) {
        seen.add(chair);
        const { side } = layout.places[chair]!;
        const forward = { top: "ArrowRight", right: "ArrowDown", bottom: "ArrowLeft", left: "ArrowUp" }[side];
        chair = walk(layout, chair, forward, false);
      }
      expect(seen.size).toBe(layout.places.length);
      expect(chair).toBe(0);
    }
  });

  it("types a chair in one digit or two", () => {
    expect(typed("7", 30, 0)).toBe(6);
    expect(typed("1", 30, 5000)).toBe(0);
    expect(typed("8", 30, 5300)).toBe(17);
    expect(typed("9", 30, 5500)).toBe(8);
    expect(typed("3", 30, 9000)).toBe(2);
    expect(typed("0", 30, 9200)).toBe(29);
    expect(typed("0", 30, 20_000)).toBeNull();
    expect(typed("x", 30, 20_100)).toBeNull();
  });
});
