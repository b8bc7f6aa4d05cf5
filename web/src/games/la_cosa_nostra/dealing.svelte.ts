// The paper in my hands while I write on it: what can still go on it, and what it would change. Both the
// rules say; they are asked again after every stroke.
import type { Foreseen, LcnInsight, PiecesFound, Refusal } from "../../wire/la_cosa_nostra";
import type { Desk } from "./desk.svelte";
import { onTerms } from "./matter";
import { isBlank, isUnchanged, offerOf, type Paper } from "./paper";

export interface Outcome {
  before: LcnInsight;
  after: LcnInsight;
}

export class Dealing {
  pieces = $state.raw<PiecesFound | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** Why something cannot be laid on the paper. */
  why = $state.raw<Refusal | null>(null);

  constructor(private readonly desk: Desk) {}

  get paper(): Paper | null {
    return this.desk.paper;
  }

  /** The same paper with something else on it. */
  write(paper: Paper): void {
    this.why = null;
    this.desk.paper = paper;
  }

  async ask(): Promise<void> {
    const asked = this.paper;
    if (asked === null) return;
    const offer = offerOf(asked);
    const pieces = await this.desk.query<PiecesFound>({ ask: "pieces", offer });
    if (this.paper !== asked) return;
    this.pieces = pieces;
    const foreseen = pieces?.refusal === null ? await this.desk.query<Foreseen>({ ask: "if_struck", offer }) : null;
    if (this.paper === asked) this.outcome = foreseen as Outcome | null;
  }

  /** The offer that I answer has left the table: what is on the paper is an offer of my own now. */
  forgetAnswered(): void {
    const paper = this.paper;
    if (paper?.answers == null) return;
    const { slot, number } = paper.answers;
    const open = this.desk.view.offers.some((offer) => offer.slot === slot && offer.number === number);
    if (!open) this.desk.paper = { ...paper, answers: null };
  }

  get canSend(): boolean {
    const paper = this.paper;
    return paper !== null && !isBlank(paper) && !isUnchanged(paper) && this.pieces?.refusal === null;
  }

  /** A word without a deal: only one promise of mine lies on the paper. */
  get canPledge(): boolean {
    const paper = this.paper;
    if (paper?.gives.promises.length !== 1) return false;
    return isBlank({ ...paper, gives: { ...paper.gives, promises: [] } });
  }

  async send(): Promise<void> {
    const paper = this.paper;
    if (paper === null) return;
    const terms = { ...offerOf(paper) };
    if (await this.desk.client.act({ action: onTerms(this.desk.printed), terms })) this.desk.paper = null;
  }

  async pledge(): Promise<void> {
    const paper = this.paper;
    const [promise] = paper?.gives.promises ?? [];
    if (paper === null || promise === undefined) return;
    const terms = { do: "pledge", partner: paper.partner, promise };
    if (await this.desk.client.act({ action: onTerms(this.desk.printed), terms })) this.desk.paper = null;
  }

  async reply(doing: "accept" | "refuse"): Promise<void> {
    const slot = this.paper?.answers?.slot;
    const choice = slot === undefined ? undefined : this.desk.offered(this.desk.number(doing, slot));
    if (choice !== undefined && (await this.desk.client.act(choice))) this.desk.paper = null;
  }
}
