// What I hold in my fingers at this table: the man, the card, the aim. What is allowed the service says;
// whatever it did not offer, it is asked why not.
import { at } from "../../lib/at";
import { showOf } from "../../show/open-show.svelte";
import type { TableClient } from "../../table/table.svelte";
import { Refused } from "../../table/table.svelte";
import type {
  GameEnded,
  LcnInsight,
  LcnPrinted,
  OddsFound,
  OpenOffer,
  Refusal,
  StockTaken,
  TargetsFound,
  VictimsFound,
} from "../../wire/la_cosa_nostra";
import type { Choice } from "../../wire/socket";
import {
  actionOf,
  type Deed,
  deedOf,
  type Doing,
  type LcnView,
  manIn,
  ownerOfMan,
  refusalMessage,
  SNITCH,
  SPY,
} from "./matter";
import { counterOf, type Paper, paperTo } from "./paper";
import { countIn, type Scene, sceneOf } from "./scene";
import { Tale } from "./tale.svelte";

/** Something that can explain itself. */
export type Thing =
  | { is: "man"; man: number }
  | { is: "job"; job: number }
  | { is: "business"; business: number }
  | { is: "kind"; kind: number }
  | { is: "influence"; card: number }
  | { is: "monopoly"; monopoly: number }
  | { is: "seat"; seat: number };

/** A card in my hand whose target is still to be chosen, or a Lawyer of mine. */
export type Held = { is: "influence"; card: number } | { is: "lawyer"; business: number };

const LAID = ["henchman", "saboteur", "machine_pistol", "distraction"] as const;
export const ON_MY_MEN: readonly Doing[] = ["execute", "abandon", "threaten"];

const desks = new WeakMap<TableClient, Desk>();

/** The desk at this table: one for all parts of the page that draw it. */
export function deskOf(client: TableClient, printed: LcnPrinted): Desk {
  const known = desks.get(client);
  if (known !== undefined) return known;
  const desk = new Desk(client, printed);
  desks.set(client, desk);
  return desk;
}

export class Desk {
  /** How high the board can be; the bar below it takes more or less. Lines and heads share it. */
  room = $state("calc(100dvh - 10.1rem)");
  /** What is looked at: it explains itself in the panel. */
  focus = $state.raw<Thing | null>(null);
  /** My man who is to get a task, or to do his. */
  man = $state<number | null>(null);
  held = $state.raw<Held | null>(null);
  /** The action that would be taken, or that would follow what opens it. */
  aim = $state<number | null>(null);
  /** What could follow the card or the man that I hold, and why the rest could not. */
  targets = $state.raw<ReadonlyMap<number, Refusal | null>>(new Map());
  odds = $state.raw<OddsFound | null>(null);
  victims = $state.raw<VictimsFound | null>(null);
  /** How things stand, as the rules see it from my seat. */
  stock = $state.raw<LcnInsight | null>(null);
  /** What the last card on the stage has done. */
  readonly tale = new Tale();
  /** The deal that is being written. */
  paper = $state.raw<Paper | null>(null);

  constructor(
    readonly client: TableClient,
    readonly printed: LcnPrinted,
  ) {}

  /** The table as it has been shown so far. */
  get scene(): Scene {
    return showOf<LcnView, Scene>(this.client)?.scene ?? sceneOf(this.client.view as LcnView);
  }

  get view(): LcnView {
    return this.scene.view;
  }

  /** The final count, once it was shown; who comes when all is over finds it in what happened. */
  get count(): GameEnded | null {
    const playing = showOf<LcnView, Scene>(this.client)?.playing ?? false;
    return this.scene.count ?? (this.view.stage === "over" && !playing ? countIn(this.client.happened) : null);
  }

  /** What is offered to me, once I have seen why. */
  get legal(): readonly Choice[] {
    return this.client.question?.legal ?? [];
  }

  offered(action: number): Choice | undefined {
    return this.legal.find((choice) => choice.action === action);
  }

  number(doing: Doing, value = 0): number {
    return actionOf(this.printed, doing, value);
  }

  deed(action: number): Deed | null {
    return deedOf(this.printed, action);
  }

  can(doing: Doing, value = 0): boolean {
    return this.offered(this.number(doing, value)) !== undefined;
  }

  /** Some action of this kind is offered. */
  canAny(doing: Doing): boolean {
    return this.legal.some((choice) => this.deed(choice.action)?.doing === doing);
  }

