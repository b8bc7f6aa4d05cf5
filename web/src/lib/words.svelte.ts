// Says messages in the reader's language. The word lists are the ones that Python uses too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../wire/socket";
import { noteMissing } from "./missing";

export type Language = "en" | "nl" | "de";
export const LANGUAGES: Language[] = ["en", "nl", "de"];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
};

/** Stands for the name of whoever sits there. */
export interface SeatName {
  type: "seat";
  seat: number;
}

export type Fact = string | number | Message | SeatName | Fact[];

const LISTS: Record<Language, () => Promise<{ texts: string[] }>> = {
  en: () => import("./words/en"),
  nl: () => import("./words/nl"),
  de: () => import("./words/de"),
};

const bundles = new Map<Language, FluentBundle>();

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

  /** The language that was asked for last: whichever list comes late, it is the one that is spoken. */
  private wanted: Language = "en";

  async speak(language: Language): Promise<void> {
    this.wanted = language;
    let bundle = bundles.get(language);
    if (bundle === undefined) {
      bundle = new FluentBundle(language, { useIsolating: false });
      for (const text of (await LISTS[language]()).texts) {
        bundle.addResource(new FluentResource(text));
      }
      bundles.set(language, bundle);
    }
    if (this.wanted !== language) return;
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem("backroom-language", language);
  }

  /** A sentence of the house itself. A missing one is a defect: it shows its name, and tests find it. */
  ui(name: string, facts: Record<string, Fact> = {}): string {
    return this.say({ type: "message", name, facts }, []);
  }

  /** A message of a game or of the service; `names` are those of the seats. */
  say(message: Message, names: readonly string[]): string {
    const pattern = this.bundle.getMessage(message.name)?.value;
    if (pattern == null) return missing(message.name);
    const facts: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.facts ?? {})) {
      facts[key] = this.fact(value as Fact, names);
    }
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, faults);
    return faults.length > 0 ? missing(`${message.name}: ${faults[0]?.message}`) : text;
  }

  fact(value: Fact, names: readonly string[]): FluentVariable {
    if (Array.isArray(value)) return this.listed(value.map((each) => String(this.fact(each, names))));
    if (typeof value !== "object") return value;
    if (value.type === "seat") return this.seat(value.seat, names);
    return this.say(value, names);
  }

  seat(seat: number, names: readonly string[]): string {
    return names[seat] || this.ui("web-seat", { number: seat + 1 });
  }

  listed(texts: string[]): string {
    if (texts.length === 0) return this.ui("list-nothing");
    if (texts.length === 1) return texts[0] ?? "";
    return this.ui("list-and", { most: texts.slice(0, -1).join(", "), last: texts.at(-1) ?? "" });
  }

  money(dollars: number): string {
    return this.ui("money", { amount: dollars });
  }

  time(milliseconds: number): string {
    const format = new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" });
    return format.format(milliseconds);
  }
}

function missing(what: string): string {
  noteMissing(what);
  return `⟦${what}⟧`;
}

export const words = new Words();

/** The reader's own choice, else the browser's, else English. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem("backroom-language");
  const wanted = [kept, ...navigator.languages].map((each) => each?.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => wanted.find((each) => LANGUAGES.includes(each as Language)) === language) ?? "en";
}
