// @vitest-environment node
// @ts-expect-error Only tests read files: the client has no types of Node.
import { readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { gameOf, isDrawn } from "./games";

interface Entry {
  name: string;
  isDirectory: () => boolean;
}

function folders(path: string): string[] {
  const entries: Entry[] = readdirSync(path, { withFileTypes: true });
  return entries.filter((each) => each.isDirectory() && !each.name.startsWith("_")).map((each) => each.name);
}

// A board remembers how long its scenes shall last.
vi.stubGlobal("localStorage", { getItem: () => null });

const HERE = folders("src/games");

describe("the games", () => {
  it("have the same folders here and in the rules", () => {
    expect(HERE.sort()).toEqual(folders("../src/backroom/games").sort());
  });

  it("are found by the name that the service gives them, each with a place on the shelf", () => {
    const places = HERE.map((folder) => gameOf(folder.replaceAll("_", "-")).look.place);
    expect(places.sort((one, other) => one - other)).toEqual(HERE.map((_, number) => number + 1));
  });

  it("bring their table when somebody sits down, if they have one", async () => {
    const drawn = HERE.map((folder) => folder.replaceAll("_", "-")).filter(isDrawn);
    expect(drawn).toContain("capo-della-mafia");
    expect(drawn).toContain("counterfeiters");
    expect(await gameOf("capo-della-mafia").table?.()).toMatchObject({
      Board: expect.any(Function),
      playerFacts: expect.any(Function),
    });
  });

  it("that nobody knows are played in words, and stand last", () => {
    expect(isDrawn("tarot")).toBe(false);
    expect(gameOf("tarot").look.place).toBe(Infinity);
  });
});
