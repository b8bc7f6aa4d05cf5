// One table as this client knows it: what the service sent, and what is asked of it. No rule here:
// it draws the view, offers what is legal, and asks the service why not.
import { WebSocket as Reconnecting } from "partysocket";
import type {
  Advised,
  Answered,
  Choice,
  Described,
  Done,
  Foretold,
  Happened,
  Message,
  Offered,
  Question,
  Refusing,
  SeatNow,
  Talk,
} from "../wire/socket";
import type { TableShown } from "../wire/rest";
import { bell } from "./bell.svelte";
import { Confirming } from "./confirming.svelte";
import * as halfMade from "./half-made";
import { LeanReader, type Standing } from "./lean";

type Answer = Done | Refusing | Foretold | Offered | Described | Advised | Answered;
type Down = Socket_["down"];
type Socket_ = Required<import("../wire/socket").Socket>;

export type Line = "joining" | "open" | "lost" | "closed";

export class Refused extends Error {
  constructor(
    readonly say: Message,
    readonly rule: string,
  ) {
    super(say.name);
  }
}

export interface Curtain {
  /** Up to this entry everything has been shown. */
  seq: number;
  /** What is being shown. */
  said: readonly Message[];
  /** Show how it stands, at once. */
  raise: () => void;
}

/** Plays on the board what happens. All that is drawn beside it follows what has been shown, and not the newest
 * state while an older scene still plays. */
export interface Stage {
  /** Closed while there is something to be seen. */
  readonly curtain: Curtain | null;
  /** The view as far as it has been shown. */
  readonly shown: unknown;
  /** The table has moved on: this has happened up to now, and so it stands. */
  follow(happened: readonly Happened[], view: unknown): void;
}

/** A choice as offered, or one that was not: then the service says why not. */
export type Wanted = Pick<Choice, "action" | "terms">;

