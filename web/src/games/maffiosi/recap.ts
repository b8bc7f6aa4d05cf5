// What has happened since my last turn: one line an action, to look back at.
import { words } from "../../lib/words.svelte";
import type { Happened } from "../../wire/socket";
import type { MafEvent } from "./matter";

export interface Past {
  key: string;
  seat: number | null;
  /** The kind of the card, where one was played. */
  card: number | null;
  text: string;
  /** The chairs that it was about. */
  chairs: number[];
  grave: boolean;
}

/** What is not worth a line: it is seen in the next one. */
const UNTOLD = new Set<string>([
  "turn_started",
  "cards_drawn",
  "cards_received",
  "man_lifted",
  "man_brought",
  "second_declined",
  "discards_shuffled",
]);

export function sinceMyTurn(happened: readonly Happened[], me: number, names: readonly string[]): Past[] {
  const mine = happened.map((entry) => entry.entry === "move" && entry.seat === me);
  return happened.slice(mine.lastIndexOf(true) + 1).flatMap((entry) =>
    (entry.events ?? []).flatMap((told, place) => {
      const event = told.event as MafEvent;
      if (told.minor || UNTOLD.has(event.event)) return [];
      return [
        {
          key: `${entry.seq}.${place}`,
          seat: told.subject ?? null,
          card: "card" in event && typeof event.card === "number" ? event.card : null,
          text: words.say(told.text, names),
          chairs: chairsIn(event),
          grave: event.event === "man_killed" || event.event === "player_out",
        },
      ];
    }),
  );
}

export function chairsIn(event: MafEvent): number[] {
  const chairs = "chairs" in event ? event.chairs : [];
  const one = "chair" in event ? [event.chair] : [];
  const other = "victim" in event ? [event.victim] : [];
  return [...one, ...other, ...chairs];
}
