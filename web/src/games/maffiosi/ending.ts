// How it ended, from the last thing that was told.
import type { Happened } from "../../wire/socket";
import type { MafEvent, MafView } from "./matter";

export type Ended = Extract<MafEvent, { event: "game_ended" }>;

export function endOf(happened: readonly Happened[]): Ended | null {
  const events = happened.flatMap((entry) => entry.events ?? []).map((told) => told.event as MafEvent);
  return events.filter((event) => event.event === "game_ended").at(-1) ?? null;
}

/** In which round each went out, if at all. */
export function outIn(happened: readonly Happened[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let round = 1;
  for (const { event } of happened.flatMap((entry) => entry.events ?? [])) {
    const told = event as MafEvent;
    if (told.event === "turn_started") round = told.round;
    if (told.event === "player_out") found.set(told.seat, round);
  }
  return found;
}

/** Everybody's money before the first round, and after each. */
export function moneyByRound(happened: readonly Happened[], seats: number): number[][] {
  const rounds = [Array.from({ length: seats }, () => 0)];
  for (const { event } of happened.flatMap((entry) => entry.events ?? [])) {
    const told = event as MafEvent;
    const now = rounds.at(-1) ?? [];
    if (told.event === "turn_started" && told.round >= rounds.length) rounds.push([...now]);
    if (told.event === "paid" || told.event === "rest_taken") now[told.seat] = (now[told.seat] ?? 0) + told.money;
  }
  return rounds;
}

/** Seats from the richest down, as the service ranks them. */
export function ranking(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}

export function menOf(view: MafView, seat: number): number[] {
  return view.men.flatMap((man) => (man?.seat === seat ? [man.sort] : [])).sort((one, other) => one - other);
}
