// Who I am: a guest with a name, or an account. The secret is in a cookie that no script can read.
import type { Me } from "../wire/rest";
import type { Message } from "../wire/socket";
import { api, Trouble } from "./api";
import { type Language, words } from "./words.svelte";

const NAMES = ["Alma", "Bruno", "Clara", "Dario", "Elsa", "Franco", "Gilda", "Hugo", "Ines", "Jacob"];

class Somebody {
  person = $state.raw<Me | null>(null);
  /** The service has answered once, or could not: until then nobody should be called a stranger. */
  known = $state(false);
  /** Why the service could not say. */
  trouble = $state.raw<Message | null>(null);
  private sure = false;
  private looking: Promise<void> | null = null;
  private telling: Promise<void> | null = null;

  /** Ask the service who I am; a stranger is nobody. */
  look(): Promise<void> {
    this.looking ??= this.ask().finally(() => (this.looking = null));
    return this.looking;
  }

  private async ask(): Promise<void> {
    try {
      this.person = await api.me();
      this.sure = true;
      this.trouble = null;
    } catch (fault) {
      if (fault instanceof Trouble) this.trouble = fault.say;
      throw fault;
    } finally {
      this.known = true;
    }
  }

  /** Whoever has no name yet gets one, so that a game is one click away. */
  async ensure(name?: string): Promise<Me> {
    // A new guest gets a new cookie: before that, be sure that the old one is nobody's.
    if (!this.sure) await this.look();
    if (this.person === null) {
      const given = name || (NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Alma");
      this.person = await api.guest(given, words.language);
    } else if (name && name !== this.person.name) {
      this.person = await api.change({ name });
    }
    return this.person;
  }

  /**
   * The house speaks this language to me from now on, in letters and calls too. It is told one after the other:
   * whoever changes his mind quickly is taken at his last word, whatever comes late on the line.
   */
  async speak(language: Language): Promise<void> {
    await words.speak(language);
    this.telling ??= this.tell().finally(() => (this.telling = null));
    return this.telling;
  }

  private async tell(): Promise<void> {
    let told = this.person?.language;
    while (this.person !== null && told !== words.language) {
      told = words.language;
      this.person = await api.change({ language: told });
    }
  }

  /** Logged out, forgotten, or the cookie is too old. */
  becomeStranger(): void {
    this.person = null;
    this.sure = true;
  }
}

export const me = new Somebody();
