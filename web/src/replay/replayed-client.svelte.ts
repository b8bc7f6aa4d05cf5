// Stands in for the socket of a table, so that the drawn boards can show a game that is over. It has
// everything that they read, and refuses everything that they would do.
import type { TableShown } from "../wire/rest";
import type { Choice, Happened, Message, Question, Replayed, Talk, Update } from "../wire/socket";
import { type Curtain, type Line, Refused, type TableClient } from "../table/table.svelte";

/** What others may use of a table. */
type Shape = Pick<TableClient, keyof TableClient>;

const PAST: Message = { type: "message", name: "web-replay-refused", facts: {} };

export class ReplayedClient implements Shape {
  readonly table: TableShown;
  readonly question: Question | null = null;
  update = $state.raw<Update | null>(null);
  happened = $state.raw<Happened[]>([]);
  fresh = $state.raw<Happened[]>([]);
  talk: Talk[] = [];
  line: Line = "open";
  goodbye = null;
  busy = false;
  picked: number[] = [];
  refusal = $state.raw<Refused | null>(null);
  curtain = $state.raw<Curtain | null>(null);
  draft = "";
  advice = null;
  skew = 0;

  constructor(
    table: TableShown,
    eyes: number | null,
    readonly link: string | null,
  ) {
    this.table = { ...table, seat: eyes };
  }

  /** The table as it stood then, and all that had happened. */
  show(seq: number, picture: Replayed, happened: Happened[]): void {
    this.refusal = null;
    this.fresh = happened.slice(seq, seq + 1);
    this.happened = happened.slice(0, seq + 1);
    this.update = {
      type: "update",
      seq,
      now: 0,
      view: picture.view,
      position: picture.position,
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
      menu: [],
      undo: false,
      orders: [],
      muted: [],
      result: picture.result,
    };
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
