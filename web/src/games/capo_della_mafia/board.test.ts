// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { layNothingOut } from "../../lib/no-layout";
import { speak } from "../../lib/speaking";
import type { TableClient } from "../../table/table.svelte";
import type { CapView } from "../../wire/capo_della_mafia";
import type { Choice } from "../../wire/socket";
import { Board as CapBoard } from "./cap-table";
import { suspecting, taking } from "./matter";
import { playerFacts } from "./player-facts";
import { PRINTED, STEPS } from "./recorded";

const NAMES = ["Tess", "Aldo", "Bruna", "Carlo"];

function viewIn(phase: string): CapView {
  return STEPS.find((step) => step.view.phase === phase && step.view.players[0]?.asked)!.view;
}

/** What the service offers: everything of this phase that the recorded cards allow. */
function offers(view: CapView): Choice[] {
  const cards = view.phase === "lay" ? view.hand.length : view.laid.length;
  return PRINTED.choices.flatMap((each, action) => {
    const legal =
      each.choice === view.phase &&
      (view.phase === "suspect"
        ? each.suspect !== view.seat && (each.suspect ?? 0) < view.players.length
        : each.picks.every((place) => place < cards) &&
          (view.phase !== "turn_up" || each.picks.length === view.turn_up));
    const text = { type: "message" as const, name: "cap-action-suspect-nobody", facts: {} };
    return legal ? [{ action, text, picks: each.choice === "suspect" ? null : each.picks }] : [];
  });
}

function table(view: CapView, asked = true) {
  const legal = asked ? offers(view) : [];
  const numbers = [...new Set(legal.flatMap((choice) => choice.picks ?? []))];
  const client = {
    update: { seq: 5, view },
    view,
    question: asked ? { legal, items: numbers.map((number) => ({ number })) } : null,
    happened: [],
    names: NAMES,
    picked: [] as number[],
    busy: false,
    refusal: null,
    pickedChoice: undefined,
    offered: (action: number) => legal.find((choice) => choice.action === action),
    toggle: vi.fn(),
    why: vi.fn(),
    act: vi.fn(),
    actPicked: vi.fn(),
    outlook: vi.fn(() => Promise.resolve([])),
    query: vi.fn(() => Promise.resolve({ insight: null })),
  };
  return client;
}

function sitDown(client: ReturnType<typeof table>, deck = PRINTED): void {
  const printed = deck as unknown as Record<string, unknown>;
  render(CapBoard, { client: client as unknown as TableClient, printed });
}

const cards = () => [...document.querySelectorAll<HTMLButtonElement>(".hand .own")];
const label = (button: Element) => button.querySelector(".unseen")?.textContent;
const placeOf = (seat: number) => document.querySelector<HTMLButtonElement>(`button[data-seat="${seat}"]`)!;
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  layNothingOut();
  speak("en");
});
afterEach(cleanup);

describe("my cards", () => {
  it("are buttons that say their symbols and stars", () => {
    const view = viewIn("lay");
    sitDown(table(view));
    expect(cards().map(label)).toEqual(
      view.hand.map((kind) => expect.stringContaining(`${PRINTED.maffiosi[kind]!.name}:`)),
    );
    for (const card of cards()) expect(label(card)).toMatch(/star/);
  });

  it("show every symbol as a picture, those of somebody's own deck too", () => {
    const symbols = PRINTED.symbols.map(({ letter }) => ({ letter, name: `${letter}-craft` }));
    sitDown(table(viewIn("lay")), { ...PRINTED, symbols });
    const drawn = [...document.querySelectorAll(".symbol")];
    const letters = drawn.map((symbol) => symbol.textContent.trim()).filter((text) => text !== "?");
    expect(drawn.length).toBeGreaterThan(5);
    expect(letters.join("")).toBe("");
  });

  it("are picked by number keys and sealed by Enter", async () => {
    const client = table(viewIn("lay"));
    sitDown(client);
    await key("2");
    expect(client.toggle).toHaveBeenCalledExactlyOnceWith(1);
    await key("Enter");
    expect(client.actPicked).toHaveBeenCalledOnce();
  });

  it("are walked by arrow keys", async () => {
    sitDown(table(viewIn("lay")));
    cards()[0]!.focus();
    await fireEvent.keyDown(cards()[0]!, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(cards().at(-1));
  });

  it("do not listen while somebody writes", async () => {
    const client = table(viewIn("lay"));
    sitDown(client);
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "1" });
    field.remove();
    expect(client.toggle).not.toHaveBeenCalled();
  });

  it("say why not when they cannot be played now", async () => {
    const view = viewIn("suspect");
    const client = table(view);
    sitDown(client);
    const inHand = cards()[view.laid.length]!;
    expect(inHand.getAttribute("aria-pressed")).toBeNull();
    await fireEvent.click(inHand);
    expect(client.why).toHaveBeenCalledExactlyOnceWith({ action: taking(PRINTED, "lay", 0) });
  });
});

describe("the others", () => {
  it("are aimed at by a click, and the seal makes it final", async () => {
    const client = table(viewIn("suspect"));
    sitDown(client);
    expect(label(placeOf(3))).toMatch(/^Carlo: \d+ respect/);
    await fireEvent.click(placeOf(3));
    expect(placeOf(3).getAttribute("aria-pressed")).toBe("true");
    await key("Enter");
    expect(client.act.mock.calls[0]?.[0]).toMatchObject({ action: suspecting(PRINTED, 3) });
  });

  it("are suspected by nobody if nobody is aimed at", async () => {
    const client = table(viewIn("suspect"));
    sitDown(client);
    await key("1");
    await key("0");
    await key("Enter");
    expect(client.act.mock.calls[0]?.[0]).toMatchObject({ action: suspecting(PRINTED, null) });
  });

  it("cannot be aimed at before it is time: the service says why", async () => {
    const client = table(viewIn("lay"));
    sitDown(client);
    await fireEvent.click(placeOf(1));
    expect(client.why).toHaveBeenCalledExactlyOnceWith({ action: suspecting(PRINTED, 1) });
  });

  it("include oneself, whom nobody may suspect", async () => {
    const client = table(viewIn("suspect"));
    sitDown(client);
    await fireEvent.click(placeOf(0));
    expect(client.why).toHaveBeenCalledExactlyOnceWith({ action: suspecting(PRINTED, 0) });
  });
});

describe("whoever only watches", () => {
  it("has no cards and nothing to press but what can be looked up", () => {
    const view = { ...viewIn("suspect"), seat: -1, hand: [], laid: [] };
    sitDown(table(view, false));
    expect(cards()).toEqual([]);
    expect(document.querySelectorAll("[data-seat]").length).toBe(4);
    expect(document.querySelectorAll("button[data-seat]").length).toBe(0);
  });
});

describe("beside the board", () => {
  it("stand respect towards the target and the cards in hand", () => {
    const view = viewIn("lay");
    const facts = playerFacts(table(view) as unknown as TableClient);
    expect(facts[0]).toEqual({ main: `${view.players[0]!.respect}/${view.target}`, lines: ["5 cards"] });
  });
});

describe("in every language", () => {
  it("every sentence of the board is there", () => {
    const missing: string[] = [];
    vi.stubGlobal("backroomMissing", missing);
    for (const language of ["en", "nl", "de"] as const) {
      speak(language);
      for (const phase of ["lay", "turn_up", "suspect", "claim"]) {
        sitDown(table(viewIn(phase)));
        cleanup();
      }
    }
    expect(missing).toEqual([]);
  }, 30_000);
});
