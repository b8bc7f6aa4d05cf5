// Who is asked for an answer to what lies on the stage, and until when.
import type { TableClient } from "../../table/table.svelte";

export interface AnswerWindow {
  asked: readonly number[];
  /** When the time for this answer is over, by the service's clock: the same for all. What each may have in reserve is
   * nobody's measure. Null where nobody is in a hurry. */
  ends: number | null;
  /** Milliseconds. */
  lasts: number;
}

export function windowOf({ seats, table }: Pick<TableClient, "seats" | "table">): AnswerWindow | null {
  const asked = seats.map((_, seat) => seat).filter((seat) => seats[seat]?.owes);
  if (asked.length === 0) return null;
  const lasts = (table?.settings.clock?.decision ?? 0) * 1000;
  const ends = asked.flatMap((seat) => {
    const { deadline = null, reserve = 0 } = seats[seat] ?? {};
    return deadline === null || lasts === 0 ? [] : [deadline - reserve];
  });
  return { asked, ends: ends.length === 0 ? null : Math.max(...ends), lasts };
}
