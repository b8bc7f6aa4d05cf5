// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

// What moves asks this as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));

import { layNothingOut } from "../../lib/no-layout";
import { speak } from "../../lib/speaking";
import { words } from "../../lib/words.svelte";
import type { TableClient } from "../../table/table.svelte";
import type { Choice } from "../../wire/socket";
import { Board as CftBoard } from "./cft-table";
import type { CftView } from "./matter";
import { playerFacts } from "./player-facts";
import { happenedUntil, PRINTED, STEPS, stepWhere } from "./recorded";

const NAMES = ["Tess", "Aldo", "Bruna", "Carlo"];

const asked = (fits: (view: CftView) => boolean) => stepWhere((view, step) => step.legal.length > 1 && fits(view));

const PLACING = asked((view) => view.step === "place" && view.round === 3);
const SELLING = asked((view) => view.step === "notes");
const FLYING = asked((view) => view.step === "transfer");
const ENDING = asked((view) => view.stage === "extra");

function table(step: number, change: Partial<CftView> = {}) {
  const { view, legal } = STEPS[step]!;
  const client = {
    id: "ROSE-41",
    update: { seq: step, view: { ...view, ...change } },
    view: { ...view, ...change },
    question: legal.length > 0 ? { legal } : null,
    happened: happenedUntil(step),
    told: happenedUntil(step),
    names: NAMES,
    legal,
    offers: [] as Choice[],
    askForOffers: vi.fn(() => Promise.resolve()),
    busy: false,
    refusal: null,
    offered: (action: number) => legal.find((choice) => choice.action === action),
    why: vi.fn(() => Promise.resolve(true)),
    act: vi.fn(() => Promise.resolve(true)),
    outlook: vi.fn(() => Promise.resolve([])),
  };
  return client;
}

function sitDown(client: ReturnType<typeof table>): void {
  const printed = PRINTED as unknown as Record<string, unknown>;
  render(CftBoard, { client: client as unknown as TableClient, printed });
}

const space = (number: number) => document.querySelector<HTMLButtonElement>(`button[data-space="${number}"]`)!;
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent.trim()) === name,
  )!;

