// For whoever wants to be asked once more before something is sent.
import { preferences } from "../lib/preferences.svelte";
import type { Message } from "../wire/socket";

export class Confirming {
  /** What would be sent. */
  asked = $state.raw<{ text: Message | null } | null>(null);
  private answered: ((yes: boolean) => void) | null = null;

  /** Shall it be sent? At once yes for whoever does not want to be asked. */
  ask(text: Message | null): Promise<boolean> {
    this.answer(false);
    if (!preferences.wishes.confirm) return Promise.resolve(true);
    this.asked = { text };
    return new Promise((resolve) => (this.answered = resolve));
  }

  answer(yes: boolean): void {
    this.answered?.(yes);
    this.answered = null;
    this.asked = null;
  }
}
