// Stands in for the socket of a table, so that the drawn boards can show a game that is over. It has
// everything that they read, and refuses everything that they would do.
import { Trouble } from "../lib/api";
import { Confirming } from "../table/confirming.svelte";
import type { TableShown } from "../wire/rest";
import type { Choice, Happened, Message, Question, Replayed, SeatNow, Talk } from "../wire/socket";
import type { Standing } from "../table/lean";
import type { Archive } from "./archive";
import { type Curtain, type Line, Refused, type Stage, type TableClient } from "../table/table.svelte";

/** What others may use of a table. */
type Shape = Pick<TableClient, keyof TableClient>;

const PAST: Message = { type: "message", name: "web-replay-refused", facts: {} };

export class ReplayedClient implements Shape {
  readonly table: TableShown;
  readonly question: Question | null = null;
  update = $state.raw<Standing | null>(null);
  position = $state.raw<Message[]>([]);
  canOffer = false;
  offers: Choice[] = [];
  happened = $state.raw<Happened[]>([]);
  fresh = $state.raw<Happened[]>([]);
  talk: Talk[] = [];
  line: Line = "open";
  goodbye = null;
  busy = false;
  picked: number[] = [];
  refusal = $state.raw<Refused | null>(null);
  stage = $state.raw<Stage | null>(null);
  draft = "";
  talksTo = null;
  listens = false;
  confirming = new Confirming();
  advice = null;
  skew = 0;

  constructor(
    table: TableShown,
    private readonly eyes: number | null,
    private readonly archive: Archive,
  ) {
    this.table = { ...table, seat: eyes };
  }

  get link(): string | null {
    return this.archive.link;
  }

  /** The table as it stood then, and all that had happened. */
  show(seq: number, picture: Replayed, happened: Happened[]): void {
    this.refusal = null;
    this.fresh = happened.slice(seq, seq + 1);
    this.happened = happened.slice(0, seq + 1);
    this.position = picture.position;
    this.update = {
      seq,
      now: 0,
      view: picture.view,
      seats: this.table.chairs.map((chair) => ({
        bot: chair.bot,
        present: true,
        asked: false,
        owes: false,
        wishes_pause: false,
        reserve: 0,
        deadline: null,
      })),
      paused: false,
      happened: this.fresh,
      // Nothing is offered: a past question has its answer already.
      question: null,
      undo: false,
      orders: [],
      muted: [],
      result: picture.result,
    };
    this.stage?.follow(this.happened, picture.view);
  }

  private refuse = (): Promise<boolean> => {
    this.refusal = new Refused(PAST, "");
    return Promise.resolve(false);
  };

  act = this.refuse;
  why = this.refuse;
  actPicked = this.refuse;
  hint = async () => void (await this.refuse());
  undo = this.refuse;
  pause = this.refuse;
  say = this.refuse;
  mute = this.refuse;
  order = this.refuse;
  leave = this.refuse;
  comeBack = this.refuse;
  outlook = (): Promise<Message[]> => Promise.resolve([]);
  describe = (): Promise<void> => Promise.resolve();
  askForOffers = (): Promise<void> => Promise.resolve();
  /** The rules are asked as they were then. */
  async query<Found>(query: object): Promise<Found> {
    const seq = this.update?.seq ?? 0;
    const found = await this.archive.answer(seq, this.eyes, query).catch((fault: unknown) => {
      if (fault instanceof Trouble) return null;
      throw fault;
    });
    if (found === null) throw new Refused(PAST, "");
    return found as Found;
  }

  toggle(): void {
    void this.refuse();
  }
  close(): void {
    // There is no line to be closed.
  }

  get id(): string {
    return this.table.id;
  }
  get seat(): number | null {
    return this.table.seat;
  }
  get names(): string[] {
    return this.table.chairs.map((chair) => chair.name);
  }
  get curtain(): Curtain | null {
    return this.stage?.curtain ?? null;
  }
  get view(): unknown {
    return this.stage === null ? this.update?.view : this.stage.shown;
  }
  get seats(): SeatNow[] {
    return this.update?.seats ?? [];
  }
  get told(): Happened[] {
    return this.happened;
  }
  get legal(): Choice[] {
    return [];
  }
  get pickedChoice(): Choice | undefined {
    return undefined;
  }
  offered(): Choice | undefined {
    return undefined;
  }
}
