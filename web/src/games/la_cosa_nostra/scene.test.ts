import { describe, expect, it } from "vitest";
import { STEPS, stepWith } from "./recorded";
import { after, quiet, type Scene, sceneOf } from "./scene";

/** The scene in the middle of this step: the view before it, and its events up to the last of that kind. */
function played(step: number, until?: string): Scene {
  const events = STEPS[step]!.events;
  const end = until === undefined ? events.length : events.map((event) => event.event as string).lastIndexOf(until) + 1;
  return events.slice(0, end).reduce((scene, event) => after(scene, event), sceneOf(STEPS[step - 1]!.view));
}

describe("the table as it is drawn", () => {
  it("counts everybody's cash over from event to event, to where the next view has it", () => {
    let moves = 0;
    for (const [number, step] of STEPS.entries()) {
      if (!step.follows || step.events.some((event) => event.event === "deal_struck")) continue;
      expect(played(number).cash, `step ${number}`).toEqual(step.view.families.map((family) => family.cash));
      moves += step.events.filter((event) =>
        ["paid", "lost", "money_taken", "income_paid"].includes(event.event),
      ).length;
    }
    expect(moves).toBeGreaterThan(6);
  });

  it("draws the board as it was until everything has been shown", () => {
    for (const [number, step] of STEPS.entries()) {
      if (!step.follows) continue;
      expect(played(number).view).toBe(STEPS[number - 1]!.view);
      expect(sceneOf(step.view, played(number)).view).toBe(step.view);
    }
  });

  it("forgets what was only for a moment", () => {
    for (const [number, step] of STEPS.entries()) {
      if (step.follows) expect(quiet(played(number)).moved).toEqual({ men: [], businesses: [] });
    }
  });
});

describe("the stage", () => {
  it("shows the card, the true dice, and then what they did", () => {
    const step = stepWith("paid");
    const rolls = STEPS.slice(0, step + 1).flatMap((each) =>
      each.events.filter((event) => event.event === "dice_rolled"),
    );
    const stage = played(step, "paid").stage!;
    expect(stage.verdict).toBe(true);
    expect(stage.roll?.dice).toEqual(rolls.at(-1)!.dice);
  });

  it("goes when the job is done, and stays while others are asked", () => {
    for (const step of STEPS) {
      const open = step.view.stage === "action" && (step.view.job !== null || step.view.step === "announced");
      expect(sceneOf(step.view).stage !== null, step.view.step).toBe(open || step.view.step === "before_reveal");
    }
  });

  it("does not know a card that is only announced", () => {
    const announced = STEPS.filter((step) => step.view.step === "announced");
    expect(announced.length).toBeGreaterThan(0);
    for (const step of announced) expect(sceneOf(step.view).stage?.job).toBeNull();
  });

  it("marks the die that a Cop has rolled again", () => {
    const step = stepWith("die_rerolled");
    const event = STEPS[step]!.events.find((each) => each.event === "die_rerolled")!;
    const roll = played(step, "die_rerolled").stage!.roll!;
    expect(roll.dice[roll.again!]).toBe(event.now);
  });

  it("lays an answer over the card that it answers", () => {
    const attack = after(sceneOf(STEPS[0]!.view), { event: "attack_begun", seat: 1, man: 7 });
    const open = after(attack, { event: "job_revealed", seat: 1, man: 7, job: 3 });
    const trap = after(open, { event: "job_revealed", seat: 0, man: 1, job: 9 });
    expect(open.stage).toMatchObject({ man: 7, job: 3, answers: null });
    expect(trap.stage).toMatchObject({ man: 1, job: 9, answers: { job: 3 } });
  });
});

describe("the papers", () => {
  it("fill with what everybody is paid", () => {
    const step = stepWith("income_paid");
    const { payday } = played(step, "income_paid");
    for (const event of STEPS[step]!.events) {
      if (event.event !== "income_paid") continue;
      expect(payday?.businesses[event.seat]).toBe(event.from_businesses);
      expect(payday?.monopolies[event.seat]).toBe(event.from_monopolies);
    }
  });

  it("keep the final count", () => {
    const step = stepWith("game_ended");
    expect(sceneOf(STEPS[step]!.view, played(step)).count?.counts).toHaveLength(4);
  });
});
