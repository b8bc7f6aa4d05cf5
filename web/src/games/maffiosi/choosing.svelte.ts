// Card, man and chair, put together here and sent as one: so Back is free. What is allowed the rules say; whatever
// they do not allow answers why not.
import { silently } from "../../table/silently";
import { Refused, type TableClient } from "../../table/table.svelte";
import type { CardFound, CardsFound, Refusal, TargetsFound } from "../../wire/maffiosi";
import { Deeds, type MafPrinted, type MafView, refusalWords, viewOf } from "./matter";
import { DEEDS, OPENED, type Stage } from "./stages";

/** Actions by number: null is allowed, else it is said why not. */
type Found = ReadonlyMap<number, Refusal | null>;

const NOTHING: Found = new Map();

export class Choosing {
  /** The kind of card that is pulled out of the hand. */
  card = $state<number | null>(null);
  /** It is thrown away, not played. */
  throwing = $state(false);
  /** The next card that is pulled out is one to throw away. */
  tossing = $state(false);
  /** Whoever shall move, by his chair; while men are seated, by his sort. */
  man = $state<number | null>(null);
  /** The action that is aimed at, and not sent yet. */
  aim = $state<number | null>(null);
  /** Drinks that are poured already, by their numbers. */
  poured = $state.raw<readonly number[]>([]);
  /** The chair that is looked at. */
  focus = $state<number | null>(null);
  /** What my cards could do, as the rules say; and where the chosen man could sit. */
  private cards = $state.raw<readonly CardFound[]>([]);
  private chairs = $state.raw<Found>(NOTHING);

  constructor(
    private readonly client: TableClient,
    readonly printed: MafPrinted,
    readonly deeds = new Deeds(printed),
  ) {}

  get view(): MafView {
    return viewOf(this.client);
  }

  get asked(): boolean {
    return this.client.question !== null;
  }

  /** The step in which the game itself waits for me. */
  private get step(): Stage {
    if (this.view.step === "over") return "over";
    return this.asked ? (this.view.step as Stage) : "wait";
  }

  /** Nothing of my card has been sent yet. */
  private get inHand(): boolean {
    return this.step === "card" || this.step === "second";
  }

  get stage(): Stage {
    if (this.inHand && this.card !== null) {
      if (this.throwing) return "throw";
      const opened = OPENED[this.deeds.card(this.card)] ?? "raid";
      return opened === "man" && this.man !== null ? "chair" : opened;
    }
    if (this.step === "bring" && this.man !== null) return "chair";
    return this.step;
  }

  /** The same text is the same question: what was half made for another one is forgotten. */
  get question(): string {
    const { round, turn, step, played, placing, hand, seat } = this.view;
    return JSON.stringify([this.asked, seat, round, turn, step, played, placing, hand]);
  }

  /** A new question: ask the rules what the cards could do, before any is touched. */
  begin(): void {
    this.forget();
    this.focus = null;
    this.cards = [];
    if (this.inHand) void this.askForCards();
    const waiting = this.view.families[this.view.seat]?.waiting.findIndex((count) => count > 0) ?? -1;
    if (this.step === "bring" && waiting >= 0) void this.take(waiting);
  }

  private async askForCards(): Promise<void> {
    const { question } = this;
    const found = await this.client.query<CardsFound>({ ask: "cards_in_hand" }).catch(silently);
    if (found === null || question !== this.question) return;
    this.cards = found.cards;
    if (this.aim === null) this.aimAtFirst();
  }

  /** What this card could do; nothing as long as it is not known. */
  foundFor(kind: number): CardFound | undefined {
    return this.cards.find((each) => each.card === kind);
  }

  /** Everything that could be aimed at, with the reason where it could not. */
  get targets(): Found {
    if (this.stage === "chair" && (this.inHand || this.step === "bring")) return this.chairs;
    if (this.inHand) return asMap(this.card === null ? undefined : this.foundFor(this.card)?.targets);
    return new Map(this.client.legal.map(({ action }) => [action, null]));
  }

  isLegal(action: number): boolean {
    return this.targets.get(action) === null;
  }

