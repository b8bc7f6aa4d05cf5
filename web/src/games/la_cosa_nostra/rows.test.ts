import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import type { FinalCount, GameEnded } from "../../wire/la_cosa_nostra";
import type { LcnView } from "./matter";
import { PRINTED, STEPS } from "./recorded";
import { finalRows } from "./rows";

words.bundle = new FluentBundle("en", { useIsolating: false });
words.bundle.addResource(
  new FluentResource(`web-lcn-twice = { $amount } × 2
web-lcn-men = { $count } men
list-nothing = nothing
`),
);

const NOTHING: FinalCount = {
  cash: 0,
  businesses: 0,
  monopolies: 0,
  business_bonus: 0,
  most_gangsters: 0,
  power: 0,
  laundry: 0,
  ledger: [],
};

describe("the rows of the final count", () => {
  const [first, ...others] = STEPS[0]!.view.families;
  const victims = others.map((family) => family.men[2]!.man).slice(0, 2);
  const view: LcnView = { ...STEPS[0]!.view, families: [{ ...first!, trophies: victims }, ...others] };
  const counts = [{ ...NOTHING, businesses: 24000, power: 24000, most_gangsters: 15000, laundry: 8000 }];
  const rows = finalRows(PRINTED, view, { counts } as unknown as GameEnded);
  const how = (name: string) => rows.find((row) => row.name === name)?.how[0];

  it("say in short how a sum comes about", () => {
    expect(how("businesses")).toBe("12 × 2");
    expect(how("laundry")).toBe("4 × 2");
    expect(how("gangsters")).toBe(`${first!.men.length} men`);
    expect(how("power")).toBe("3 + 3");
  });

  it("have one for the business bonus only where it is played for", () => {
    const bonus = (least: number | null) =>
      finalRows({ ...PRINTED, business_bonus: least } as typeof PRINTED, view, { counts } as unknown as GameEnded);
    expect(bonus(null)).toHaveLength(6);
    expect(bonus(5000)).toHaveLength(7);
  });
});
