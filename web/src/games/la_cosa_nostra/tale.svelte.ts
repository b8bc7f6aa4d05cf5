// What the last card on the stage has done, in sentences: for whoever wants no scenes, or looks up late.
import type { Message } from "../../wire/socket";
import type { LcnEvent } from "./matter";

/** With these the tale of a card is over. */
const OVER: ReadonlySet<LcnEvent["event"]> = new Set(["turn_started", "income_paid", "game_ended", "round_started"]);

/** So many sentences are enough. */
const MOST = 8;

export class Tale {
  lines = $state.raw<readonly Message[]>([]);
  private telling = false;

  tell(events: readonly LcnEvent[], said: readonly Message[]): void {
    const kinds = events.map((event) => event.event);
    if (kinds.some((kind) => OVER.has(kind))) this.telling = false;
    if (kinds.includes("round_started")) this.lines = [];
    if (kinds.includes("attack_begun") || kinds.includes("job_revealed")) {
      if (!this.telling) this.lines = [];
      this.telling = true;
    }
    if (this.telling) this.lines = [...this.lines, ...said].slice(-MOST);
  }
}
