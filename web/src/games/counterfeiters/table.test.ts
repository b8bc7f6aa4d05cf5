import { describe, expect, it } from "vitest";
import type { Choice } from "../../wire/socket";
import { counted, endSteps } from "./ending";
import { happenedUntil, PRINTED, STEPS, stepWhere } from "./recorded";
import { aheadOf, columnsFor, lanesFor, spotOf } from "./road";
import { bestOf, betterThan, countOf, leadsOn, offerFor, offersOf, transfersOf } from "./sale";

describe("the road of the police", () => {
  it("is one lane where there is room, and winds where there is none", () => {
    expect(lanesFor(27, 735)).toBe(1);
    expect(lanesFor(27, 350)).toBe(2);
    expect(lanesFor(13, 350)).toBe(1);
    expect(lanesFor(27, 0)).toBe(1);
  });

  it("turns back at the end of a lane, next to where it came from", () => {
    expect(columnsFor(27, 2)).toBe(14);
    expect(spotOf(13, 27, 2)).toEqual({ lane: 0, column: 13 });
    expect(spotOf(14, 27, 2)).toEqual({ lane: 1, column: 13 });
    expect(spotOf(26, 27, 2)).toEqual({ lane: 1, column: 1 });
    expect(spotOf(26, 27, 1)).toEqual({ lane: 0, column: 26 });
  });

  it("says what comes next and when the Godfather comes", () => {
    const ahead = (officer: number) => aheadOf(officer, PRINTED.track, PRINTED.visits);
    expect(ahead(0)).toEqual([
      { special: "godfather", caps: 13 },
      { special: "end", caps: 26 },
    ]);
    expect(ahead(15)).toEqual([
      { special: "strike", caps: 3 },
      { special: "godfather", caps: 4 },
      { special: "end", caps: 11 },
    ]);
    expect(ahead(25)).toEqual([{ special: "end", caps: 1 }]);
    expect(ahead(26)).toEqual([]);
  });

  it("counts as the service does", () => {
    for (const { view } of STEPS) {
      const next = aheadOf(view.officer, PRINTED.track, PRINTED.visits)[0];
      expect(next?.caps ?? 0).toBe(view.steps_to_special);
      if (next !== undefined) expect(next.special).toBe(view.next_special);
    }
  });
});

/** A receiver's offers: what the worst note pays, for all of them. */
function receiver(notes: [number, number, number][]): Choice[] {
  return notes.map((each, action) => {
    const price = each[0] > 0 ? 20 : each[1] > 0 ? 30 : 40;
    const amount = price * countOf(each);
    return {
      action,
      shorthand: each.join(" "),
      text: { type: "message", name: "cft-action-sell", facts: { money: { facts: { amount } } } },
    } as unknown as Choice;
  });
}

describe("a sale", () => {
  const offers = offersOf(
    receiver([
      [1, 0, 0],
      [0, 0, 1],
      [0, 0, 2],
      [1, 0, 1],
      [1, 0, 2],
    ]),
  );

  it("is read from what the service offers", () => {
    const asked = stepWhere((view, step) => view.step === "notes" && step.legal.length > 2);
    const real = offersOf(STEPS[asked]!.legal);
    expect(real.length).toBe(STEPS[asked]!.legal.length);
    expect(real.every((offer) => offer.money > 0)).toBe(true);
  });

  it("is found by its notes", () => {
    expect(offerFor(offers, [1, 0, 1])?.money).toBe(40);
    expect(offerFor(offers, [0, 1, 0])).toBeUndefined();
  });

  it("can be put together note by note, as far as somebody takes them", () => {
    expect(leadsOn(offers, [0, 0, 0])).toBe(true);
    expect(leadsOn(offers, [1, 0, 2])).toBe(true);
    expect(leadsOn(offers, [2, 0, 0])).toBe(false);
  });

  it("warns of a note that spoils the price", () => {
    expect(bestOf(offers)?.notes).toEqual([0, 0, 2]);
    expect(betterThan(offers, offerFor(offers, [1, 0, 2])!)?.notes).toEqual([0, 0, 2]);
    expect(betterThan(offers, offerFor(offers, [0, 0, 2])!)).toBeUndefined();
    expect(bestOf([])).toBeUndefined();
  });
});

describe("a transfer", () => {
  it("goes from all the way back to all the way there", () => {
    const asked = stepWhere((view, step) => view.step === "transfer" && step.legal.length > 0);
    const { view, legal } = STEPS[asked]!;
    const amounts = transfersOf(legal).map((transfer) => transfer.amount);
    expect(amounts.at(-1)).toBe(view.cash);
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
  });
});

describe("the end", () => {
  const last = STEPS.length - 1;
  const begins = stepWhere((view) => view.stage !== "round");

  it("goes through its steps in order", () => {
    let before = 0;
    for (let step = begins; step <= last; step += 1) {
      const steps = endSteps(happenedUntil(step), STEPS[step]!.view, PRINTED);
      const past = steps.filter((each) => each.state === "past").length;
      expect(past).toBeGreaterThanOrEqual(before);
      before = past;
    }
    expect(before).toBe(7);
  });

  it("tells in each step what was done in it", () => {
    const steps = endSteps(happenedUntil(last), STEPS[last]!.view, PRINTED);
    const told = Object.fromEntries(steps.map((each) => [each.step, each.told.length]));
    // The Godfather comes to all, but what he took is told to each alone.
    expect(told.godfather).toBe(2);
    expect(told.extra).toBeGreaterThan(0);
    expect(told.big_lawyer).toBeGreaterThan(0);
    expect(told.diners).toBeGreaterThan(0);
    expect(told.tickets).toBeGreaterThan(0);
    expect(told.count).toBeGreaterThanOrEqual(4);
  });

  it("counts everybody's money, the richest first", () => {
    const rows = counted(happenedUntil(last));
    expect(rows).toHaveLength(4);
    expect(rows[0]?.wins).toBe(true);
    for (const row of rows) {
      expect(row.money).toBe(row.cash + row.offshore);
      expect(row.cash).toBe(STEPS[last]!.view.players[row.seat]?.cash);
    }
    expect(counted([])).toEqual([]);
  });
});