  /** A task is to be given now. */
  get planning(): boolean {
    return this.canAny("pick") || this.canAny("job") || this.canAny("buy");
  }

  /** What the man or the card in my fingers would open. */
  get opener(): number | null {
    if (this.held?.is === "lawyer") return this.number("lawyer", this.held.business);
    if (this.held?.is === "influence") {
      if (this.held.card === SNITCH) return this.number("snitch");
      return this.held.card === SPY ? this.number("spy") : null;
    }
    return this.man !== null && this.can("pick", this.man) ? this.number("pick", this.man) : null;
  }

  /** Can this be chosen now, by itself or after what I hold? */
  fits(action: number): boolean {
    if (this.opener === null) return this.offered(action) !== undefined || this.isTask(action);
    if (this.isTask(action)) return this.targets.size === 0 || this.targets.get(action) === null;
    return this.targets.get(action) === null || this.offered(action) !== undefined;
  }

  /** A card can be chosen before the man who is to get it. */
  private isTask(action: number): boolean {
    const doing = this.deed(action)?.doing;
    return (doing === "job" || doing === "buy") && this.canAny("pick") && this.held === null;
  }

  /** What the main button would do. */
  get ready(): { choice: Choice; then: number[] } | null {
    if (this.aim === null) return null;
    const alone = this.offered(this.aim);
    if (alone !== undefined) return { choice: alone, then: [] };
    const first = this.opener === null ? undefined : this.offered(this.opener);
    if (first === undefined || this.targets.get(this.aim) !== null) return null;
    return { choice: first, then: [this.aim] };
  }

  /** Choose this, or do it if it is chosen already; `whyNot` is what to ask about where it cannot be. */
  choose(candidates: readonly number[], whyNot: number | null): void {
    const action = candidates.find((each) => this.fits(each));
    if (action === undefined) {
      const refused = candidates.map((each) => this.targets.get(each)).find((each) => each != null);
      if (refused != null) this.client.refusal = new Refused(refusalMessage(refused, this.printed), refused.rule);
      else if (whyNot !== null) void this.client.why({ action: whyNot });
      return;
    }
    this.client.refusal = null;
    if (this.aim === action && this.ready !== null) void this.act();
    else this.aim = action;
  }

  async act(): Promise<void> {
    const ready = this.ready;
    if (ready === null || this.client.busy) return;
    if (await this.client.act(ready.choice, ...ready.then)) this.letGo();
  }

  /** One answer, at once. */
  async take(choice: Choice): Promise<void> {
    if (!this.client.busy && (await this.client.act(choice))) this.letGo();
  }

  letGo(): void {
    this.man = null;
    this.held = null;
    this.aim = null;
    this.targets = new Map();
  }

  isBusinessLegal(business: number): boolean {
    return this.can("lawyer", business) || this.can("victim_business", business) || this.can("marker", business);
  }

  isBusinessChosen(business: number): boolean {
    if (this.held?.is === "lawyer") return this.held.business === business;
    const deed = this.aim === null ? null : this.deed(this.aim);
    return deed?.value === business && (deed.doing === "victim_business" || deed.doing === "marker");
  }

  /** Does something that I can choose now lie on this man? */
  isManLegal(man: number): boolean {
    const aims = [...this.laying(man), this.number("peek", man), this.number("victim_man", man)];
    if (this.held !== null) return aims.some((each) => this.fits(each));
    return (
      [...aims, this.number("rob", man), this.number("trap", man)].some((each) => this.offered(each)) ||
      this.can("pick", man) ||
      ON_MY_MEN.some((doing) => this.can(doing, man))
    );
  }

  isManChosen(man: number): boolean {
    if (this.man === man || (this.man === null && this.canAny("job") && this.view.man === man)) return true;
    const deed = this.aim === null ? null : this.deed(this.aim);
    return (
      deed !== null &&
      deed.value === man &&
      /victim_man|peek|rob$|trap|henchman|saboteur|pistol|distraction/.test(deed.doing)
    );
  }

  isAimedAt(doing: Doing, value: number): boolean {
    return this.aim === this.number(doing, value);
  }

  /** The card in my hand, laid on this man. */
  laying(man: number): number[] {
    if (this.held?.is !== "influence") return [];
    const name = at(this.printed.influence, this.held.card).icon;
    return LAID.filter((each) => each === name).map((each) => this.number(each, man));
  }

