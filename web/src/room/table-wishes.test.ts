// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { GameShown } from "../wire/rest";
import { ago } from "./ago";
import {
  BY_CORRESPONDENCE,
  clockFrom,
  clockKey,
  clockWords,
  holdWords,
  isByCorrespondence,
  LIVE,
  NO_CLOCK,
} from "./clocks";
import { speak } from "../lib/speaking";
import { fairLevel, withMeFirst } from "./play-now";
import { levelsAt, usualSeats } from "./shelf.svelte";
import { freshWish, rememberedWish, rememberWish } from "./wish";

const game = (changes: Partial<GameShown> = {}): GameShown => ({
  id: "maffiosi",
  title: "Maffiosi",
  prefix: "MAF",
  rules: 1,
  seats: [3, 4, 5, 6],
  options: [{ name: "seating", values: ["fixed", "manual"], rule: "MAF-9" }],
  orders: [],
  bots: ["random"],
  masters: [],
  tempers: ["even"],
  lesson: 0,
  guide: false,
  credits: "",
  ...changes,
});

beforeEach(() => {
  localStorage.clear();
  speak("en");
});

describe("a new table", () => {
  it("has four chairs, or as near as the game allows", () => {
    expect(usualSeats(game())).toBe(4);
    expect(usualSeats(game({ seats: [2, 3] }))).toBe(3);
    expect(usualSeats(game({ seats: [5, 6] }))).toBe(5);
  });

  it("has bots from the lower middle of the ladder", () => {
    expect(fairLevel(game())).toBe("random");
    expect(fairLevel(game({ bots: ["random", "easy", "hard", "expert"] }))).toBe("easy");
  });

  it("offers a master where one can be had, and nowhere else", () => {
    const capo = game({ bots: ["random", "hard"], masters: [4] });
    expect(levelsAt(capo, 4)).toEqual(["random", "hard", "master"]);
    expect(levelsAt(capo, 5)).toEqual(["random", "hard"]);
  });

  it("lets me begin where the game allows it, if I play now", () => {
    const options = [...game().options, { name: "youngest", values: ["random", "first_seat"], rule: "MAF-E32" }];
    expect(withMeFirst(game({ options }))).toEqual({ youngest: "first_seat" });
  });

  it("is as the game comes, the first time", () => {
    expect(rememberedWish(game())).toEqual(freshWish(game()));
    expect(freshWish(game()).options).toEqual({ seating: "fixed" });
  });

  it("remembers the last choice, but not the title", () => {
    const wish = freshWish(game());
    wish.seats = 6;
    wish.options = { seating: "manual" };
    wish.settings = { ...wish.settings, title: "Friday", listed: true, clock: { decision: 60, reserve: 600 } };
    rememberWish(game(), wish);
    expect(rememberedWish(game())).toEqual({ ...wish, settings: { ...wish.settings, title: "" } });
  });

  it("forgets what the game does not have any more", () => {
    const wish = { ...freshWish(game()), seats: 9, options: { seating: "upside-down", gone: "yes" } };
    rememberWish(game(), wish);
    expect(rememberedWish(game())).toEqual(freshWish(game()));
  });

  it.each(["", "null", "7", "{", '{"settings":{"clock":null,"listed":"yes"},"options":null}'])(
    "is not confused by a broken memory: %s",
    (kept) => {
      localStorage.setItem("backroom-wish-maffiosi", kept);
      expect(rememberedWish(game())).toEqual(freshWish(game()));
    },
  );
});

describe("a clock", () => {
  it("keeps its name through a form", () => {
    for (const clock of [NO_CLOCK, ...LIVE, ...BY_CORRESPONDENCE]) {
      expect(clockFrom(clockKey(clock))).toEqual(clock);
    }
  });

  it("is told in words", () => {
    expect(clockWords({})).toBe("No clock: nobody is in a hurry");
    expect(clockWords({ decision: 60, reserve: 600 })).toBe("60 seconds per decision, 10 minutes in reserve");
    expect(clockWords({ decision: 86_400 })).toBe("one day per decision");
    expect(clockWords({ decision: 7_200 })).toBe("2 hours per decision");
    expect(clockWords({ reserve: 90 })).toBe("90 seconds for the whole game");
    expect(holdWords(0)).toBe("The chair is kept, and everybody waits");
    expect(holdWords(120)).toBe("A bot sits in after 2 minutes");
  });

  it("is one by correspondence from an hour on", () => {
    expect(LIVE.some(isByCorrespondence)).toBe(false);
    expect(BY_CORRESPONDENCE.every(isByCorrespondence)).toBe(true);
  });
});

describe("how long ago", () => {
  const now = 1_000_000_000_000;

  it("is told in the largest unit, in the reader's language", () => {
    expect(ago(now - 20_000, "en", now)).toBe("now");
    expect(ago(now + 5_000, "en", now)).toBe("now");
    expect(ago(now - 119_000, "en", now)).toBe("1 minute ago");
    expect(ago(now - 3 * 3_600_000, "de", now)).toBe("vor 3 Stunden");
    expect(ago(now - 86_400_000, "nl", now)).toBe("gisteren");
  });
});
