// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

// What moves asks this as soon as it is loaded.
vi.hoisted(() => {
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => ({ matches: true, ...deaf }));
});

import { layNothingOut } from "../../lib/no-layout";
import { speak } from "../../lib/speaking";
import type { TableClient } from "../../table/table.svelte";
import Answer from "./Answer.svelte";
import Families from "./Families.svelte";
import Looked from "./Looked.svelte";
import { Board as MafBoard } from "./maf-table";
import type { MafView } from "./matter";
import { playerFacts } from "./player-facts";
import { happenedUntil, type Position, POSITIONS, PRINTED, STEPS, stepWhere } from "./recorded";

const NAMES = ["Tess", "Aldo", "Bruna", "Carlo", "Dora", "Enzo"];

/** Somebody at a table that stands like this; what is asked of the rules is answered as it was recorded. */
function table(view: MafView, legal: readonly number[], step = 0, position?: Position) {
  const choices = legal.map((action) => ({ action, text: { type: "message", name: "maf-action-stay", facts: {} } }));
  const question = choices.length > 0 ? { legal: choices, text: choices[0]!.text, items: [] } : null;
  return {
    id: "ROSE-41",
    seat: view.seat,
    update: { seq: step, view, result: null },
    view,
    seats: view.families.map(() => ({ bot: "", present: true })),
    question,
    happened: happenedUntil(step),
    told: happenedUntil(step),
    curtain: null,
    names: NAMES,
    legal: choices,
    busy: false,
    refusal: null,
    offered: (action: number) => choices.find((choice) => choice.action === action),
    why: vi.fn(() => Promise.resolve(true)),
    act: vi.fn(() => Promise.resolve(true)),
    query: vi.fn(({ ask, chair }: { ask: string; chair?: number }) => {
      if (ask === "cards_in_hand") return Promise.resolve({ cards: position?.cards ?? [] });
      if (ask === "chairs_for") return Promise.resolve({ targets: position?.chairs[String(chair)] ?? [] });
      if (ask === "targets") return Promise.resolve({ targets: [] });
      return new Promise(() => undefined);
    }),
  };
}

async function sitDown(client: ReturnType<typeof table>): Promise<void> {
  const props = { client: client as unknown as TableClient, printed: PRINTED as unknown as Record<string, unknown> };
  render(MafBoard, props);
  for (const part of [Answer, Families, Looked]) render(part, props);
  for (let time = 0; time < 4; time += 1) await tick();
}

const at = (position: Position) => table(position.view, position.legal, 0, position);
const during = (step: number) => table(STEPS[step]!.view, STEPS[step]!.legal, step);
const chair = (number: number) => document.querySelector<HTMLButtonElement>(`[data-chair="${number}"]`)!;
const glowing = () =>
  [...document.querySelectorAll<HTMLElement>(".chair.legal")].map((each) => Number(each.dataset.chair));