export class TableClient {
  table = $state.raw<TableShown | null>(null);
  update = $state.raw<Standing | null>(null);
  /** The view in words, as last asked for. */
  position = $state.raw<Message[]>([]);
  /** More can be done in this game than is ever listed. */
  canOffer = $state(false);
  /** Some offers that I could make, as they were last asked for. */
  offers = $state.raw<Choice[]>([]);
  happened = $state.raw<Happened[]>([]);
  /** What the last update brought: for animations and for the live region. */
  fresh = $state.raw<Happened[]>([]);
  talk = $state.raw<Talk[]>([]);
  line = $state<Line>("joining");
  goodbye = $state.raw<Message | null>(null);
  /** An action is on its way. */
  busy = $state(false);
  /** A half-made choice: it outlives updates that do not change what is asked. */
  picked = $state.raw<number[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** What a good player would do: until something changes. */
  advice = $state.raw<Advised | null>(null);
  /** Where the board plays what happens, if it is drawn. */
  stage = $state.raw<Stage | null>(null);
  readonly confirming = new Confirming();
  /** What I was about to say: it outlives a look into another tab. */
  draft = $state("");
  /** To whom: null is the whole table. And whether the talk is open before me. */
  talksTo = $state<number | null>(null);
  listens = $state(false);
  /** How far the service's clock is ahead of ours. */
  skew = 0;

  private socket: Reconnecting;
  private reader = new LeanReader();
  private number = 0;
  private waiting = new Map<number, (answer: Answer) => void>();

  constructor(
    readonly id: string,
    readonly link: string | null,
    watch = false,
  ) {
    this.socket = new Reconnecting(() => this.address(watch), [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 5000,
      connectionTimeout: 8000,
    });
    this.socket.addEventListener("open", () => (this.line = "open"));
    this.socket.addEventListener("close", () => this.lost());
    this.socket.addEventListener("message", (event) => {
      for (const line of String(event.data).split("\n")) this.take(JSON.parse(line) as Down);
    });
  }

  protected address(watch: boolean): string {
    const query = new URLSearchParams({
      since: String(this.update?.seq ?? -1),
      heard: String(this.talk.at(-1)?.number ?? -1),
      lean: "1",
    });
    if (this.link) query.set("link", this.link);
    if (watch) query.set("watch", "1");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`;
  }

  private lost(): void {
    if (this.line !== "closed") this.line = "lost";
    for (const answered of this.waiting.values()) {
      answered({ type: "refused", id: null, message: { type: "message", name: "web-line-lost", facts: {} }, rule: "" });
    }
    this.waiting.clear();
  }

  private take(message: Down): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        break;
      case "glossary":
        this.reader.learn(message);
        this.canOffer = message.offers;
        break;
      case "picture":
        this.show(this.reader.whole(message));
        break;
      case "change":
        // A line begins with a picture: there is something that changes.
        if (this.update !== null) this.show(this.reader.changed(this.update, message));
        break;
      case "talk":
        this.talk = [...this.talk, message];
        break;
      case "goodbye":
        this.goodbye = message.message;
        // The house closes for a moment: come back by ourselves. Everything else is final.
        if (message.message.name !== "service-closing") this.close();
        break;
      case "done":
      case "refused":
      case "outlook":
      case "offers":
      case "position":
      case "advice":
      case "answer":
        if (message.id !== null) {
          this.waiting.get(message.id)?.(message);
          this.waiting.delete(message.id);
        }
    }
  }

  private show(update: Standing): void {
    this.skew = update.now - Date.now();
    if (update.seq !== this.update?.seq) this.advice = null;
    this.fresh = update.happened.filter((each) => each.seq > (this.update?.seq ?? -1));
    this.happened = [...this.happened, ...this.fresh];
    if (halfMade.askedIn(this.update) !== halfMade.askedIn(update)) {
      this.picked = halfMade.read(this.id, halfMade.askedIn(update));
      this.refusal = null;
      this.confirming.answer(false);
    }
    this.update = update;
    // In the same breath: nobody sees a question before the scene that leads to it.
    this.stage?.follow(this.happened, update.view);
  }

  close(): void {
    this.line = "closed";
    this.socket.close();
  }

  private ask(type: string, fields: Record<string, unknown> = {}): Promise<Answer> {
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (answer) =>
        answer.type === "refused" ? reject(new Refused(answer.message, answer.rule)) : resolve(answer),
      );
      if (this.line === "open") this.socket.send(JSON.stringify({ type, id, ...fields }));
      else this.lost();
    });
  }

  /** Do it; a refusal is kept where the decision bar shows it. */
  protected async tell(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    this.refusal = null;
    this.busy = true;
    try {
      await this.ask(type, fields);
      return true;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refusal = refused;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Do it, and after it these, which it opens: all of them or none. */
  async act(choice: Wanted, ...then: number[]): Promise<boolean> {
    const seq = this.update?.seq ?? 0;
    if (!(await this.confirming.ask(this.offered(choice.action)?.text ?? null))) return false;
    bell.answered();
    return this.tell("act", { seq, action: choice.action, terms: choice.terms ?? null, then });
  }

  /** What the rules say to a query of this game, from what my seat knows; a Refused if they do not say. */
  async query<Found>(query: object): Promise<Found> {
    const answer = await this.ask("ask", { query });
    if (answer.type !== "answer") throw new Error(`a query was answered with ${answer.type}`);
    return answer.answer as Found;
  }

  /** Why can this not be done? Shown like any refusal; true if it can. */
  why(choice: Wanted): Promise<boolean> {
    return this.tell("why", { action: choice.action, terms: choice.terms ?? null });
  }

  async outlook(choice: Wanted): Promise<Message[]> {
    const answer = await this.ask("outlook", { action: choice.action, terms: choice.terms ?? null }).catch(() => null);
    return answer?.type === "outlook" ? answer.lines : [];
  }

  /** What would a good player do here, and why? */
  async hint(): Promise<void> {
    this.refusal = null;
    this.busy = true;
    try {
      const answer = await this.ask("hint");
      if (answer.type === "advice" && answer.seq === this.update?.seq) this.advice = answer;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refusal = refused;
    } finally {
      this.busy = false;
    }
  }

  /** Whoever shows the view in words asks for it anew when the table has changed. */
  async describe(): Promise<void> {
    const answer = await this.ask("position").catch(() => null);
    if (answer?.type === "position") this.position = answer.lines;
  }

  /** And so does whoever shows what could be offered. */
  async askForOffers(): Promise<void> {
    const answer = await this.ask("offers").catch(() => null);
    if (answer?.type === "offers") this.offers = answer.choices;
  }

  undo = () => this.tell("undo");
  pause = (wish: boolean) => this.tell("pause", { wish });
  say = (text: string, to: number | null) => this.tell("say", { text, to });
  mute = (seat: number, on: boolean) => this.tell("mute", { seat, on });
  order = (name: string, until: "round" | "end" | "never") => this.tell("order", { name, until });
  leave = () => this.tell("leave");
  comeBack = () => this.tell("return");

  /** Take an item into the half-made choice, or out of it. */
  toggle(item: number): void {
    this.refusal = null;
    this.picked = this.picked.includes(item)
      ? this.picked.filter((each) => each !== item)
      : [...this.picked, item].sort((one, other) => one - other);
    halfMade.write(this.id, halfMade.askedIn(this.update), this.picked);
  }

  /** The offered choice that takes exactly what is picked. */
  get pickedChoice(): Choice | undefined {
    return this.legal.find(
      (choice) =>
        choice.picks?.length === this.picked.length && choice.picks.every((item, place) => item === this.picked[place]),
    );
  }

  /** Take what is picked; if it is not offered the service says why not. */
  async actPicked(): Promise<boolean> {
    const choice = this.pickedChoice;
    if (choice !== undefined) return this.act(choice);
    return this.tell("why", { picks: this.picked });
  }

  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  get names(): string[] {
    return this.table?.chairs.map((chair) => chair.name) ?? [];
  }

  /** The board still plays what happened. */
  get curtain(): Curtain | null {
    return this.stage?.curtain ?? null;
  }

  /** How it stands, as far as the board has shown it. */
  get view(): unknown {
    return this.stage === null ? this.update?.view : this.stage.shown;
  }

  /** The seats; whose turn it is is told when the board has shown why, and nobody is asked in a pause. */
  get seats(): SeatNow[] {
    const seats = this.update?.seats ?? [];
    const rests = this.curtain !== null || this.update?.paused === true;
    return rests ? seats.map((seat) => ({ ...seat, asked: false, owes: false })) : seats;
  }

  /** What happened, as far as the board has shown it. */
  get told(): Happened[] {
    const curtain = this.curtain;
    return curtain === null ? this.happened : this.happened.filter((entry) => entry.seq <= curtain.seq);
  }

  /** What is asked of me, once the board has shown why; nothing while the table is paused. */
  get question(): Question | null {
    return this.curtain === null && !this.update?.paused ? (this.update?.question ?? null) : null;
  }

  get legal(): Choice[] {
    return this.question?.legal ?? [];
  }

  /** The choice with this number, if it is offered. */
  offered(action: number): Choice | undefined {
    return this.legal.find((choice) => choice.action === action);
  }
}
