// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));

import { layNothingOut } from "../../lib/no-layout";
import { speak } from "../../lib/speaking";
import { words } from "../../lib/words.svelte";
import { Refused, type TableClient } from "../../table/table.svelte";
import type { OpenOffer } from "../../wire/la_cosa_nostra";
import type { Choice } from "../../wire/socket";
import Answer from "./Answer.svelte";
import Deals from "./Deals.svelte";
import { deskOf } from "./desk.svelte";
import Heads from "./Heads.svelte";
import { Board as LcnBoard } from "./lcn-table";
import { actionOf, deedOf, type LcnView, onTerms } from "./matter";
import Panel from "./Panel.svelte";
import { dealsWaiting, playerFacts } from "./player-facts";
import { PRINTED, STEPS, stepAsking, stepWith } from "./recorded";

const NAMES = ["Alma", "Aldo", "Bruna", "Carlo"];
const printed = PRINTED as unknown as Record<string, unknown>;
const PLAN = stepAsking("lcn-ask-plan");
const TURN = stepAsking("lcn-ask-turn");
const ASKED = STEPS.flatMap((step, number) => (step.ask === "" ? [] : [number]));

/** A query to which the rules say nothing, unless it is answered here. */
type Answers = (query: { ask: string }) => unknown;

function table(step: number, change: Partial<LcnView> = {}, answers: Answers = () => undefined) {
  const { view, legal, ask } = STEPS[step]!;
  const question = { text: { type: "message", name: ask }, rules: [], must: ask !== "", legal, items: [] };
  const seats = view.families.map(() => ({
    bot: "",
    present: true,
    asked: false,
    owes: false,
    deadline: null,
    reserve: 0,
  }));
  return {
    id: "ROSE-41",
    seat: 0,
    update: { seq: step, view: { ...view, ...change }, paused: false, result: null },
    view: { ...view, ...change },
    seats,
    happened: [
      {
        seq: step,
        at: 0,
        entry: "move",
        events: STEPS[step]!.events.map((event) => ({
          event,
          text: { type: "message", name: "lcn-event-offers-expired" },
          minor: true,
        })),
      },
    ],
    names: NAMES,
    question: legal.length > 0 ? question : null,
    legal,
    busy: false,
    skew: 0,
    curtain: null,
    refusal: null as Refused | null,
    offered: (action: number) => legal.find((choice) => choice.action === action),
    why: vi.fn(() => Promise.resolve(true)),
    act: vi.fn(() => Promise.resolve(true)),
    query: vi.fn((query: { ask: string }) => {
      const answer = answers(query);
      return answer === undefined
        ? Promise.reject(new Refused({ type: "message", name: "none" }, ""))
        : Promise.resolve(answer);
    }),
  };
}

type Stub = ReturnType<typeof table>;

function sitDown(stub: Stub): void {
  const props = { client: stub as unknown as TableClient, printed };
  for (const part of [LcnBoard, Heads, Panel, Answer, Deals]) render(part, props);
}

const find = (selector: string) => document.querySelector<HTMLButtonElement>(selector)!;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const offered = (stub: Stub, doing: string) =>
  stub.legal.filter((choice) => deedOf(PRINTED, choice.action)?.doing === doing);
const valueOf = (choice: Choice) => deedOf(PRINTED, choice.action)!.value;

/** After a man is picked, every card of the hand may follow. */
const anyTask: Answers = ({ ask }) =>
  ask === "targets"
    ? {
        answer: "targets_found",
        targets: PRINTED.actions
          .filter((kind) => kind.name === "job" || kind.name === "buy" || kind.name === "peek")
          .flatMap(({ first, count }) => Array.from({ length: count }, (_, value) => ({ action: first + value }))),
      }
    : undefined;

beforeAll(() => {
  layNothingOut();
  speak("en");
});
afterEach(cleanup);

describe("whose man it is", () => {
  it("is seen by his suit: it has the colour of the seat that began with his family", () => {
    const stub = table(PLAN);
    sitDown(stub);
    for (const [seat, family] of stub.view.families.entries()) {
      const first = PRINTED.families[family.family]!.men[0]!;
      const face = all(`[data-man="${first}"] .face`).find((each) => each.style.getPropertyValue("--suit") !== "");
      expect(face?.style.getPropertyValue("--suit"), `seat ${seat}`).toBe(
        `var(--lcn-suit-${["yellow", "red", "blue", "green"][seat]})`,
      );
    }
  });
});

