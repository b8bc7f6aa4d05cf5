// The archive of the house: finished games, asked for once and kept while somebody leafs through them.
import { api } from "../lib/api";
import type { Advice, Figures, Frame, MarkShown, Truth, Verified } from "../wire/rest";
import type { Happened, Message } from "../wire/socket";

/** A finished game as these eyes saw it happen. */
export interface Told {
  /** What is to be said about it: a game of earlier rules may not be shown to its end. */
  note: Message | null;
  rounds: number[];
  /** The same for all eyes: with the truth known. */
  marks: MarkShown[];
  happened: Happened[];
}

export class Archive {
  private kept = new Map<string, Promise<unknown>>();

  constructor(
    readonly id: string,
    readonly link: string | null,
  ) {}

  /** From these eyes: a seat's, or (null) a spectator's. */
  frame(seq: number, eyes: number | null): Promise<Frame> {
    return this.once(`frame ${seq} ${eyes}`, () => api.replay(this.id, seq, eyes, this.link));
  }

  /** What the rules said then to a query of these eyes; nothing where they said why not. */
  answer(seq: number, eyes: number | null, query: object): Promise<unknown> {
    const key = `answer ${seq} ${eyes} ${JSON.stringify(query)}`;
    return this.once(key, async () => (await api.query(this.id, seq, eyes, query, this.link)).answer ?? null);
  }

  truth(seq: number): Promise<Truth> {
    return this.once(`truth ${seq}`, () => api.truth(this.id, seq, this.link));
  }

  story(eyes: number | null): Promise<Told> {
    return this.once(`story ${eyes}`, async () => {
      const { note, rounds, happened, marks } = await api.story(this.id, eyes, this.link);
      return { note, rounds, marks, happened: happened as unknown as Happened[] };
    });
  }

  /** What is known so far: never kept, for there may be more of it the next time. */
  async figures(): Promise<Figures> {
    return (await api.figures(this.id, this.link)).figures;
  }

  /** What the coach would have done instead of this entry. */
  coach(seat: number, seq: number): Promise<Advice> {
    return this.once(`coach ${seat} ${seq}`, async () => (await api.coach(this.id, seat, seq, this.link)).advice);
  }

  /** Never kept: whoever asks again wants it looked at again. */
  verify(): Promise<Verified> {
    return api.verify(this.id, this.link);
  }

  log(): Promise<string> {
    return api.log(this.id, this.link);
  }

  private once<Answer>(key: string, look: () => Promise<Answer>): Promise<Answer> {
    let found = this.kept.get(key) as Promise<Answer> | undefined;
    if (found === undefined) {
      found = look().catch((fault: unknown) => {
        this.kept.delete(key);
        throw fault;
      });
      this.kept.set(key, found);
    }
    return found;
  }
}
