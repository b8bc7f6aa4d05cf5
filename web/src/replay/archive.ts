// The archive of the house: finished games, asked for once and kept while somebody leafs through them.
import { api, Trouble } from "../lib/api";
import type { Frame, StoryShown, Truth, Verified } from "../wire/rest";
import type { Happened, Message } from "../wire/socket";

/** A finished game as these eyes saw it happen. */
export interface Told {
  rounds: number[];
  happened: Happened[];
}

const UNREACHABLE: Message = { type: "message", name: "web-unreachable", facts: {} };

async function ask(path: string, query: Record<string, string | number | null>): Promise<Response> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [[name, String(value)]],
  );
  const answer = await fetch(`${path}?${new URLSearchParams(given)}`).catch(() => {
    throw new Trouble(0, UNREACHABLE);
  });
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { message?: Message } | null;
  throw new Trouble(answer.status, told?.message ?? UNREACHABLE);
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

  truth(seq: number): Promise<Truth> {
    return this.once(`truth ${seq}`, async () => (await (await this.get("truth", { seq })).json()) as Truth);
  }

  story(eyes: number | null): Promise<Told> {
    return this.once(`story ${eyes}`, async () => {
      const { rounds, happened } = (await (await this.get("story", { eyes })).json()) as StoryShown;
      return { rounds, happened: happened as unknown as Happened[] };
    });
  }

  /** Never kept: whoever asks again wants it looked at again. */
  async verify(): Promise<Verified> {
    return (await (await this.get("verify")).json()) as Verified;
  }

  async log(): Promise<string> {
    return (await this.get("log")).text();
  }

  private get(what: string, query: Record<string, string | number | null> = {}): Promise<Response> {
    return ask(`/api/tables/${encodeURIComponent(this.id)}/${what}`, { ...query, link: this.link });
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