describe("planning", () => {
  it("lets those men and cards glow that can be chosen", () => {
    const stub = table(PLAN);
    sitDown(stub);
    const glowing = all(".desk .man.legal").map((man) => Number(man.dataset.man));
    expect(glowing).toEqual(expect.arrayContaining(offered(stub, "pick").map(valueOf)));
    expect(all(".hand .job.legal")).toHaveLength(stub.update.view.hand!.length);
  });

  it("sends a man with his card as one message", async () => {
    const stub = table(PLAN, {}, anyTask);
    sitDown(stub);
    const pick = offered(stub, "pick")[0]!;
    const job = stub.update.view.hand![0]!;
    await fireEvent.click(find(`.desk [data-man="${valueOf(pick)}"]`));
    await fireEvent.click(find(`[data-job="${job}"]`));
    await vi.waitFor(() => expect(find(".ready")).not.toBeNull());
    await fireEvent.click(find(".ready"));
    expect(stub.act).toHaveBeenCalledExactlyOnceWith(pick, actionOf(PRINTED, "job", job));
  });

  it("takes the card first and the man after it as well, and a market card like one of the hand", async () => {
    const stub = table(PLAN, {}, anyTask);
    sitDown(stub);
    const pick = offered(stub, "pick")[0]!;
    await fireEvent.click(find('[data-slot="1"]'));
    await fireEvent.click(find(`.desk [data-man="${valueOf(pick)}"]`));
    await vi.waitFor(() => expect(find(".ready")).not.toBeNull());
    await fireEvent.click(find(".ready"));
    expect(stub.act).toHaveBeenCalledExactlyOnceWith(pick, actionOf(PRINTED, "buy", 1));
  });

  it("asks why not where a man cannot be chosen", async () => {
    const stub = table(PLAN);
    sitDown(stub);
    const rival = stub.update.view.families[1]!.men[0]!.man;
    await fireEvent.click(find(`.line [data-man="${rival}"]`));
    expect(stub.why).toHaveBeenCalledOnce();
    expect(stub.act).not.toHaveBeenCalled();
  });

  it("lays down what was held when Escape is pressed", async () => {
    const stub = table(PLAN, {}, anyTask);
    sitDown(stub);
    await fireEvent.click(find(`[data-job="${stub.update.view.hand![0]!}"]`));
    expect(find(".job.chosen")).not.toBeNull();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(document.querySelector(".job.chosen")).toBeNull();
  });
});

describe("every question", () => {
  it.each(ASKED.map((step) => [STEPS[step]!.ask, step] as const))(
    "%s can be answered by the drawn table alone",
    async (_, step) => {
      for (const choice of STEPS[step]!.legal) {
        const { doing, value } = deedOf(PRINTED, choice.action)!;
        // Offers lie on slips of their own: see below.
        if (doing === "accept" || doing === "refuse") continue;
        const stub = table(step, {}, anyTask);
        sitDown(stub);
        await touch(doing, value);
        await tick();
        const plain = document.querySelector<HTMLButtonElement>(`[data-action="${choice.action}"]`);
        if (plain === null)
          await vi.waitFor(() => expect(document.querySelector(".ready, .answers .main")).not.toBeNull());
        await fireEvent.click(plain ?? find(".ready, .answers .main"));
        if (!OPENING.includes(doing)) expect(stub.act, `${doing} ${value}`).toHaveBeenCalledWith(choice);
        else expect(stub.act, `${doing} ${value}`).toHaveBeenCalledWith(choice, expect.any(Number));
        cleanup();
      }
    },
    60_000,
  );

  it("was one of many kinds", () => {
    expect(new Set(ASKED.map((step) => STEPS[step]!.ask)).size).toBeGreaterThan(12);
  });
});

const OPENING = ["pick", "snitch", "spy", "lawyer"];
const PLACES: Record<string, string> = {
  take: "slot",
  buy: "slot",
  recruit: "recruit",
  drop_job: "job",
  job: "job",
  drop_influence: "influence",
  search: "kind",
  family: "family",
  reroll: "die",
};
const LAID = ["henchman", "saboteur", "machine_pistol", "distraction"];

/** What is touched on the table before the button. */
async function touch(doing: string, value: number): Promise<void> {
  const influence = PRINTED.influence.findIndex((card) => card.icon === (doing === "renew" ? "snitch" : doing));
  if (doing === "pick") {
    await fireEvent.click(find(`.desk [data-man="${value}"]`));
    await fireEvent.click(find('[data-slot="0"]'));
  } else if (LAID.includes(doing)) {
    await fireEvent.click(find(`[data-influence="${influence}"]`));
    await fireEvent.click(find(`.lcn [data-man="${value}"]`));
  } else if (doing === "snitch" || doing === "spy" || doing === "lawyer") {
    await fireEvent.click(find(doing === "lawyer" ? `[data-business="${value}"]` : `[data-influence="${influence}"]`));
    await vi.waitFor(() => expect(document.querySelector(".line .man.legal")).not.toBeNull());
    await fireEvent.click(find(".line .man.legal"));
  } else if (doing === "renew") await fireEvent.click(find(`[data-influence="${influence}"]`));
  else if (["execute", "abandon", "threaten"].includes(doing)) {
    const man = find(`.desk [data-man="${value}"]`);
    if (man.getAttribute("aria-pressed") !== "true") await fireEvent.click(man);
  } else if (doing === "peek" || doing === "victim_man") await fireEvent.click(find(`.lcn [data-man="${value}"]`));
  else if (doing === "victim_business" || doing === "marker") await fireEvent.click(find(`[data-business="${value}"]`));
  else if (doing === "stake" || doing === "launder")
    await fireEvent.input(find("input[type=range]"), { target: { value } });
  else if (doing in PLACES) await fireEvent.click(find(`[data-${PLACES[doing]}="${value}"]`));
}

