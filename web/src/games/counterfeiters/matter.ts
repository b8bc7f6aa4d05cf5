// What lies on this table: the view, what is printed, what happened.
import { createContext } from "svelte";
import type { TableClient } from "../../table/table.svelte";
import type { CftPrinted, Counterfeiters, CftView as Wired, CounterfeiterView } from "../../wire/counterfeiters";

/** Fakes of one, two and three stars. */
export type Notes = readonly [number, number, number];

/** The wire's types know no tuples: here notes are three numbers again. */
type Retold<Told, Key extends PropertyKey, As> =
  Told extends Record<Key, unknown> ? Omit<Told, Key> & Record<Key, As> : Told;

export type Counterfeiter = Retold<CounterfeiterView, "fakes", Notes | null>;
export type CftView = Omit<Wired, "players" | "fakes" | "print_yield"> & {
  players: Counterfeiter[];
  fakes: Notes | null;
  /** How many, and of which quality. */
  print_yield: readonly [number, number] | null;
};
export type CftEvent = Retold<NonNullable<Counterfeiters["event"]>, "notes", Notes>;

/** What is printed is the same all game long: every part of the board may look at it. */
export const [getPrinted, setPrinted] = createContext<CftPrinted>();

export function viewOf(client: TableClient): CftView {
  return client.view as CftView;
}

export function stars(quality: number): string {
  return "★".repeat(quality);
}

/** The same list with another thing in this place. */
export function put<Thing>(list: readonly Thing[], place: number, thing: Thing): Thing[] {
  return list.map((each, number) => (number === place ? thing : each));
}
