import { describe, expect, it } from "vitest";
import { STEPS } from "./recorded";
import { after, quiet, type Scene, sceneOf } from "./scene";

/** What a view says for good: not whose turn it is, nor what was only a moment. */
function lasting(scene: Scene): unknown {
  const { squealed: _, ...rest } = quiet(scene);
  return { ...rest, spots: rest.spots.map(({ thinks: _thinks, calledOff: _off, ...spot }) => spot) };
}

describe("the table as it is drawn", () => {
  it("comes from event to event to where the next view has it", () => {
    for (const [number, step] of STEPS.entries()) {
      const before = STEPS[number - 1]?.view;
      if (before === undefined) continue;
      const drawn = step.events.reduce((scene, event) => after(scene, event, step.view), sceneOf(before));
      const wanted = sceneOf(step.view);
      // The hats come out with the pistols, which no event tells; a suspicion called off is no longer seen.
      const spots = drawn.spots.map((spot, seat) => ({
        ...spot,
        overview: spot.overview === "none" ? (wanted.spots[seat]?.overview ?? "none") : spot.overview,
        aimsAt: spot.calledOff ? null : spot.aimsAt,
      }));
      expect(lasting({ ...drawn, spots }), `step ${number}`).toEqual(lasting(wanted));
    }
  });

  it("has seen every kind of event on the way", () => {
    const kinds = new Set(STEPS.flatMap((step) => step.events.map((event) => event.event)));
    expect([...kinds].sort()).toEqual(
      [
        "cards_discarded",
        "cards_drawn",
        "cards_laid",
        "cards_received",
        "cards_shown",
        "cards_turned_up",
        "discards_shuffled",
        "extra_round",
        "game_ended",
        "giulia_turned_up",
        "hat_kept",
        "jailed",
        "mission_turned",
        "newspaper_turned",
        "respect_changed",
        "respect_stolen",
        "sealed",
        "suspected",
        "suspected_nobody",
        "suspicions_void",
        "tony_squealed",
      ].sort(),
    );
  });

  it("says what was won in a beat, and forgets it after", () => {
    const scene = sceneOf(STEPS[0]!.view);
    const won = after(
      after(scene, { event: "respect_changed", seat: 1, reason: "mission", change: 1, respect: 4 }, STEPS[0]!.view),
      { event: "respect_changed", seat: 1, reason: "right_suspicion", change: 2, respect: 6 },
      STEPS[0]!.view,
    );
    expect(won.spots[1]).toMatchObject({ respect: 6, change: 3 });
    expect(won.spots[0]?.change).toBeNull();
    expect(quiet(won).spots[1]?.change).toBeNull();
  });
});
