// @vitest-environment node
import { describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

import { beatsOf } from "./beats";
import { PRINTED, STEPS, told } from "./recorded";
import { after, quiet, type Scene, sceneOf } from "./scene";

/** What events do not tell, and what is only for a moment. */
function lasting(scene: Scene) {
  const { moment: _moment, step: _step, income: _income, card: _card, ...rest } = scene;
  return rest;
}

describe("from event to event", () => {
  it("the table comes to where the next view is", () => {
    for (const [number, { events, view }] of STEPS.entries()) {
      const before = STEPS[number - 1]?.view;
      if (before === undefined) continue;
      const scene = events.reduce((now, event) => after(now, event, view, PRINTED), sceneOf(before));
      expect(lasting(scene), `step ${number}: ${events.map((event) => event.event).join()}`).toEqual(
        lasting(sceneOf(view)),
      );
    }
  });

  it("a card that is carried out lies in the middle until it is", () => {
    for (const { view } of STEPS) expect(sceneOf(view).card).toBe(view.card);
  });

  it("nothing that was only for a moment stays", () => {
    const { events, view } = STEPS.find((step) => step.events.some((event) => event.event === "attacked"))!;
    const scene = events.reduce((now, event) => after(now, event, view, PRINTED), sceneOf(STEPS[0]!.view));
    expect(scene.moment).not.toBeNull();
    expect(quiet(scene).moment).toBeNull();
  });
});

describe("a scene", () => {
  const beats = STEPS.map(({ events }) => beatsOf(told(events), PRINTED));

  it("is one an action: who dies of it dies in it", () => {
    const killed = beats.flat().filter((beat) => beat.events.some((event) => event.event === "man_killed"));
    expect(killed.length).toBeGreaterThan(5);
    for (const { events } of killed) {
      expect(["attacked", "pie_exploded", "drinks_served"]).toContain(events[0]?.event);
    }
  });

  it("names every victim of a blast, with the income before and after", () => {
    for (const [number, { events, view }] of STEPS.entries()) {
      const before = STEPS[number - 1]?.view;
      if (before === undefined || !events.some((event) => event.event === "pie_exploded")) continue;
      const blast = beatsOf(told(events), PRINTED).find(({ events: [first] }) => first?.event === "pie_exploded")!;
      const scene = blast.events.reduce((now, event) => after(now, event, view, PRINTED), sceneOf(before));
      const victims = scene.moment?.kind === "blast" ? scene.moment.victims : null;
      expect(victims).toHaveLength(blast.events.filter((event) => event.event === "man_killed").length);
      for (const { man, before: earned, after: earns } of victims ?? []) {
        expect(earned).toBe(before.families[man.seat]?.income);
        expect(earns).toBe(view.families[man.seat]?.income);
      }
    }
  });
});

describe("what is rare", () => {
  const { view } = STEPS[0]!;
  const play = (scene: Scene, ...events: Parameters<typeof after>[1][]) =>
    events.reduce((now, event) => after(now, event, view, PRINTED), scene);

  it("a pie that is passed twice explodes where it stands last, and is at home again", () => {
    const passed = { event: "pie_passed", pie: 1, way: "left", rival: 0 } as const;
    const placed = play(
      sceneOf(view),
      { event: "pie_placed", seat: 1, chair: 4, rival: null },
      { ...passed, seat: 2, source: 4, chair: 6 },
      { ...passed, seat: 3, source: 6, chair: 9 },
    );
    expect(placed.pies[1]).toBe(9);
    expect(placed.moment).toEqual({ kind: "pie", pie: 1, from: 6, to: 9 });
    const gone = play(placed, { event: "pie_exploded", seat: 1, pie: 1, chair: 9, gone: false });
    expect(gone.pies[1]).toBeNull();
    expect(gone.moment).toMatchObject({ kind: "blast", chair: 9, by: 1 });
  });

  it("a second marker kills, and both go back to the stock", () => {
    const chair = view.men.findIndex((man) => man?.seat === 2);
    const sort = view.men[chair]!.sort;
    const stock = view.markers;
    const asleep = play(sceneOf(view), { event: "drinks_served", seat: 0, chairs: [chair], asleep: [chair] });
    expect(asleep.men[chair]).toMatchObject({ asleep: true });
    expect(asleep.markers).toBe(stock - 1);
    const dead = play(
      asleep,
      { event: "drinks_served", seat: 1, chairs: [chair], asleep: [] },
      { event: "man_killed", seat: 2, man: sort, chair, asleep: true, by: 1, card: 1 },
    );
    expect(dead.men[chair]).toBeNull();
    expect(dead.markers).toBe(stock);
    expect(dead.moment).toMatchObject({ kind: "served", victims: [{ chair }] });
  });

  it("whoever is out keeps the money, and the hand lies open", () => {
    const out = play(
      { ...sceneOf(view), money: view.families.map(() => 5000) },
      { event: "player_out", seat: 3 },
      { event: "hand_discarded", seat: 3, cards: [7, 7] },
    );
    expect(out.out[3]).toBe(true);
    expect(out.money[3]).toBe(5000);
    expect(out.cards[3]).toBe(0);
    expect(out.discards[7]).toBe((view.discards[7] ?? 0) + 2);
  });
});
