// What board, bar, panel and hand of one table share: what is half made, what the rules say about it, what is looked at.
import { Desks } from "../../table/desks.svelte";
import { silently } from "../../table/silently";
import type { TableClient } from "../../table/table.svelte";
import type { CapInsight, CapPrinted, CapView, OddsFound, Standing } from "../../wire/capo_della_mafia";
import { Choosing } from "./choosing.svelte";
import { viewOf } from "./matter";
import type { CapShow } from "./script";
import { othersOf } from "./seating";

/** What the panel explains: a card of mine, or a player. */
export type Looked = { card: number; place: number; laid: boolean } | { seat: number } | null;

export class Desk {
  readonly choosing: Choosing;
  insight = $state.raw<CapInsight | null>(null);
  /** By seat: if what he hides were dealt blind. */
  odds = $state.raw<readonly (OddsFound | null)[]>([]);
  looked = $state.raw<Looked>(null);

  constructor(
    readonly client: TableClient,
    readonly printed: CapPrinted,
    readonly show: CapShow,
  ) {
    this.choosing = new Choosing(client, printed);
  }

  get view(): CapView {
    return viewOf(this.client);
  }

  get sits(): boolean {
    return this.view.seat >= 0;
  }

  get over(): boolean {
    return this.view.phase === "over" && !this.show.playing;
  }

  /** Where my own pistol would point: nobody else sees it before zero. */
  get ownAim(): number | null {
    const { choosing } = this;
    return choosing.ofSuspects ? choosing.aim : (choosing.sealed?.suspect ?? null);
  }

  /** Pick, show half, 3-2-1-0 or verdict: as far as it has been shown. */
  get step(): number {
    const { scene } = this.show;
    const { phase } = this.view;
    // The table is swept: what follows belongs to the next round.
    if (phase !== "lay" && scene.spots.every((spot) => spot.laid === 0)) return 3;
    const judged = scene.verdict !== null || scene.paid !== null || scene.spots.some((spot) => spot.judged);
    if (judged || phase === "claim") return 3;
    if (phase === "suspect" || scene.count !== null || scene.spots.some((spot) => spot.aimsAt !== null)) return 2;
    return phase === "turn_up" ? 1 : phase === "over" ? 3 : 0;
  }

  /** Ask anew what follows from how it stands. */
  async follow(): Promise<void> {
    const seq = this.client.update?.seq;
    const found = await this.client.query<Standing>({ ask: "as_it_stands" }).catch(silently);
    if (seq !== this.client.update?.seq) return;
    this.insight = found?.insight ?? null;
    if (this.view.phase !== "suspect") {
      this.odds = [];
      return;
    }
    const odds: (OddsFound | null)[] = [];
    for (const seat of othersOf(this.view.seat, this.view.players.length)) {
      odds[seat] = await this.client.query<OddsFound>({ ask: "odds", seat }).catch(silently);
      if (seq !== this.client.update?.seq) return;
    }
    this.odds = odds;
  }
}

export const desks = new Desks<Desk>();
