// For tests: a real game of five as its first seat saw it, and random positions with what the rules allow there.
// Made by tools/record_maffiosi.py; each step is what happened, the view after it, and what was offered.
import type { CardFound, Refusal, Target } from "../../wire/maffiosi";
import type { EventTold, Happened } from "../../wire/socket";
import type { MafEvent, MafPrinted, MafView } from "./matter";
import recorded from "./recorded.json";

export interface Step {
  events: MafEvent[];
  view: MafView;
  legal: number[];
}

/** What is new in a thing: all of it, or some of its parts. */
interface Change {
  "="?: unknown;
  "~"?: Record<string, Change>;
}
/** A target that is possible, or one with rule, reason and facts. */
type Short = number | [number, string, string, Record<string, unknown>];

interface Noted {
  view: MafView;
  legal: number[];
  cards: { card: number; refusal: Refusal | null; targets: Short[] }[];
  chairs: Record<string, Short[]>;
  /** By card: the actions that are legal once it was really played. */
  truth: Record<string, number[]>;
  /** By the chair of a man: the same once he has really got up. */
  sits: Record<string, number[]>;
}

export interface Position extends Omit<Noted, "cards" | "chairs"> {
  cards: CardFound[];
  chairs: Record<string, Target[]>;
}

export const PRINTED = recorded.printed as unknown as MafPrinted;
export const STEPS = (recorded.steps as unknown as { events: MafEvent[]; view: Change; legal: number[] }[]).reduce<
  Step[]
>((steps, { events, view, legal }) => {
  return [...steps, { events, legal, view: patched(steps.at(-1)?.view, view) as MafView }];
}, []);
export const POSITIONS = (recorded.positions as unknown as Noted[]).map((noted): Position => {
  const cards = noted.cards.map((each) => ({ ...each, targets: each.targets.map(spelledOut) }));
  const chairs = Object.entries(noted.chairs).map(([chair, targets]) => [chair, targets.map(spelledOut)] as const);
  return { ...noted, cards, chairs: Object.fromEntries(chairs) };
});

function patched(before: unknown, change: Change): unknown {
  if ("=" in change) return change["="];
  const parts = Object.entries(change["~"] ?? {});
  if (parts.length === 0) return before;
  const fresh = parts.map(([key, part]) => [key, patched((before as Record<string, unknown>)[key], part)] as const);
  const whole = { ...(before as Record<string, unknown>), ...Object.fromEntries(fresh) };
  return Array.isArray(before) ? Object.assign([...(before as unknown[])], Object.fromEntries(fresh)) : whole;
}

function spelledOut(target: Short): Target {
  if (typeof target === "number") return { action: target };
  const [action, rule, reason, facts] = target;
  return { action, refusal: { rule, reason, facts } };
}

export function told(events: readonly MafEvent[]): EventTold[] {
  return events.map((event) => ({
    event,
    text: { type: "message", name: "maf-event-everybody-left", facts: {} },
    minor: ["cards_drawn", "man_brought", "second_declined"].includes(event.event),
    subject: "seat" in event ? event.seat : null,
  }));
}

/** Everything that has happened up to this step. */
export function happenedUntil(step: number): Happened[] {
  return STEPS.slice(0, step + 1).map(({ events }, seq) => ({ seq, at: 0, entry: "move", events: told(events) }));
}

/** The first step whose view is like this. */
export function stepWhere(fits: (view: MafView, step: Step) => boolean): number {
  return STEPS.findIndex((step) => fits(step.view, step));
}
