import { describe, expect, it } from "vitest";
import { PRINTED, STEPS } from "./recorded";
import { after, quiet, type Scene, sceneOf } from "./scene";

/** What a view says for good: not the numbers of cards, nor where something is being done. */
function lasting(scene: Scene): unknown {
  const { next: _next, space: _space, own, ...rest } = quiet(scene);
  return {
    ...rest,
    own: own && { ...own, takes: 0 },
    market: rest.market.map((card) => card?.kind ?? null),
  };
}

describe("the table as it is drawn", () => {
  it("comes from event to event to where the next view has it", () => {
    for (const [number, step] of STEPS.entries()) {
      const before = STEPS[number - 1]?.view;
      if (before === undefined) continue;
      const drawn = step.events.reduce((scene, event) => after(scene, event, step.view.seat, PRINTED), sceneOf(before));
      // A henchman in a lawyer's hand stands nowhere: no event tells that he was taken.
      if (step.view.step === "place" && step.view.stage.endsWith("lawyer")) continue;
      // A pile that has run out leaves the market to slide by itself.
      const market = sceneOf(step.view).market;
      const slides = step.view.pile === 0 && step.events.some((event) => event.event === "round_started");
      expect(lasting(slides ? { ...drawn, market } : drawn), `step ${number}`).toEqual(lasting(sceneOf(step.view)));
    }
  });

  it("has seen nearly every kind of event on the way", () => {
    const kinds = new Set(STEPS.flatMap((step) => step.events.map((event) => event.event)));
    for (const kind of ["henchman_moved", "card_trashed", "diner_served", "tickets_paid", "strike_ended"]) {
      expect(kinds).toContain(kind);
    }
    expect(kinds.size).toBeGreaterThan(25);
  });

  it("never draws money of others", () => {
    for (const step of STEPS) {
      const scene = JSON.stringify(sceneOf(step.view).bosses);
      expect(scene).not.toMatch(/cash|offshore|fakes/);
    }
  });

  it("keeps a card the same card while it slides to the right", () => {
    const [printer, ink, paper] = [0, 1, 2];
    const view = { ...STEPS[0]!.view, market: [printer, ink, null, paper] };
    const before = sceneOf(view);
    const later = sceneOf({ ...view, market: [paper, printer, ink, paper] }, before);
    expect(later.market.map((card) => card?.id)).toEqual([
      before.next,
      before.market[0]!.id,
      before.market[1]!.id,
      before.market[3]!.id,
    ]);
  });

  it("shows what somebody wins for a moment, and forgets it", () => {
    const scene = sceneOf(STEPS[0]!.view);
    const won = after(scene, { event: "notes_sold", seat: 2, notes: [1, 0, 2], money: 60 }, 0, PRINTED);
    expect(won.bosses[2]?.gain).toEqual({ money: 60, notes: [-1, -0, -2] });
    expect(won.own).toEqual(scene.own);
    expect(quiet(won).bosses[2]?.gain).toBeNull();
  });
});
