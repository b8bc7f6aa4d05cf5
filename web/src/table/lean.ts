// Reads the lean form of the socket: a glossary, a picture, and then only what changes. What it makes of
// them is the same update that a client without word lists gets in full.
import type {
  CardName,
  Change,
  Choice,
  EventTold,
  Glossary,
  Happened,
  LeanQuestion,
  Message,
  Picture,
  Question,
  Update,
} from "../wire/socket";

/** How it stands, and what happened since the last time. Offers and the view in words are asked for. */
export type Standing = Omit<Update, "type" | "position" | "menu">;

type Patch = Record<string, unknown>;

const NO_GLOSSARY: Glossary = { type: "glossary", cards: {}, choices: {}, offers: false };

export class LeanReader {
  private glossary = NO_GLOSSARY;

  learn(glossary: Glossary): void {
    this.glossary = glossary;
  }

  whole(picture: Picture): Standing {
    return { ...picture, happened: this.heard(picture.happened), question: this.question(picture.question) };
  }

  /** What has become of it by this change. */
  changed(before: Standing, change: Change): Standing {
    const { happened, view, seats, question, ...rest } = change;
    return {
      ...before,
      ...rest,
      happened: this.heard(happened ?? []),
      view: view === undefined ? before.view : patched(before.view as Patch, view),
      seats: seats === undefined ? before.seats : withElements(before.seats, seats),
      question: question === undefined ? before.question : this.question(question),
    };
  }

  private heard(happened: readonly Happened[]): Happened[] {
    return happened.map((entry) => ({ ...entry, events: entry.events?.map((each) => this.event(each)) }));
  }

  private event(told: EventTold): EventTold {
    return { ...told, text: this.said(told.text) };
  }

  private question(asked: LeanQuestion | null): Question | null {
    if (asked === null) return null;
    const items = asked.items.map(({ number, text }) => ({ number, text: this.said(text) }));
    const texts = new Map(items.map(({ number, text }) => [number, text]));
    return {
      ...asked,
      text: this.said(asked.text),
      items,
      legal: asked.legal.map((each) => (typeof each === "number" ? this.picking(each, texts) : this.choice(each))),
    };
  }

  private choice(choice: Choice): Choice {
    return { ...choice, text: this.said(choice.text) };
  }

  /** A choice of several things: its sentence is made here, of their names. */
  private picking(action: number, texts: ReadonlyMap<number, Message>): Choice {
    const { form, picks } = this.glossary.choices[action] ?? { form: `action ${action}`, picks: [] };
    const picked = picks.map((number) => texts.get(number) ?? null);
    return { action, picks, text: { type: "message", name: form, facts: { picked, count: picks.length } } };
  }

  /** A message that names its cards in full; what is a card's number becomes its name. */
  private said(text: Message | CardName): Message {
    return this.fact(text) as Message;
  }

  private fact(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.fact(each));
    if (typeof value !== "object" || value === null) return value;
    const named = value as Message | CardName | { type: "seat" };
    if (named.type === "card") return this.glossary.cards[named.pile]?.[named.card] ?? value;
    if (named.type !== "message" || named.facts === undefined) return value;
    const facts = Object.entries(named.facts).map(([key, each]) => [key, this.fact(each)]);
    return { ...named, facts: Object.fromEntries(facts) as Message["facts"] };
  }
}

/** The view with these fields changed; an object over a list has the elements that changed. */
function patched(before: Patch, patch: Patch): Patch {
  const after = { ...before };
  for (const [name, value] of Object.entries(patch)) {
    const old = before[name];
    const byNumber = Array.isArray(old) && typeof value === "object" && value !== null && !Array.isArray(value);
    after[name] = byNumber ? withElements(old as unknown[], value as Record<string, unknown>) : value;
  }
  return after;
}

function withElements<Element>(before: readonly Element[], changed: Record<string, Element>): Element[] {
  const after = [...before];
  for (const [number, element] of Object.entries(changed)) after[Number(number)] = element;
  return after;
}
