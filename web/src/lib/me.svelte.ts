// Who I am: a guest with a name, or an account. The secret is in a cookie that no script can read.
import type { Me } from "../wire/rest";
import { api, Trouble } from "./api";
import { words } from "./words.svelte";

const NAMES = ["Alma", "Bruno", "Clara", "Dario", "Elsa", "Franco", "Gilda", "Hugo", "Ines", "Jacob"];

class Somebody {
  person = $state.raw<Me | null>(null);
  known = $state(false);

  /** Ask the service who I am; a stranger is nobody. */
  async look(): Promise<void> {
    try {
      this.person = await api.me();
    } catch (trouble) {
      if (!(trouble instanceof Trouble) || trouble.status !== 401) throw trouble;
      this.person = null;
    } finally {
      this.known = true;
    }
  }

  /** Whoever has no name yet gets one, so that a game is one click away. */
  async ensure(name?: string): Promise<Me> {
    if (this.person === null) {
      const given = name || (NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Alma");
      this.person = await api.guest(given, words.language);
    }
    return this.person;
  }
}

export const me = new Somebody();
