// What a page asks of the service: things to look at, and things to do.
import { untrack } from "svelte";
import { Trouble } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Message } from "../wire/socket";

/** Something to look at. What the service said last stays until it says something new: so nothing flickers. */
export class Fetched<Value> {
  value = $state.raw<Value | undefined>();
  trouble = $state.raw<Message | null>(null);
  private latest = 0;

  constructor(private readonly ask: () => Promise<Value>) {}

  look = async (): Promise<void> => {
    const number = ++this.latest;
    try {
      const value = await this.ask();
      if (number !== this.latest) return;
      this.value = value;
      this.trouble = null;
    } catch (fault) {
      if (!(fault instanceof Trouble)) throw fault;
      if (number === this.latest) this.trouble = fault.say;
    }
  };
}

/** One thing at a time is done; if it is refused, the reason is kept to be shown. */
export class Doing {
  busy = $state(false);
  trouble = $state.raw<Message | null>(null);

  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await work();
      return true;
    } catch (fault) {
      if (!(fault instanceof Trouble)) throw fault;
      if (fault.say.name === "service-stranger") me.becomeStranger();
      this.trouble = fault.say;
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Look now and then again, but only while somebody can see it. For an effect: returns how to stop. */
export function whileVisible(look: () => Promise<void>, seconds: number): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === "visible") untrack(() => void look());
  };
  lookIfSeen();
  const timer = setInterval(lookIfSeen, seconds * 1000);
  document.addEventListener("visibilitychange", lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookIfSeen);
  };
}
