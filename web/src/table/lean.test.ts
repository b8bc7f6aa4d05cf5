// The messages are those of a table of Capo della Mafia, shortened.
import { describe, expect, it } from "vitest";
import type { Change, Glossary, LeanQuestion, Message, Picture } from "../wire/socket";
import { LeanReader } from "./lean";

const GIULIA: Message = { type: "message", name: "cap-maffioso", facts: { name: "Giulia" } };
const TONY: Message = { type: "message", name: "cap-maffioso", facts: { name: "Tony" } };
const GLOSSARY: Glossary = {
  type: "glossary",
  cards: { maffioso: { 3: GIULIA, 4: TONY } },
  choices: { 7: { form: "cap-action-lay", picks: [0, 1] } },
  offers: false,
};
const SEAT = { bot: "", present: true, asked: true, owes: true, wishes_pause: false, reserve: 0, deadline: null };
const NOBODY: Message = { type: "message", name: "cap-action-suspect-nobody", facts: {} };
const card = (number: number) => ({ type: "card" as const, pile: "maffioso", card: number });

const QUESTION: LeanQuestion = {
  text: { type: "message", name: "cap-ask-lay", facts: { best: [card(3), 2] } },
  rules: ["CAP-20"],
  must: true,
  legal: [7, { action: 9, text: NOBODY }],
  items: [
    { number: 0, text: card(3) },
    { number: 1, text: card(4) },
  ],
};

const PICTURE: Picture = {
  type: "picture",
  seq: 4,
  now: 1000,
  view: { phase: "lay", hand: [3, 4], players: [{ respect: 1 }, { respect: 2 }], past: [] },
  seats: [SEAT, SEAT],
  paused: false,
  happened: [
    {
      seq: 4,
      at: 900,
      entry: "move",
      seat: 0,
      events: [{ event: {}, text: { type: "message", name: "cap-event", facts: { card: card(4) } }, minor: false }],
    },
  ],
  question: QUESTION,
  undo: false,
  orders: [],
  muted: [],
  result: null,
};

function reader(): LeanReader {
  const made = new LeanReader();
  made.learn(GLOSSARY);
  return made;
}

const change = (parts: Partial<Change>): Change => ({ type: "change", seq: 5, now: 2000, ...parts });

describe("the lean form of the socket", () => {
  it("names every card, however deep its number stands", () => {
    const { question, happened } = reader().whole(PICTURE);
    expect(question?.text.facts).toEqual({ best: [GIULIA, 2] });
    expect(question?.items.map((item) => item.text)).toEqual([GIULIA, TONY]);
    expect(happened[0]?.events?.[0]?.text.facts).toEqual({ card: TONY });
  });

  it("says a choice of several things itself, and leaves the others as they are", () => {
    const legal = reader().whole(PICTURE).question?.legal;
    expect(legal?.[0]).toEqual({
      action: 7,
      picks: [0, 1],
      text: { type: "message", name: "cap-action-lay", facts: { picked: [GIULIA, TONY], count: 2 } },
    });
    expect(legal?.[1]).toEqual({ action: 9, text: NOBODY });
  });

  it("changes what a change says, and nothing else", () => {
    const before = reader().whole(PICTURE);
    const after = reader().changed(before, change({ view: { phase: "suspect", hand: [4] }, undo: true }));
    expect(after).toEqual({
      ...before,
      type: "change",
      seq: 5,
      now: 2000,
      undo: true,
      happened: [],
      view: { phase: "suspect", hand: [4], players: [{ respect: 1 }, { respect: 2 }], past: [] },
    });
  });

  it("puts the elements of a list where their numbers say, behind the last one too", () => {
    const before = reader().whole(PICTURE);
    const patch = { players: { 1: { respect: 5 } }, past: { 0: { mission: 8 } } };
    const gone = { ...SEAT, present: false };
    const after = reader().changed(before, change({ view: patch, seats: { 0: gone } }));
    expect(after.view).toMatchObject({ players: [{ respect: 1 }, { respect: 5 }], past: [{ mission: 8 }] });
    expect(after.seats).toEqual([gone, SEAT]);
    expect((before.view as { past: unknown[] }).past).toEqual([]);
  });

  it("tells what is asked no more from what is asked as before", () => {
    const before = reader().whole(PICTURE);
    expect(reader().changed(before, change({})).question).toBe(before.question);
    expect(reader().changed(before, change({ question: null })).question).toBeNull();
  });
});
