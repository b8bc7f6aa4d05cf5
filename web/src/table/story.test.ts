import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../lib/words.svelte";
import type { EventTold, Happened } from "../wire/socket";
import { chapters, lastTurnOf } from "./story";

const told = (event: object, subject: number | null = null, minor = false): EventTold => ({
  event,
  text: { type: "message", name: "happens", facts: { card: { type: "message", name: "card", facts: {} } } },
  minor,
  subject,
});
const entry = (seq: number, events: EventTold[], more: Partial<Happened> = {}): Happened => ({
  seq,
  at: 0,
  entry: "move",
  events,
  ...more,
});

beforeAll(() => {
  words.bundle = new FluentBundle("en", { useIsolating: false });
  words.bundle.addResource(
    new FluentResource(
      "happens = plays { $card }\ncard = a card\nhappens-brief = plays\nweb-story-pause = a pause\nweb-seat = seat\n",
    ),
  );
});

describe("the story", () => {
  const happened = [
    entry(0, [told({ event: "dealt" })], { entry: "opening" }),
    entry(1, [told({ event: "round_started", round: 1 })]),
    entry(2, [told({ event: "laid" }, 0)], { seat: 0, by: "player" }),
    entry(
      3,
      [told({ event: "laid" }, 1), told({ event: "paid" }, 0, true), told({ event: "round_started", round: 2 })],
      {
        seat: 1,
        by: "bot",
      },
    ),
    entry(4, [], { entry: "pause", wish: true, seat: 1 }),
    entry(5, [told({ event: "turn_started", round: 2 }, 1)]),
  ];

  it("has a chapter for each round, and what ends a round belongs to it", () => {
    const found = chapters(happened, ["Alma", "Bruno"]);
    expect(found.map(({ round, sentences }) => [round, sentences.map((each) => each.key)])).toEqual([
      [0, ["0.0"]],
      [1, ["1.0", "2.0", "3.0"]],
      [2, ["3.1", "4", "5.0"]],
    ]);
    expect(found[1]?.events).toHaveLength(4);
    expect(found[2]?.head?.event).toEqual({ event: "round_started", round: 2 });
  });

  it("leads each sentence by whoever did it, never by whoever reads", () => {
    const [, first] = chapters(happened, ["Alma", "Bruno"]);
    expect(first?.sentences.map((each) => each.seat)).toEqual([null, 0, 1]);
  });

  it("knows what happened since my last turn; a move that the clock made is none of mine", () => {
    expect(lastTurnOf(0, happened)).toBe(2);
    expect(lastTurnOf(0, [...happened, entry(6, [], { seat: 0, by: "clock" })])).toBe(2);
    expect(lastTurnOf(null, happened)).toBe(Infinity);
  });
});

describe("a sentence", () => {
  const message = told({}).text;

  it("leaves gaps for what is drawn in it", () => {
    expect(words.say(message, [])).toBe("plays a card");
    expect(words.say(message, [], (part) => (part.name === "card" ? "▢" : null))).toBe("plays ▢");
  });

  it("has a short form for a phone, where there is one", () => {
    expect(words.brief(message, [])).toBe("plays");
    expect(words.brief({ type: "message", name: "card", facts: {} }, [])).toBe("a card");
  });
});