beforeAll(() => {
  layNothingOut();
  speak("en");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const KIND = (kind: string) => PRINTED.cards.findIndex((card) => card.kind === kind);
const FIVE = POSITIONS.filter((each) => each.view.families.length === 5);
const STABBING = POSITIONS.find((each) => (each.truth[KIND("stab")]?.length ?? 0) > 0)!;

describe("every chair", () => {
  it("is a button whose name says who sits there, and with what", async () => {
    const { view } = FIVE[0]!;
    await sitDown(at(FIVE[0]!));
    for (const [number, printed] of PRINTED.chairs.entries()) {
      const name = chair(number).getAttribute("aria-label")!;
      expect(name.startsWith(`${number + 1}, `)).toBe(true);
      const man = view.men[number];
      if (man == null) expect(name).toContain("nobody");
      else expect(name).toContain(man.seat === view.seat ? "your " : `${NAMES[man.seat]}’s `);
      if (printed.things[0] === "drink") expect(name).toContain("drink");
      if (man?.asleep) expect(name).toContain("asleep");
    }
  });

  it("that glows is one that the rules allow, for every playable card", async () => {
    for (const position of FIVE) {
      await sitDown(at(position));
      expect(glowing()).toEqual([]);
      for (const kind of [KIND("stab"), KIND("fire"), KIND("order_pie"), KIND("move")]) {
        if (!(kind in position.truth)) continue;
        const place = position.view.hand!.indexOf(kind);
        await fireEvent.click(document.querySelectorAll(".cards .card")[place]!);
        const allowed = position.truth[kind]!.map((action) => PRINTED.choices[action]!.value!);
        expect(glowing()).toEqual([...allowed].sort((one, other) => one - other));
        await fireEvent.click(document.querySelectorAll(".cards .card")[place]!);
      }
      cleanup();
    }
  });
});

describe("by keyboard", () => {
  it("arrows walk, shift jumps across, digits type a chair", async () => {
    await sitDown(at(FIVE[0]!));
    chair(3).focus();
    await fireEvent.keyDown(chair(3), { key: "ArrowRight" });
    expect(document.activeElement).toBe(chair(4));
    await fireEvent.keyDown(chair(4), { key: "ArrowDown", shiftKey: true });
    expect(document.activeElement).toBe(chair(PRINTED.chairs[4]!.opposite!));
    await fireEvent.keyDown(document.body, { key: "2" });
    await fireEvent.keyDown(document.body, { key: "1" });
    expect(document.activeElement).toBe(chair(20));
  });

  it("Tab goes from legal chair to legal chair, a second press is the button, Escape goes back", async () => {
    const client = at(STABBING);
    await sitDown(client);
    const kind = KIND("stab");
    await fireEvent.click(document.querySelectorAll(".cards .card")[STABBING.view.hand!.indexOf(kind)]!);
    const stops = [...document.querySelectorAll<HTMLElement>('.chair[tabindex="0"]')];
    expect(stops.map((each) => Number(each.dataset.chair))).toEqual(glowing());
    await fireEvent.keyDown(chair(glowing()[0]!), { key: "Escape" });
    expect(glowing()).toEqual([]);
    await fireEvent.click(document.querySelectorAll(".cards .card")[STABBING.view.hand!.indexOf(kind)]!);
    expect(chair(glowing()[0]!).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(chair(glowing()[0]!));
    expect(client.act).toHaveBeenCalledOnce();
  });
});

describe("the button", () => {
  it("says the whole sentence, and sends it", async () => {
    const client = at(STABBING);
    await sitDown(client);
    await fireEvent.click(document.querySelectorAll(".cards .card")[STABBING.view.hand!.indexOf(KIND("stab"))]!);
    const go = document.querySelector<HTMLButtonElement>(".go")!;
    expect(go.textContent).toMatch(/^Stab .*’s .* on \d+$/);
    await fireEvent.click(go);
    expect(client.act).toHaveBeenCalledOnce();
    expect(client.act.mock.calls[0]).toHaveLength(2);
  });
});

describe("whoever only watches", () => {
  it("sees the table without a hand, and is asked nothing", async () => {
    await sitDown(table({ ...FIVE[0]!.view, seat: -1, hand: null }, []));
    expect(document.querySelector(".hand")).toBeNull();
    expect(document.querySelectorAll(".chair")).toHaveLength(30);
    expect(glowing()).toEqual([]);
  });
});

describe("hidden money", () => {
  it("is a question mark", async () => {
    const { view } = FIVE[0]!;
    const families = view.families.map((family, seat) => (seat === view.seat ? family : { ...family, money: null }));
    const client = table({ ...view, families }, []);
    const facts = playerFacts(client as unknown as TableClient).map((each) => each.main);
    expect(facts.filter((each) => each.includes("?"))).toHaveLength(4);
    await sitDown(client);
    expect(document.querySelectorAll(".money").length).toBe(5);
  });
});

describe("the end", () => {
  it("ranks everybody on paper, with the last payment", async () => {
    await sitDown(during(STEPS.length - 1));
    expect(document.querySelectorAll(".end tbody tr")).toHaveLength(5);
    expect(document.querySelector(".chair")).toBeNull();
  });
});

describe("in every language", () => {
  it("every sentence of the board is there, at every step of a game", async () => {
    const missing: string[] = [];
    vi.stubGlobal("backroomMissing", missing);
    const raid = stepWhere((view) => view.placing !== null);
    const mine = STEPS.flatMap((step, number) => (step.legal.length > 0 ? [number] : []));
    for (const language of ["en", "nl", "de"] as const) {
      speak(language);
      for (const step of [0, raid, ...mine.filter((_, place) => place % 9 === 0), STEPS.length - 1]) {
        await sitDown(during(step));
        cleanup();
      }
      for (const position of FIVE) {
        await sitDown(at(position));
        const count = document.querySelectorAll(".cards .card").length;
        for (let card = 0; card < count; card += 1) {
          await fireEvent.click(document.querySelectorAll(".cards .card")[card]!);
          const legal = document.querySelector(".chair.legal");
          if (legal !== null) await fireEvent.click(legal);
        }
        cleanup();
      }
    }
    speak("en");
    expect(missing).toEqual([]);
  }, 120_000);
});
