// A half-made choice outlives a reload of the page, as long as the same thing is asked.
import type { Standing } from "./lean";

interface Kept {
  asked: string;
  picked: number[];
}

const key = (table: string) => `backroom-picked ${table}`;

export function write(table: string, asked: string, picked: number[]): void {
  sessionStorage.setItem(key(table), JSON.stringify({ asked, picked } satisfies Kept));
}

export function read(table: string, asked: string): number[] {
  const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Kept | null;
  return kept?.asked === asked ? kept.picked : [];
}

/** What is asked, as one text: the same text is the same question. */
export function askedIn(update: Standing | null): string {
  return JSON.stringify([update?.question?.text, update?.question?.legal.map((choice) => choice.action)]);
}
