// What the drawings of an evening make of its figures.
import { expect, test } from "vitest";
import type { Figures } from "../wire/rest";
import { byRounds, isSure, reach, signed } from "./evening";

const step = (round: number) => ({ seq: 1, seat: 0, round });

test("points are taken where each round begins, and in the end", () => {
  const figures = {
    steps: [step(1), step(1), step(2)],
    points: [[0], [5], [7], [9]],
  } as unknown as Figures;
  expect(byRounds(figures)).toEqual({ rounds: [1, 2, 3], points: [[0], [7], [9]] });
});

test("a bar shorter than its whisker is not sure", () => {
  expect(isSure({ points: -4, error: 3 })).toBe(true);
  expect(isSure({ points: 2, error: 3 })).toBe(false);
});

test("points have their sign, and a true minus", () => {
  expect([12.4, -3.6, 0].map(signed)).toEqual(["+12", "−4", "+0"]);
});

test("the scale reaches as far as the longest whisker, and small bars stay small", () => {
  expect(reach([{ points: -80, error: 10 }])).toBe(90);
  expect(reach([{ points: 2, error: 1 }])).toBe(25);
});
