// The story of the game in sentences: what happened, whose doing it was, what was taken back.
import { words } from "../lib/words.svelte";
import type { Happened } from "../wire/socket";

export interface Sentence {
  key: string;
  seq: number;
  seat: number | null;
  text: string;
  /** It is about the table, not about the game. */
  table: boolean;
}

export function sentences(happened: readonly Happened[], names: readonly string[]): Sentence[] {
  return happened.flatMap((entry) => {
    const seat = entry.seat ?? null;
    const told = entry.events ?? [];
    const events = told
      .filter((each) => !each.minor)
      .map((each, place) => ({
        key: `${entry.seq}.${place}`,
        seq: entry.seq,
        // Not whoever made the entry: one move may set off the deeds of several.
        seat: each.subject ?? null,
        text: words.say(each.text, names),
        table: false,
      }));
    const about = aboutTable(entry, names);
    if (about === null) return events;
    return [{ key: `${entry.seq}`, seq: entry.seq, seat, text: about, table: true }, ...events];
  });
}

function aboutTable(entry: Happened, names: readonly string[]): string | null {
  const who = words.seat(entry.seat ?? 0, names);
  switch (entry.entry) {
    case "undo":
      return words.ui("web-story-undo", { who });
    case "pause":
      return words.ui(entry.wish ? "web-story-pause" : "web-story-no-pause", { who });
    case "chair":
      return words.ui(entry.bot ? "web-story-bot" : "web-story-back", { who });
    default:
      return entry.by === "clock" ? words.ui("web-story-clock", { who }) : null;
  }
}
