// @vitest-environment jsdom
// What a card of an evening says, where it leads, and which letters its picture takes along.
import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import type { Card, Figures, TableShown } from "../../wire/rest";
import { covers } from "./drawing";
import { addressOf, asked, firstOf, headline, namesToTell } from "./telling";

const chairs = ["Alma", "Aldo <b>", "Bruna"].map((name, seat) => ({ seat, name, bot: "" }));
const table = (seat: number | null) =>
  ({ id: "T", game: "maffiosi", seat, chairs, links: { watch: "w&k" } }) as unknown as TableShown;
const message = (name: string, facts = {}) => ({ type: "message", name, facts }) as Card["title"];
const card = (kind: string, seat: number, points: number, facts = {}): Card => ({
  kind,
  seat,
  seq: 40,
  round: 5,
  title: message(`figures-${kind}`),
  text: message(`figures-${kind}-told`, { seat: { type: "seat", seat }, by: { type: "seat", seat: 1 }, ...facts }),
  change: { points, error: 1 },
  happened: [],
});
const mistake = card("mistake", 0, -25, { done: "throw a Move away", usual: "Ka-boom!" });

beforeAll(() => words.speak("en"));

describe("the card of an evening", () => {
  it("says the names of those who were not asked only if they agree", () => {
    expect(namesToTell(table(0), false)).toEqual(["Alma", "", ""]);
    expect(namesToTell(table(null), false)).toEqual(["", "", ""]);
    expect(namesToTell(table(0), true)).toEqual(["Alma", "Aldo <b>", "Bruna"]);
  });

  it("asks what one would have done, and does not say what is usual", () => {
    expect(asked(mistake, 0, ["Alma"])).toBe("I chose “throw a Move away”. What would you have done?");
    const theirs = asked(mistake, 1, []);
    expect(theirs).toContain("Player 1 chose");
    expect(theirs).not.toContain("Ka-boom!");
    expect(asked(card("blow", 0, -53), 0, ["", ""])).toContain("Player 2 struck");
  });

  it("leads to the moment before a decision, and to any other moment itself", () => {
    expect(addressOf(table(0), mistake, null)).toContain("/replay/T?at=39&eyes=1&beside=truth&link=w%26k");
    expect(addressOf(table(0), card("blow", 1, -53), "mine")).toContain("?at=40&eyes=2&beside=truth&link=mine");
  });

  it("begins with one's own moment that moved most", () => {
    const cards = [card("blow", 1, -80), card("draw", 0, 8), mistake];
    expect(firstOf(cards, 0)).toBe(mistake);
    expect(firstOf(cards, null)?.kind).toBe("blow");
    expect(firstOf([], 0)).toBeNull();
  });

  it("tells by how much, as whoever shares it sees it", () => {
    const figures = (points: number[], won: number[]) =>
      ({
        points: [points],
        sums: points.map((_, seat) => ({ seat, result: won.includes(seat) ? 100 : 0 })),
      }) as unknown as Figures;
    const names = ["Alma", "", ""];
    expect(headline(figures([20_000, 21_000, 3000], [1]), table(0), names)).toMatch(/1,000 short$/);
    expect(headline(figures([22_000, 21_000, 3000], [0]), table(0), names)).toMatch(/^Ahead by .*1,000$/);
    expect(headline(figures([21_000, 21_000, 3000], [0]), table(0), names)).toBe("You win!");
    expect(headline(figures([21_000, 21_000, 3000], [1]), table(0), names)).toBe("Player 2 wins.");
    expect(headline(figures([9, 9, 3], [0, 1]), table(0), names)).toBe("You share the win with Player 2!");
    expect(headline(figures([20_000, 21_000, 3000], [1]), table(null), names)).toBe("Player 2 wins.");
  });
});

describe("the picture of it", () => {
  it("takes only the letters along that it needs", () => {
    expect(covers("U+0-FF, U+131", "Alma")).toBe(true);
    expect(covers("U+400-45F", "Alma")).toBe(false);
    expect(covers("U+400-45F", "Алма")).toBe(true);
    expect(covers("U+4??", "Алма")).toBe(true);
    expect(covers("", "Alma")).toBe(true);
  });
});