beforeAll(() => {
  layNothingOut();
  speak("en");
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("the spaces", () => {
  it("are buttons with a name, and those that are offered glow", () => {
    const client = table(PLACING);
    sitDown(client);
    for (const [number, printed] of PRINTED.spaces.entries()) {
      const found = space(number);
      expect(found.getAttribute("aria-label")?.length).toBeGreaterThan(5);
      expect(found.classList.contains("legal"), `space ${number}`).toBe(
        client.offered(printed.place_action) !== undefined,
      );
    }
  });

  it("send a henchman where one may go, and ask why not where none may", async () => {
    const client = table(PLACING);
    sitDown(client);
    for (const [number, printed] of PRINTED.spaces.entries()) {
      await fireEvent.click(space(number));
      const choice = client.offered(printed.place_action);
      if (choice !== undefined) expect(client.act).toHaveBeenLastCalledWith(choice);
      else expect(client.why).toHaveBeenLastCalledWith({ action: printed.place_action });
    }
    expect(client.act.mock.calls.length + client.why.mock.calls.length).toBe(PRINTED.spaces.length);
  });

  it("say beforehand what a watched one would mean", async () => {
    vi.useFakeTimers();
    const client = table(PLACING);
    sitDown(client);
    const watched = PRINTED.spaces.findIndex((each) => each.cap && client.offered(each.place_action) !== undefined);
    await fireEvent.focus(space(watched));
    vi.advanceTimersByTime(200);
    vi.useRealTimers();
    expect(client.outlook).toHaveBeenCalledOnce();
  });
});

describe("my screen", () => {
  it("always says what the Godfather would take", () => {
    for (const step of [PLACING, SELLING, FLYING]) {
      sitDown(table(step));
      const takes = STEPS[step]!.view.godfather_takes ?? 0;
      expect(document.querySelector(".godfather")?.textContent).toContain(words.money(takes));
      cleanup();
    }
  });

  it("says that he comes no more once he has come for the last time", () => {
    sitDown(table(ENDING));
    expect(document.querySelector(".godfather")?.textContent).toContain("will not be back");
  });

  it("lets every machine, the envelope and the notes answer", async () => {
    const client = table(PLACING);
    sitDown(client);
    const controls = document.querySelectorAll<HTMLButtonElement>(".screen button");
    expect(controls.length).toBeGreaterThan(5);
    let answers = 0;
    for (const control of controls) {
      await fireEvent.click(control);
      answers += 1;
      expect(client.act.mock.calls.length + client.why.mock.calls.length).toBe(answers);
    }
  });

  it("passes", async () => {
    const client = table(PLACING);
    sitDown(client);
    await fireEvent.click(button("Pass"));
    expect(client.act).toHaveBeenCalledExactlyOnceWith(client.offered(PRINTED.pass_action));
  });
});

describe("selling", () => {
  const fakes = STEPS[SELLING]!.view.fakes!;
  const quality = fakes.findIndex((count) => count > 0) + 1;

  it("shows price, sum and what remains before one commits", async () => {
    const client = table(SELLING);
    sitDown(client);
    await fireEvent.click(button(`one more of quality ${quality}`));
    const receipt = document.querySelector(".receipt")?.textContent ?? "";
    const one = [1, 2, 3].map((each) => (each === quality ? 1 : 0)).join(" ");
    const choice = client.legal.find((each) => each.shorthand === one)!;
    const { amount } = (choice.text.facts as { money: { facts: { amount: number } } }).money.facts;
    expect(receipt).toContain(`1 × ${words.money(amount)}`);
    expect(receipt).toContain(words.money(STEPS[SELLING]!.view.cash! + amount));
    expect(client.act).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector(".sale .main")!);
    expect(client.act).toHaveBeenCalledExactlyOnceWith(choice);
  });

  it("remembers a half-made choice", async () => {
    sitDown(table(SELLING));
    await fireEvent.click(button(`one more of quality ${quality}`));
    cleanup();
    sitDown(table(SELLING));
    expect(document.querySelector(".receipt")?.textContent).toContain("1 × ");
  });

  it("asks why not when a note is not taken", async () => {
    const client = table(SELLING);
    sitDown({ ...client, legal: [] });
    await fireEvent.click(button(`one more of quality ${quality}`));
    expect(client.why).toHaveBeenCalledOnce();
  });
});

describe("flying", () => {
  it("shows what both will hold, and takes as much as possible unless told otherwise", async () => {
    const client = table(FLYING);
    sitDown(client);
    const { cash, offshore } = STEPS[FLYING]!.view;
    const sums = document.querySelector(".transfer")?.textContent ?? "";
    expect(sums).toContain(`${words.money(cash!)} → ${words.money(0)}`);
    expect(sums).toContain(`${words.money(offshore!)} → ${words.money(offshore! + cash!)}`);
    await fireEvent.click(document.querySelector(".transfer .main")!);
    expect(client.act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ shorthand: String(cash) }));
  });

  it("flies with more than the list has, if the rules offer it", async () => {
    const client = table(FLYING, { cash: 9000 });
    const text = client.legal[0]!.text;
    client.offers = [{ action: 1013, terms: { type: "deposit", amount: 9000 }, shorthand: "9000", text }];
    sitDown(client);
    expect(client.askForOffers).toHaveBeenCalled();
    await fireEvent.click(document.querySelector(".transfer .main")!);
    expect(client.act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ terms: client.offers[0]!.terms }));
  });
});

describe("the end", () => {
  it("marks the step that is on, and each step can be looked up", async () => {
    sitDown(table(ENDING));
    const steps = [...document.querySelectorAll<HTMLElement>(".end ol li")];
    expect(steps.filter((step) => step.getAttribute("aria-current") === "step")).toHaveLength(1);
    await fireEvent.click(steps[6]!.querySelector("button")!);
    expect(document.querySelector(".end ul")?.textContent).toContain("Still to come");
  });

  it("counts everybody's money in a table", () => {
    sitDown(table(STEPS.length - 1));
    expect(document.querySelectorAll(".ledger tbody tr")).toHaveLength(4);
    expect(document.querySelector(".market")).toBeNull();
  });
});

describe("whoever only watches", () => {
  it("sees no screen, and all cards", () => {
    const client = table(PLACING, { seat: -1, cash: null, offshore: null, fakes: null, print_yield: null });
    sitDown(client);
    expect(document.querySelector(".screen")).toBeNull();
    expect(document.querySelectorAll(".rivals > li")).toHaveLength(4);
  });
});

describe("beside the board", () => {
  it("stands my cash, and nobody else's", () => {
    const facts = playerFacts(table(PLACING) as unknown as TableClient);
    expect(facts.map((each) => each.main)).toEqual([words.money(STEPS[PLACING]!.view.cash!), "", "", ""]);
  });
});

describe("in every language", () => {
  it("every sentence of the board is there", () => {
    const missing: string[] = [];
    vi.stubGlobal("backroomMissing", missing);
    for (const language of ["en", "nl", "de"] as const) {
      speak(language);
      for (const step of [0, PLACING, SELLING, FLYING, ENDING, STEPS.length - 1]) {
        sitDown(table(step));
        cleanup();
      }
    }
    expect(missing).toEqual([]);
  }, 30_000);
});
