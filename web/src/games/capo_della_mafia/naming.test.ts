import { FluentBundle, FluentResource } from "@fluent/bundle";
// @ts-expect-error Only tests read files: the client has no types of Node.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import type { CapPrinted } from "../../wire/capo_della_mafia";
import { missionSaid } from "./naming";
import { PRINTED } from "./recorded";

beforeAll(() => {
  words.bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["house", "capo_della_mafia", "web_capo_della_mafia"]) {
    words.bundle.addResource(
      new FluentResource(readFileSync(`../src/backroom/words/en/${file}.ftl`, "utf8") as string),
    );
  }
});

const OWN: CapPrinted = {
  ...PRINTED,
  symbols: [...PRINTED.symbols, { letter: "A", name: "arson" }, { letter: "F", name: "forgery" }],
};

describe("a mission in words", () => {
  const said = (symbols: string) => missionSaid(OWN, { name: "Job", symbols, stars: 4, envelope: false, rule: "" }, 4);

  it("counts its symbols", () => {
    expect(said("IIB")).toBe("Job: at least 2 × intimidation and bribing, at most 4 stars");
  });

  it("wants equal symbols for its question marks", () => {
    expect(said("??")).toBe("Job: at least any 2 equal symbols, at most 4 stars");
    expect(said("S??")).toBe("Job: at least smuggling and any 2 equal symbols, at most 4 stars");
  });

  it("calls a skill of somebody's own deck by its own word", () => {
    expect(said("AA")).toBe("Job: at least 2 × arson, at most 4 stars");
  });
});