  /** Everything that could be done with a card or a Lawyer. */
  actionsOf(held: Held): number[] {
    if (held.is === "lawyer") return [this.number("lawyer", held.business)];
    const name = at(this.printed.influence, held.card).icon;
    const laid = LAID.find((each) => each === name);
    if (laid !== undefined) return this.printed.men.map((_, man) => this.number(laid, man));
    if (name === "snitch") return [this.number("snitch"), this.number("renew")];
    if (name === "spy") return [this.number("spy")];
    return name === "schemer" ? [this.number("scheme"), this.number("skip")] : [this.number("doc")];
  }

  /** Is there anything to be done with this card now? */
  isPlayable(card: number): boolean {
    if (this.can("drop_influence", card)) return true;
    return this.actionsOf({ is: "influence", card }).some((each) => this.offered(each) !== undefined);
  }

  // Who is spoken of while nothing is looked at

  /** The man and the job that the odds are about. */
  get inQuestion(): { man: number; job: number } | null {
    const man = this.focus?.is === "man" ? this.focus.man : this.manAsked;
    const deed = this.aim === null ? null : this.deed(this.aim);
    const mine = man !== null && ownerOfMan(this.view, man) === this.view.seat;
    const looked = this.focus?.is === "job" ? this.focus.job : null;
    const wanted =
      looked ?? (deed?.doing === "job" && (this.focus?.is !== "man" || man === this.manAsked) ? deed.value : null);
    const open = man === this.view.man && this.view.stage === "action" ? this.view.job : null;
    const task = man === null ? null : (manIn(this.view, man)?.task?.job ?? open);
    const job = mine && task === null ? wanted : (looked ?? task);
    return man === null || job === null ? null : { man, job };
  }

  /** My man who is to do something now. */
  get manAsked(): number | null {
    return this.man ?? (this.view.actor === this.view.seat ? this.view.man : null);
  }

  // Deals

  openPaper(partner: number): void {
    this.paper = paperTo(partner);
  }

  openOffer(offer: OpenOffer): void {
    this.paper = counterOf(offer, this.view.seat);
  }

  /** Ask for a marker on this business: the paper opens with it. */
  askFor(business: number, owner: number): void {
    const paper = this.paper?.partner === owner ? this.paper : paperTo(owner);
    this.paper = { ...paper, gets: { ...paper.gets, permits: [...paper.gets.permits, business] } };
  }

  // Queries

  /** What could follow the opener; to be called whenever that changes. */
  async findTargets(): Promise<void> {
    const opener = this.opener;
    this.targets = new Map();
    if (opener === null || this.offered(opener) === undefined) return;
    const found = await this.query<TargetsFound>({ ask: "targets", action: opener });
    if (found !== null && this.opener === opener) {
      this.targets = new Map(found.targets.map((each) => [each.action, each.refusal ?? null]));
    }
  }

  async takeStock(): Promise<void> {
    const found = await this.query<StockTaken>({ ask: "take_stock" });
    if (found !== null) this.stock = found.insight;
  }

  async findOdds(): Promise<void> {
    const asked = this.inQuestion;
    if (asked === null || this.view.seat < 0) {
      this.odds = null;
      this.victims = null;
      return;
    }
    const victim = this.view.victim_man ?? this.aimedAt;
    const sort = at(this.printed.jobs, asked.job);
    const odds = await this.query<OddsFound>({ ask: "odds", ...asked, ...(sort.aim === "gangster" ? { victim } : {}) });
    const mine = ownerOfMan(this.view, asked.man) === this.view.seat;
    const victims =
      sort.sort === "attack" && mine ? await this.query<VictimsFound>({ ask: "victims", ...asked }) : null;
    const now = this.inQuestion;
    if (now?.man !== asked.man || now.job !== asked.job) return;
    this.odds = odds;
    this.victims = victims;
  }

  /** The gangster whom I would name. */
  private get aimedAt(): number | null {
    const deed = this.aim === null ? null : this.deed(this.aim);
    return deed?.doing === "victim_man" ? deed.value : null;
  }

  /** Nothing where the rules do not say. */
  async query<Found>(query: object): Promise<Found | null> {
    try {
      return await this.client.query<Found>(query);
    } catch (refused) {
      if (refused instanceof Refused) return null;
      throw refused;
    }
  }
}
