// The line to the table of a lesson: a real table, laid as the recorded log has it after some entry.
import { me } from "../lib/me.svelte";
import { words } from "../lib/words.svelte";
import type { Refused, Wanted } from "../table/table.svelte";
import { TableClient } from "../table/table.svelte";

/** What Beppe says, and not the rules: legal, but not the way of the lesson. */
const WARNING = "learn-";

/** So many tables were laid. */
let laid = 0;

export class LessonClient extends TableClient {
  /** What Beppe has warned of: whoever does it again wants it. */
  private warned = "";
  /** And that was an offer on paper, which cannot be put right piece by piece. */
  warnedOfPaper = $state(false);

  constructor(
    readonly game: string,
    readonly from: number,
    /** Something else is done than the log has, or after all not: the lesson goes on when the table is laid anew. */
    private readonly onDetour: (departs: boolean) => void,
  ) {
    // A name of its own: what was half made at the last one is not taken up again.
    super(`lesson-${game}-${++laid}`, null);
  }

  /** Whoever learns has a name, even where he has told none: "Player 1" is nobody. */
  override get names(): string[] {
    return super.names.map((name) => name || (me.person?.name ?? words.ui("learn-newcomer")));
  }

  protected override address(): string {
    const at = this.update?.seq ?? this.from;
    const query = new URLSearchParams({ at: String(at), since: String(this.update?.seq ?? -1), lean: "1" });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/lessons/${this.game}/socket?${query}`;
  }

  override async act(choice: Wanted, ...then: number[]): Promise<boolean> {
    const wanted = JSON.stringify([choice.action, choice.terms ?? null, then]);
    const insists = wanted === this.warned;
    // Before it is done: the table may have moved when the answer comes.
    if (insists) this.onDetour(true);
    const done = await super.act(choice, ...then);
    this.warned = isWarning(this.refusal) ? wanted : "";
    this.warnedOfPaper = this.warned !== "" && choice.terms != null;
    if (insists && !done) this.onDetour(false);
    return done;
  }

  /** Let the log run on to this entry. */
  follow(seq: number): Promise<boolean> {
    return this.tell("follow", { seq });
  }
}

export function isWarning(refusal: Refused | null): boolean {
  return refusal?.say.name.startsWith(WARNING) === true;
}
