// A half-made choice at this table: which cards, or whom to aim at. What is allowed the service says;
// whatever it did not offer, it is asked why not.
import type { TableClient } from "../../table/table.svelte";
import type { CapPrinted, CapView, ChoicePrinted } from "../../wire/capo_della_mafia";
import type { Choice } from "../../wire/socket";
import { suspecting, taking, viewOf } from "./matter";

/** One of my cards: laid or still in hand, with its place there. */
export interface OwnCard {
  kind: number;
  place: number;
  laid: boolean;
}

export class Choosing {
  /** Whom my pistol would point at. */
  aim = $state<number | null>(null);

  constructor(
    private readonly client: TableClient,
    private readonly printed: CapPrinted,
  ) {}

  get view(): CapView {
    return viewOf(this.client);
  }

  get asked(): boolean {
    return this.client.question !== null;
  }

  /** Cards are chosen now, not a suspect. */
  get ofCards(): boolean {
    return this.asked && this.view.phase !== "suspect";
  }

  get ofSuspects(): boolean {
    return this.asked && this.view.phase === "suspect";
  }

  get cards(): OwnCard[] {
    const own = (kinds: readonly number[], laid: boolean) => kinds.map((kind, place) => ({ kind, place, laid }));
    return [...own(this.view.laid, true), ...own(this.view.hand, false)];
  }

  /** Is the present question about this card? */
  isLegal(card: OwnCard): boolean {
    const items = this.client.question?.items ?? [];
    return this.isMeant(card) && items.some((item) => item.number === card.place);
  }

  private isMeant(card: OwnCard): boolean {
    return this.ofCards && card.laid === (this.view.phase !== "lay");
  }

  isPicked(card: OwnCard): boolean {
    return this.isMeant(card) && this.client.picked.includes(card.place);
  }

  pick(card: OwnCard): void {
    if (this.isLegal(card)) {
      this.makeRoom(card);
      this.client.toggle(card.place);
      return;
    }
    const choice = !card.laid ? "lay" : this.view.phase === "claim" ? "claim" : "turn_up";
    void this.client.why({ action: taking(this.printed, choice, card.place) });
  }

  /** Just so many are turned up: one more takes the place of the first that was picked. */
  private makeRoom(card: OwnCard): void {
    const { picked } = this.client;
    const full = this.view.phase === "turn_up" && picked.length >= this.view.turn_up;
    if (full && !picked.includes(card.place) && picked[0] !== undefined) this.client.toggle(picked[0]);
  }

  canAimAt(seat: number): boolean {
    return this.client.offered(suspecting(this.printed, seat)) !== undefined;
  }

  aimAt(seat: number): void {
    if (!this.canAimAt(seat)) {
      void this.client.why({ action: suspecting(this.printed, seat) });
      return;
    }
    this.client.refusal = null;
    this.aim = this.aim === seat ? null : seat;
  }

  /** Something is picked or aimed at. */
  get halfMade(): boolean {
    return this.client.picked.length > 0 || this.aim !== null;
  }

  /** The offered choice that is made so far. */
  get choice(): Choice | undefined {
    return this.ofSuspects ? this.client.offered(suspecting(this.printed, this.aim)) : this.client.pickedChoice;
  }

  /** What I have sealed in this phase. */
  get sealed(): ChoicePrinted | null {
    const number = this.view.choice;
    return number === null ? null : (this.printed.choices[number] ?? null);
  }

  seal(): void {
    if (!this.asked || this.client.busy) return;
    const suspect = this.ofSuspects ? this.choice : undefined;
    void (suspect === undefined ? this.client.actPicked() : this.client.act(suspect));
  }
}
