// The rows of the paper for payday and for the final count.
import type { IconName } from "../../lib/icons/names";
import { words } from "../../lib/words.svelte";
import type { FinalCount, GameEnded, LcnPrinted } from "../../wire/la_cosa_nostra";
import type { LcnView } from "./matter";
import { say } from "./saying";
import type { Payday } from "./scene";

export interface Row {
  name: string;
  icon: IconName;
  money: readonly (number | null)[];
  /** How each sum comes about, in short. */
  how: readonly string[];
}

export function paydayRows(printed: LcnPrinted, payday: Payday | null): Row[] {
  if (payday === null) return [];
  return [
    { name: "businesses", icon: "briefcase", money: payday.businesses, how: [] },
    { name: "monopolies", icon: "poker-hand", money: payday.monopolies, how: [] },
    ...(printed.business_bonus === null
      ? []
      : [{ name: "bonus", icon: "trophy", money: payday.bonus, how: [] } satisfies Row]),
  ];
}

export function finalRows(printed: LcnPrinted, view: LcnView, { counts }: GameEnded): Row[] {
  const row = (
    name: string,
    icon: IconName,
    money: (one: FinalCount) => number,
    how: (one: FinalCount, seat: number) => string = () => "",
  ): Row => ({ name, icon, money: counts.map(money), how: counts.map(how) });
  const held = (seat: number) => printed.monopolies.filter((_, each) => view.monopolies[each] === seat);
  const killed = (seat: number) => (view.families[seat]?.trophies ?? []).map((man) => printed.men[man]?.strength);
  const men = (seat: number) => view.families[seat]?.men.length ?? 0;
  const all = [
    row("cash", "cash", (one) => one.cash),
    row(
      "businesses",
      "briefcase",
      (one) => one.businesses,
      (one) => twice(one.businesses),
    ),
    row(
      "monopolies",
      "poker-hand",
      (one) => one.monopolies,
      (_, seat) => words.listed(held(seat).map((each) => say(each.name))),
    ),
    row("bonus", "trophy", (one) => one.business_bonus),
    row(
      "gangsters",
      "fedora",
      (one) => one.most_gangsters,
      (_, seat) => words.ui("web-lcn-men", { count: men(seat) }),
    ),
    // The pistols of everybody whom this player has killed.
    row(
      "power",
      "pistol-gun",
      (one) => one.power,
      (_, seat) => killed(seat).join(" + "),
    ),
    row(
      "laundry",
      "washing-machine",
      (one) => one.laundry,
      (one) => twice(one.laundry),
    ),
  ];
  return all.filter((each) => each.name !== "bonus" || printed.business_bonus !== null);
}

function twice(money: number): string {
  return words.ui("web-lcn-twice", { amount: money / 2000 });
}
