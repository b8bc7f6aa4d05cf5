// What follows from how it stands: incomes by source, who can kill whom, fuses, the last note; and what would
// follow. All of it is asked; who only looks on is not told, and sees the table without.
import { silently } from "../../table/silently";
import type { TableClient } from "../../table/table.svelte";
import type { Foreseen, MafInsight, Standing, WithoutHim } from "../../wire/maffiosi";

/** Whoever only passes over a chair asks nothing, in milliseconds. */
const LINGERS = 140;

export class Insights {
  now = $state.raw<MafInsight | null>(null);
  /** What would follow from what is looked at. */
  then = $state.raw<MafInsight | null>(null);
  private asked = 0;

  constructor(private readonly client: TableClient) {}

  async follow(): Promise<void> {
    const found = await this.client.query<Standing>({ ask: "as_it_stands" }).catch(silently);
    this.now = found?.insight ?? null;
  }

  /** What changes if the man on this chair dies? */
  ifKilled(chair: number): () => void {
    return this.soon(async () => (await this.client.query<WithoutHim>({ ask: "if_killed", chair })).insight);
  }

  /** What changes if this is done? */
  ifDone(actions: readonly number[]): () => void {
    return this.soon(async () => {
      const found = await this.client.query<Foreseen>({ ask: "consequences", actions });
      return found.after as MafInsight | null;
    });
  }

  forget(): void {
    this.asked += 1;
    this.then = null;
  }

  private soon(ask: () => Promise<MafInsight | null>): () => void {
    this.forget();
    const number = this.asked;
    const waiting = setTimeout(() => {
      void ask()
        .catch(silently)
        .then((found) => {
          if (number === this.asked) this.then = found;
        });
    }, LINGERS);
    return () => clearTimeout(waiting);
  }
}
