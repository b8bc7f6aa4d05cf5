// The end, step by step, from what has happened since the officer came to the last space.
import type { CftPrinted } from "../../wire/counterfeiters";
import type { Happened, Message } from "../../wire/socket";
import type { CftEvent, CftView } from "./matter";

export const STEPS = ["godfather", "extra", "big_lawyer", "bad_lawyer", "diners", "tickets", "count"] as const;
export type Step = (typeof STEPS)[number];

export interface Told {
  seat: number | null;
  text: Message;
}

export interface EndStep {
  step: Step;
  state: "past" | "now" | "later";
  told: Told[];
}

export interface Counted {
  seat: number;
  cash: number;
  offshore: number;
  money: number;
  wins: boolean;
}

const NOW: Record<string, Step> = {
  extra: "extra",
  big_lawyer: "big_lawyer",
  bad_lawyer: "bad_lawyer",
  last_diners: "diners",
};

export function endSteps(happened: readonly Happened[], view: CftView, printed: CftPrinted): EndStep[] {
  const lines = new Map<Step, Told[]>(STEPS.map((step) => [step, []]));
  let step: Step | null = null;
  for (const { event: raw, text, minor } of lastPart(happened)) {
    const event = raw as CftEvent;
    step = stepOf(event, printed) ?? step;
    if (step === null || minor || event.event === "end_triggered") continue;
    lines.get(step)?.push({ seat: "seat" in event ? event.seat : null, text });
  }
  const now = view.stage === "over" ? STEPS.length : STEPS.indexOf(NOW[view.stage] ?? "godfather");
  return STEPS.map((each, place) => ({
    step: each,
    state: place < now ? "past" : place === now ? "now" : "later",
    told: lines.get(each) ?? [],
  }));
}

/** What everybody has when the screens have fallen, the richest first. */
export function counted(happened: readonly Happened[]): Counted[] {
  const events = happened.flatMap((entry) => entry.events ?? []).map((each) => each.event as CftEvent);
  const ended = events.find((event) => event.event === "game_ended");
  return events
    .filter((event) => event.event === "money_counted")
    .map(({ seat, cash, offshore, money }) => ({
      seat,
      cash,
      offshore,
      money,
      wins: ended?.winners.includes(seat) ?? false,
    }))
    .sort((one, other) => other.money - one.money);
}

function lastPart(happened: readonly Happened[]) {
  const told = happened.flatMap((entry) => entry.events ?? []);
  const begins = told
    .map(({ event }) => ["end_triggered", "time_ran_out"].includes((event as CftEvent).event))
    .lastIndexOf(true);
  return begins < 0 ? [] : told.slice(begins);
}

/** The step that begins with this event; what follows belongs to it. */
function stepOf(event: CftEvent, printed: CftPrinted): Step | null {
  switch (event.event) {
    case "end_triggered":
    case "godfather_came":
      return "godfather";
    case "henchman_placed":
    case "extra_declined":
    case "passed":
      return "extra";
    case "henchman_moved":
    case "lawyer_declined":
      return printed.kinds[event.lawyer]?.name === "cft-card-bad-lawyer" ? "bad_lawyer" : "big_lawyer";
    case "diner_served":
      return "diners";
    case "tickets_paid":
      return "tickets";
    case "money_counted":
      return "count";
    default:
      return null;
  }
}
