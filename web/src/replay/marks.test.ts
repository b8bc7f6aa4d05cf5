import { describe, expect, it } from "vitest";
import { chosen, kindsOf, startOf, turnFrom } from "./marks";

const MARKS = [
  { seq: 3, kind: "bluff", seat: 1 },
  { seq: 3, kind: "caught", seat: 2 },
  { seq: 9, kind: "bluff", seat: 0 },
];

describe("the marks of a replay", () => {
  it("are counted by kind, in the order in which they come", () => {
    expect(kindsOf(MARKS)).toEqual([
      { kind: "bluff", count: 2 },
      { kind: "caught", count: 1 },
    ]);
  });

  it("are all of them, or those of one kind", () => {
    expect(chosen(MARKS, null)).toHaveLength(3);
    expect(chosen(MARKS, "bluff").map(({ seq }) => seq)).toEqual([3, 9]);
  });
});

describe("a key", () => {
  it("leads to the beginning of a round, or of the last there is", () => {
    expect([1, 2, 3, 9].map((round) => startOf([1, 1, 2, 2, 3], round))).toEqual([0, 2, 4, 4]);
  });

  it("leads over a whole turn, and stays within the game", () => {
    const seats = [null, 0, 0, 0, 1, 1, 2];
    expect(turnFrom(seats, 1, 1)).toBe(4);
    expect(turnFrom(seats, 4, -1)).toBe(1);
    expect(turnFrom(seats, 6, 1)).toBe(6);
    expect(turnFrom(seats, 0, -1)).toBe(0);
  });
});