  private get legalTargets(): number[] {
    return [...this.targets].filter(([, refusal]) => refusal === null).map(([action]) => action);
  }

  /** The chairs that glow: exactly those that the rules let me choose. */
  get glowing(): ReadonlySet<number> {
    return new Set(this.legalTargets.flatMap((action) => this.chairsOf(action)));
  }

  /** The owners of the pies that glow. */
  get glowingPies(): ReadonlySet<number> {
    if (this.stage !== "pass" && this.stage !== "explode") return new Set();
    return new Set(this.legalTargets.map((action) => this.deeds.of(action).value ?? -1));
  }

  /** Where on the table an action is chosen. */
  private chairsOf(action: number): number[] {
    const { do: deed, value, drinks } = this.deeds.of(action);
    const pie = value === null ? undefined : this.view.families[value];
    switch (deed) {
      case "kill":
      case "put_pie":
      case "lift":
      case "sit":
        return value === null ? [] : [value];
      case "pass_left":
        return pie?.pie_left == null ? [] : [pie.pie_left];
      case "pass_right":
        return pie?.pie_right == null ? [] : [pie.pie_right];
      case "explode":
        return pie?.pie == null ? [] : [pie.pie];
      case "serve":
        return drinks.map((drink) => this.printed.drinks[drink] ?? -1);
      default:
        return [];
    }
  }

  /** The chair that is aimed at. */
  get aimedChair(): number | null {
    return this.aim === null || this.stage === "drinks" ? null : (this.chairsOf(this.aim)[0] ?? null);
  }

  /** How many drinks are to be poured. */
  get rounds(): number {
    const serve = this.legalTargets[0];
    return serve === undefined ? 0 : this.deeds.of(serve).drinks.length;
  }

  get pouredChairs(): number[] {
    return this.poured.map((drink) => this.printed.drinks[drink] ?? -1);
  }

  // What a hand does

  /** Pull a card out of the hand, or put it back. */
  pull(kind: number, throwing = false): void {
    const again = this.card === kind && this.throwing === throwing;
    this.forget();
    if (again || !this.inHand) {
      if (!again) void this.client.why({ action: this.deeds.number("play", kind) });
      return;
    }
    const action = this.deeds.number(throwing ? "discard" : "play", kind);
    if (this.client.offered(action) === undefined) {
      void this.client.why({ action });
      return;
    }
    this.card = kind;
    this.throwing = throwing;
    this.tossing = throwing;
    this.aimAtFirst();
  }

  /** Choose one to throw away, or rather not. */
  toss(allowed: boolean): void {
    const now = this.tossing;
    this.forget();
    const first = this.view.hand?.[0];
    if (allowed) this.tossing = !now;
    else if (first !== undefined) void this.client.why({ action: this.deeds.number("discard", first) });
  }

  /** Without a choice of mine, the first thing that is possible. */
  private aimAtFirst(): void {
    if (this.stage !== "victim" && this.stage !== "pass" && this.stage !== "explode") return;
    this.aim = this.legalTargets[0] ?? null;
    if (this.stage === "victim") this.focus = this.aimedChair;
  }

  /** This man shall move, or sit down: where could he? */
  async take(man: number): Promise<void> {
    this.man = man;
    this.aim = null;
    this.chairs = NOTHING;
    const { question } = this;
    const query =
      this.step === "bring"
        ? { ask: "targets", action: this.deeds.number("bring", man) }
        : { ask: "chairs_for", chair: man };
    const found = await this.client.query<TargetsFound>(query).catch(silently);
    if (found !== null && question === this.question && this.man === man) this.chairs = asMap(found.targets);
  }

  /** A chair is pressed: it is chosen, or says why it cannot be. */
  press(chair: number): void {
    this.focus = chair;
    this.client.refusal = null;
    const deed = DEEDS[this.stage];
    if (deed !== undefined) this.choose(this.deeds.number(deed, chair));
    else if (this.stage === "drinks") this.pour(chair);
    else if (this.stage === "pass" || this.stage === "explode") this.pressPieAt(chair);
  }