describe("the stage", () => {
  it("is read by all: card, dice, and the line that came true", () => {
    const step = stepWith("paid");
    sitDown(table(step - 1));
    expect(find(".stage h2").textContent.length).toBeGreaterThan(2);
  });

  it("leaves the table to whoever must choose a victim there", () => {
    sitDown(table(stepAsking("lcn-ask-victim")));
    expect(document.querySelector(".stage")).toBeNull();
    expect(all(".chip.legal, .line .man.legal").length).toBeGreaterThan(0);
  });
});

describe("deals", () => {
  const offer: OpenOffer = {
    slot: 7,
    proposer: 1,
    partner: 0,
    gives: { cash: 2000 },
    gets: { promises: [{ kind: "no_attack" }] },
    number: 1,
  };
  const withOffer = (step: number) => {
    const stub = table(step, { offers: [offer] });
    const replies = (["accept", "refuse"] as const).map((doing) => ({
      action: actionOf(PRINTED, doing, 7),
      text: { type: "message" as const, name: "x" },
    }));
    stub.question = { ...stub.question!, legal: [...stub.legal, ...replies] };
    return stub;
  };

  it("lie as a slip with three buttons, and are counted", async () => {
    const stub = withOffer(TURN);
    sitDown(stub);
    expect(dealsWaiting(stub as unknown as TableClient)).toBe(1);
    const slip = find('[data-offer="7"]');
    expect(slip.textContent).toContain("Aldo pays you $2,000.");
    await fireEvent.click(slip.querySelector("button.accept")!);
    expect(stub.act).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ action: actionOf(PRINTED, "accept", 7) }),
    );
  });

  it("open in the builder, and go back changed as an answer", async () => {
    const side = { most_cash: 9000, pieces: [], promise: null };
    const stub = withOffer(TURN);
    stub.query.mockImplementation(({ ask }: { ask: string }) =>
      ask === "pieces"
        ? Promise.resolve({ gives: side, gets: side, refusal: null })
        : Promise.reject(new Refused({ type: "message", name: "none" }, "")),
    );
    sitDown(stub);
    deskOf(stub as unknown as TableClient, PRINTED).openOffer(offer);
    await tick();
    expect(find("[data-deal=accept]").disabled).toBe(false);
    expect(find("[data-deal=send]").disabled).toBe(true);
    await vi.waitFor(() => expect(find(".shelf [data-piece=cash]").disabled).toBe(false));
    await fireEvent.click(find(".shelf [data-piece=cash]"));
    await vi.waitFor(() => expect(find("[data-deal=send]").disabled).toBe(false));
    expect(find("[data-deal=accept]").disabled).toBe(true);
    await fireEvent.click(find("[data-deal=send]"));
    expect(stub.act).toHaveBeenCalledExactlyOnceWith({
      action: onTerms(PRINTED),
      terms: expect.objectContaining({ do: "offer", partner: 1, answers: 7 }),
    });
  });

  it("can be begun from the head of any rival", async () => {
    sitDown(table(TURN));
    await fireEvent.click(find('.head[data-seat="2"]'));
    expect(find("#deal-title").textContent).toContain("Bruna");
  });
});

describe("whoever only watches", () => {
  it("sees all lines, no hand and nothing to write on", () => {
    sitDown(table(PLAN, { seat: -1, hand: null, influence: null, odds: null, odds_against: null }));
    expect(all("section.line")).toHaveLength(4);
    expect(all(".hand, .builder")).toHaveLength(0);
  });
});

describe("beside other boards", () => {
  it("stands everybody's cash", () => {
    const facts = playerFacts(table(PLAN) as unknown as TableClient);
    expect(facts.map((each) => each.main)).toEqual(
      STEPS[PLAN]!.view.families.map((family) => words.money(family.cash)),
    );
  });
});

describe("in every language", () => {
  it("every sentence of the table is there, and every button has a name", () => {
    const missing: string[] = [];
    vi.stubGlobal("backroomMissing", missing);
    for (const language of ["en", "nl", "de"] as const) {
      speak(language);
      for (const step of STEPS.keys()) {
        const stub = table(step);
        sitDown(stub);
        for (const button of all("button")) {
          expect(
            (button.getAttribute("aria-label") ?? button.textContent).trim().length,
            button.outerHTML,
          ).toBeGreaterThan(0);
        }
        cleanup();
      }
    }
    speak("en");
    expect(missing).toEqual([]);
  }, 60_000);

  it("call-names have ten letters at most", () => {
    for (const language of ["en", "nl", "de"] as const) {
      speak(language);
      for (const kind of PRINTED.kinds) expect(words.say(kind.call, []).length).toBeLessThanOrEqual(10);
    }
    for (const man of PRINTED.men) expect(man.call.length).toBeLessThanOrEqual(10);
    speak("en");
  });
});
