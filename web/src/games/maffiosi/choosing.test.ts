// @vitest-environment node
import { describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

import type { TableClient } from "../../table/table.svelte";
import { Choosing } from "./choosing.svelte";
import type { MafView } from "./matter";
import { type Position, POSITIONS, PRINTED } from "./recorded";

interface Query {
  ask: string;
  chair?: number;
  action?: number;
}

function seated({ view, legal, cards, chairs }: Position) {
  const choices = legal.map((action) => ({ action }));
  const client = {
    view,
    question: { legal: choices },
    legal: choices,
    busy: false,
    refusal: null as { rule: string } | null,
    names: [],
    offered: (action: number) => choices.find((choice) => choice.action === action),
    why: vi.fn(() => Promise.resolve(true)),
    act: vi.fn((..._sent: unknown[]) => Promise.resolve(true)),
    query: vi.fn(({ ask, chair }: Query) =>
      Promise.resolve(ask === "cards_in_hand" ? { cards } : { targets: chairs[String(chair)] ?? [] }),
    ),
  };
  const choosing = new Choosing(client as unknown as TableClient, PRINTED);
  return { client, choosing };
}

async function begun(position: Position) {
  const { client, choosing } = seated(position);
  choosing.begin();
  await Promise.resolve();
  await Promise.resolve();
  return { client, choosing };
}

/** Where an action is chosen, told from what the rules call it. */
function chairsFor(view: MafView, action: number): number[] {
  const { do: deed, value, drinks } = PRINTED.choices[action]!;
  const pie = view.families[value ?? 0];
  if (deed === "serve") return drinks.map((drink) => PRINTED.drinks[drink]!);
  if (deed === "pass_left") return [pie!.pie_left!];
  if (deed === "pass_right") return [pie!.pie_right!];
  if (deed === "explode") return [pie!.pie!];
  return [value!];
}

const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].sort((one, other) => one - other);

describe("what glows is what is legal", () => {
  it.each(POSITIONS.map((position, number) => [number, position] as const))(
    "in random position %i, for every card in hand",
    async (_, position) => {
      const { choosing } = await begun(position);
      expect(choosing.glowing.size).toBe(0);
      for (const [card, actions] of Object.entries(position.truth)) {
        choosing.pull(Number(card));
        expect(choosing.card).toBe(Number(card));
        const chairs = actions.flatMap((action) => chairsFor(position.view, action));
        expect(sorted(choosing.glowing), PRINTED.cards[Number(card)]!.kind).toEqual(sorted(chairs));
        choosing.pull(Number(card));
      }
    },
  );

  it("for every man who may get up", async () => {
    let men = 0;
    for (const position of POSITIONS) {
      const { choosing } = await begun(position);
      for (const [chair, actions] of Object.entries(position.sits)) {
        choosing.pull(PRINTED.cards.findIndex((card) => card.kind === "move"));
        choosing.press(Number(chair));
        await Promise.resolve();
        await Promise.resolve();
        expect(choosing.stage).toBe("chair");
        expect(sorted(choosing.glowing)).toEqual(sorted(actions.map((action) => PRINTED.choices[action]!.value!)));
        choosing.back();
        choosing.back();
        men += 1;
      }
    }
    expect(men).toBeGreaterThan(10);
  });

  it("and a dead card cannot be pulled out: the rules say why", async () => {
    let dead = 0;
    for (const position of POSITIONS) {
      const { client, choosing } = await begun(position);
      for (const { card, refusal } of position.cards.filter((each) => each.refusal !== null)) {
        choosing.pull(card);
        expect(choosing.card).toBeNull();
        expect(client.why).toHaveBeenLastCalledWith({ action: choosing.deeds.number("play", card) });
        expect(refusal?.rule).toMatch(/^MAF-/);
        dead += 1;
      }
    }
    expect(dead).toBeGreaterThan(5);
  });
});

describe("card, target, button", () => {
  const having = (kind: string) => {
    const card = PRINTED.cards.findIndex((each) => each.kind === kind);
    return { card, position: POSITIONS.find((each) => (each.truth[card]?.length ?? 0) > 0)! };
  };

  it("are sent as one: a stab with its victim", async () => {
    const { card, position } = having("stab");
    const { client, choosing } = await begun(position);
    choosing.pull(card);
    const victim = PRINTED.choices[position.truth[card]!.at(-1)!]!.value!;
    choosing.press(victim);
    expect(client.act).not.toHaveBeenCalled();
    await choosing.send();
    const play = choosing.deeds.number("play", card);
    expect(client.act).toHaveBeenCalledExactlyOnceWith({ action: play }, choosing.deeds.number("kill", victim));
  });

  it("a move with its man and his chair", async () => {
    const { card } = having("move");
    const position = POSITIONS.find((each) => Object.keys(each.sits).length > 0)!;
    const [man, chairs] = Object.entries(position.sits)[0]!;
    const { client, choosing } = await begun(position);
    choosing.pull(card);
    choosing.press(Number(man));
    await Promise.resolve();
    await Promise.resolve();
    expect(choosing.deed).toEqual([]);
    choosing.press(PRINTED.choices[chairs[0]!]!.value!);
    await choosing.send();
    const play = choosing.deeds.number("play", card);
    expect(client.act).toHaveBeenCalledExactlyOnceWith(
      { action: play },
      choosing.deeds.number("lift", Number(man)),
      chairs[0],
    );
  });

  it("drinks are poured one by one, and sent when there are enough", async () => {
    const { card, position } = having("nightcap");
    const { client, choosing } = await begun(position);
    choosing.pull(card);
    const wanted = position.truth[card]!.at(-1)!;
    for (const drink of PRINTED.choices[wanted]!.drinks) {
      expect(choosing.deed).toEqual([]);
      choosing.press(PRINTED.drinks[drink]!);
    }
    await choosing.send();
    expect(client.act).toHaveBeenCalledExactlyOnceWith({ action: choosing.deeds.number("play", card) }, wanted);
  });

  it("whatever is not possible answers with its rule, and Back is free", async () => {
    const { card, position } = having("stab");
    const { client, choosing } = await begun(position);
    choosing.pull(card);
    const aim = choosing.aim;
    const own = position.view.men.findIndex((man) => man?.seat === position.view.seat);
    choosing.press(own);
    expect(choosing.aim).toBe(aim);
    expect(client.refusal?.rule).toMatch(/^MAF-/);
    choosing.back();
    expect(choosing.stage).toBe("card");
    expect(client.act).not.toHaveBeenCalled();
  });

  it("one card can be thrown away instead", async () => {
    const { client, choosing } = await begun(POSITIONS[0]!);
    const card = POSITIONS[0]!.view.hand![0]!;
    choosing.toss(true);
    choosing.pull(card, choosing.tossing);
    await choosing.send();
    expect(client.act).toHaveBeenCalledExactlyOnceWith({ action: choosing.deeds.number("discard", card) });
  });
});
