// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableShown } from "../wire/rest";
import type { Happened, Replayed } from "../wire/socket";
import { Refused } from "../table/table.svelte";
import type { Archive } from "./archive";
import { eyesIn, eyesInAddress, momentIn, roundMarks, SPECTATOR, TRUTH } from "./eyes";
import { keepNote, noteOf } from "../lib/notes";
import { ReplayedClient } from "./replayed-client.svelte";

describe("an address", () => {
  it("names the eyes, and reads them again", () => {
    for (const eyes of [TRUTH, SPECTATOR, 0, 3]) expect(eyesIn(eyesInAddress(eyes), 4, 99)).toBe(eyes);
  });

  it("that names nobody here is not followed", () => {
    for (const text of [null, "", "0", "5", "-1", "1.5", "Tess"]) expect(eyesIn(text, 4, SPECTATOR)).toBe(SPECTATOR);
  });

  it("leads to a moment of this game, whatever it says", () => {
    expect([null, "", "x", "-3", "7", "7000"].map((text) => momentIn(text, 40))).toEqual([0, 0, 0, 0, 7, 40]);
  });
});

describe("the marks under the slider", () => {
  it("stand where a round begins", () => {
    expect(roundMarks([1, 1, 1, 2, 2, 3])).toEqual([
      { seq: 0, round: 1 },
      { seq: 3, round: 2 },
      { seq: 5, round: 3 },
    ]);
  });
});

describe("a note", () => {
  beforeEach(() => localStorage.clear());

  it("is kept for its table, the latest one", () => {
    keepNote({ table: "a", commitment: "1", seed: "x" });
    keepNote({ table: "b", commitment: "2", seed: "y" });
    keepNote({ table: "a", commitment: "1", seed: "z" });
    expect(noteOf("a")).toEqual({ table: "a", commitment: "1", seed: "z" });
    expect(noteOf("b")?.seed).toBe("y");
    expect(noteOf("c")).toBeNull();
  });

  it("makes room for newer ones in the end", () => {
    for (let number = 0; number < 100; number += 1) keepNote({ table: String(number), commitment: "", seed: "" });
    expect(noteOf("99")).not.toBeNull();
    expect(noteOf("0")).toBeNull();
  });

  it("that cannot be read is no note", () => {
    localStorage.setItem("backroom-notes", "{");
    expect(noteOf("a")).toBeNull();
  });
});

describe("a table that stands in for a game that is over", () => {
  const chairs = ["Tess", "Ruben"].map((name, seat) => ({ seat, name, bot: "", taken: true, you: false }));
  const table = { id: "t", game: "maffiosi", chairs, seat: 1 } as unknown as TableShown;
  const happened = [0, 1, 2].map((seq) => ({ seq, at: 0, entry: "move" }) as Happened);
  const picture = {
    view: { seat: 0 },
    position: [],
    happened: [],
    question: null,
    result: null,
  } as unknown as Replayed;

  const answer = vi.fn((seq: number, eyes: number | null, query: object) =>
    Promise.resolve("chair" in query ? null : { seq, eyes }),
  );
  const archive = { link: null, answer } as unknown as Archive;

  it("asks the rules as they were then, from these eyes", async () => {
    const client = new ReplayedClient(table, 1, archive);
    client.show(2, picture, happened);
    expect(await client.query({ ask: "as_it_stands" })).toEqual({ seq: 2, eyes: 1 });
    await expect(client.query({ ask: "chairs_for", chair: 3 })).rejects.toBeInstanceOf(Refused);
  });

  it("shows one moment from one pair of eyes, and what led there", () => {
    const client = new ReplayedClient(table, 0, archive);
    client.show(1, picture, happened);
    expect(client.seat).toBe(0);
    expect(client.names).toEqual(["Tess", "Ruben"]);
    expect(client.update).toMatchObject({ seq: 1, view: { seat: 0 }, question: null });
    expect(client.happened.map((each) => each.seq)).toEqual([0, 1]);
    expect(client.fresh.map((each) => each.seq)).toEqual([1]);
  });

  it("lets nobody do anything, and says so", async () => {
    const client = new ReplayedClient(table, null, archive);
    client.show(2, picture, happened);
    expect(client.legal).toEqual([]);
    expect(await client.act()).toBe(false);
    expect(client.refusal?.say.name).toBe("web-replay-refused");
    client.show(1, picture, happened);
    expect(client.refusal).toBeNull();
  });
});
