// Verifies a finished game: the house plays all of it again, and this browser computes what needs no
// rules.
import type { Fact } from "../lib/words.svelte";
import type { Verified } from "../wire/rest";
import { commitmentOf, keyOf, type Sealed, sealsOf } from "./fair";
import type { Note } from "../lib/notes";

export interface Finding {
  holds: boolean;
  /** The name of the sentence that says it. */
  name: string;
  facts: Record<string, Fact>;
}

interface Given {
  verified: Verified;
  /** The file of the game, as anybody can download it. */
  log: string;
  /** What the table's page shows as the house's commitment. */
  commitment: string;
  /** What this browser wrote down before the game, if it did. */
  note: Note | null;
}

/** What this browser finds by itself. */
export async function findings({ verified, log, commitment, note }: Given): Promise<Finding[]> {
  const sealed = await readable(log);
  const published = note?.commitment ?? commitment;
  const fits = sealed.seed === verified.seed && (await commitmentOf(sealed.seed)) === published;
  const players = verified.seeds.filter((each) => each !== "").length;
  const found: Finding[] = [
    sealed.broken === null && sealed.seal === verified.seal
      ? { holds: true, name: "web-verify-here-seals", facts: { entries: sealed.entries } }
      : { holds: false, name: "web-verify-here-seals-broken", facts: { line: sealed.broken ?? sealed.entries } },
    { holds: fits, name: named("web-verify-here-seed", fits, note !== null), facts: {} },
  ];
  if (!fits) return found;
  const key = (await keyOf(sealed.seed, verified.seeds)) === verified.key;
  found.push({ holds: key, name: key ? "web-verify-here-key" : "web-verify-here-key-broken", facts: { players } });
  if (note !== null && note.seed !== "") {
    const mine = verified.seeds.includes(note.seed);
    found.push({ holds: mine, name: mine ? "web-verify-here-mine" : "web-verify-here-mine-broken", facts: {} });
  }
  return found;
}

function named(stem: string, holds: boolean, noted: boolean): string {
  if (!holds) return `${stem}-broken`;
  return noted ? `${stem}-noted` : stem;
}

async function readable(log: string): Promise<Sealed> {
  try {
    return await sealsOf(log);
  } catch {
    return { entries: 0, broken: 1, seal: "", seed: "" };
  }
}
