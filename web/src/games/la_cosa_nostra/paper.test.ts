import { describe, expect, it } from "vitest";
import type { OpenOffer } from "../../wire/la_cosa_nostra";
import { NOTHING, whole } from "./matter";
import { add, before, counterOf, isBlank, isUnchanged, itemsOf, offerOf, paperTo, remove, withSide } from "./paper";

const PEACE = { kind: "no_attack" } as const;

/** Seat 2 answers an offer of mine (seat 0): not 3,000 but 5,000, and a marker besides. */
const COUNTER: OpenOffer = {
  slot: 11,
  proposer: 2,
  partner: 0,
  gives: { permits: [4] },
  gets: { cash: 5000, permits: [9], promises: [PEACE] },
  answers: { gives: { cash: 3000, promises: [PEACE] }, gets: { permits: [4] } },
  number: 2,
};

describe("a deal on paper", () => {
  it("is read from my side, whoever has made it", () => {
    const paper = counterOf(COUNTER, 0);
    expect(paper.partner).toBe(2);
    expect(paper.gives).toEqual(whole({ cash: 5000, permits: [9], promises: [PEACE] }));
    expect(paper.gets).toEqual(whole({ permits: [4] }));
  });

  it("is accepted as long as nothing is changed, and sent back as an answer after that", () => {
    const paper = counterOf(COUNTER, 0);
    expect(isUnchanged(paper)).toBe(true);
    const changed = withSide(paper, "gives", { cash: 4000 });
    expect(isUnchanged(changed)).toBe(false);
    expect(offerOf(changed)).toMatchObject({
      do: "offer",
      partner: 2,
      answers: 11,
      gives: { cash: 4000, permits: [9] },
    });
  });

  it("marks what a counter-offer has changed: struck, and new", () => {
    const paper = counterOf(COUNTER, 0);
    expect(itemsOf(paper.gives, before(paper)!.gives)).toEqual([
      { is: "cash", money: 3000, change: "gone" },
      { is: "cash", money: 5000, change: "new" },
      { is: "permits", card: 9, change: "new" },
      { is: "promise", promise: PEACE, change: "same" },
    ]);
    expect(itemsOf(paper.gets, before(paper)!.gets)).toEqual([{ is: "permits", card: 4, change: "same" }]);
  });

  it("marks what I have changed myself once I have written on it", () => {
    const paper = remove(counterOf(COUNTER, 0), "gives", { is: "permits", card: 9, change: "new" });
    expect(itemsOf(paper.gives, before(paper)!.gives)).toContainEqual({ is: "permits", card: 9, change: "gone" });
  });

  it("takes two markers on one card, and gives back one of them", () => {
    const twice = add(add(paperTo(1), "gets", "permits", 4), "gets", "permits", 4);
    expect(twice.gets.permits).toEqual([4, 4]);
    expect(remove(twice, "gets", { is: "permits", card: 4, change: "same" }).gets.permits).toEqual([4]);
  });

  it("comes to nothing when everything is taken off again", () => {
    let paper = add(paperTo(1), "gives", "gangsters", 3);
    paper = withSide(paper, "gives", { cash: 2000, promises: [PEACE] });
    expect(isBlank(paper)).toBe(false);
    for (const item of itemsOf(paper.gives, null)) paper = remove(paper, "gives", item);
    expect(paper.gives).toEqual(NOTHING);
    expect(isBlank(paper)).toBe(true);
  });
});