  private choose(action: number): void {
    if (!this.isLegal(action)) {
      this.refuse(action);
    } else if (this.stage === "man" && this.inHand) {
      void this.take(this.deeds.of(action).value ?? 0);
    } else {
      this.aim = action;
    }
  }

  private pour(chair: number): void {
    const drink = this.printed.drinks.indexOf(chair);
    if (drink < 0 || !this.glowing.has(chair)) {
      this.client.refusal = new Refused({ type: "message", name: "maf-refused-no-drinker-there", facts: {} }, "MAF-55");
      return;
    }
    const without = this.poured.filter((each) => each !== drink);
    this.poured = without.length < this.poured.length ? without : [...without, drink].slice(-this.rounds);
    const serve = this.deeds.serving(this.poured);
    this.aim = serve !== undefined && this.isLegal(serve) ? serve : null;
  }

  private pressPieAt(chair: number): void {
    const next = this.legalTargets.filter((action) => this.chairsOf(action).includes(chair));
    const now = next.indexOf(this.aim ?? -1);
    if (next.length > 0) {
      this.aim = next[(now + 1) % next.length] ?? null;
      return;
    }
    const owner = this.view.families.findIndex((family) => family.pie === chair);
    if (owner >= 0) this.pressPie(owner);
  }

  /** A pie is pressed: it is chosen; again, and it goes the other way. */
  pressPie(owner: number): void {
    this.client.refusal = null;
    const deeds = this.stage === "pass" ? ["pass_left", "pass_right"] : ["explode"];
    if (this.stage !== "pass" && this.stage !== "explode") return;
    const ways = deeds.map((deed) => this.deeds.number(deed, owner));
    const open = ways.filter((action) => this.isLegal(action));
    if (open.length === 0) this.refuse(ways[0] ?? 0);
    else this.aim = open[(open.indexOf(this.aim ?? -1) + 1) % open.length] ?? null;
  }

  /** Aim at this action itself, from a list of ways. */
  aimAt(action: number): void {
    this.client.refusal = null;
    if (this.isLegal(action)) this.aim = action;
    else this.refuse(action);
  }

  /** Why not, as the rules have said already or will say now. */
  private refuse(action: number): void {
    const refusal = this.targets.get(action);
    if (refusal == null) void this.client.why({ action });
    else this.client.refusal = new Refused(refusalWords(refusal, this.printed), refusal.rule);
  }

  /** One step back: nothing has been sent. */
  back(): void {
    const { card, man, stage } = this;
    this.forget();
    // A man who has got up sits down again, and his card stays out; at a seating there is always one who waits.
    if (stage === "chair" && card !== null) this.card = card;
    else if (stage === "chair" && this.step === "bring") this.man = man;
  }

  private forget(): void {
    this.aim = null;
    this.poured = [];
    this.man = null;
    this.card = null;
    this.throwing = false;
    this.tossing = false;
    this.client.refusal = null;
  }

  /** There is something that Back would undo. */
  get halfMade(): boolean {
    return this.card !== null || this.poured.length > 0 || (this.stage === "chair" && this.aim !== null);
  }

  /** All that would be sent, one after the other; nothing as long as something is missing. */
  get deed(): number[] {
    if (this.stage === "second") return [this.deeds.number("stay", 0)];
    if (this.card !== null && this.inHand) {
      const play = this.deeds.number(this.throwing ? "discard" : "play", this.card);
      if (this.stage === "throw" || this.stage === "raid") return [play];
      if (this.aim === null) return [];
      return this.man === null ? [play, this.aim] : [play, this.deeds.number("lift", this.man), this.aim];
    }
    if (this.aim === null) return [];
    return this.step === "bring" ? [this.deeds.number("bring", this.man ?? 0), this.aim] : [this.aim];
  }

  async send(): Promise<void> {
    const [first, ...then] = this.deed;
    if (first === undefined || this.client.busy || !this.asked) return;
    await this.client.act(this.client.offered(first) ?? { action: first }, ...then);
  }
}

function asMap(targets: TargetsFound["targets"] | undefined): Found {
  return new Map((targets ?? []).map(({ action, refusal }) => [action, refusal ?? null]));
}
