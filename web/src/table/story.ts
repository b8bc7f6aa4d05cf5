// The story of the game in sentences: what happened, whose doing it was, what was taken back.
import { words } from "../lib/words.svelte";
import type { EventTold, Happened } from "../wire/socket";

export interface Sentence {
  key: string;
  seq: number;
  seat: number | null;
  text: string;
  /** It is about the table, not about the game. */
  table: boolean;
  /** What it is about, as the game has it. */
  told?: EventTold;
}

/** A round of the story. */
export interface Chapter {
  /** 0: what came before the first round. */
  round: number;
  /** With which it begins. */
  head: EventTold | null;
  sentences: Sentence[];
  /** All that happened in it, also what goes without saying. */
  events: unknown[];
}

/** In every game one kind of event begins a round; in a game of turns the first one with a new number does. */
const BEGINNINGS = new Set(["mission_turned", "round_started", "turn_started"]);

function roundOf(event: unknown): number | null {
  const { event: kind, round } = event as { event?: string; round?: number };
  return kind !== undefined && BEGINNINGS.has(kind) ? (round ?? null) : null;
}

/** The story round by round. What a round has to say for itself at its end belongs to it, not to the next. */
export function chapters(happened: readonly Happened[], names: readonly string[]): Chapter[] {
  let now: Chapter = { round: 0, head: null, sentences: [], events: [] };
  const found: Chapter[] = [now];
  for (const entry of happened) {
    const said = sentences([entry], names);
    now.sentences.push(...said.filter((sentence) => sentence.table));
    for (const each of entry.events ?? []) {
      const round = roundOf(each.event);
      if (round !== null && round !== now.round) {
        now = { round, head: each, sentences: [], events: [] };
        found.push(now);
      }
      now.events.push(each.event);
      now.sentences.push(...said.filter((sentence) => sentence.told === each));
    }
  }
  return found.filter((chapter) => chapter.sentences.length > 0);
}

/** The last entry that I made myself: what comes after it happened since my last turn. */
export function lastTurnOf(seat: number | null, happened: readonly Happened[]): number {
  if (seat === null) return Infinity;
  const mine = happened.filter((entry) => entry.entry === "move" && entry.seat === seat && entry.by !== "clock");
  return mine.at(-1)?.seq ?? Infinity;
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
        told: each,
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
