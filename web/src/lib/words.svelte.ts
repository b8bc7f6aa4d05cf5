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

/** What stands in a sentence for a part of it that is to be drawn; null: say it. */
export type Instead = (part: Message) => string | null;

const LISTS: Record<Language, () => Promise<{ texts: string[] }>> = {
  en: () => import("./words/en"),
  nl: () => import("./words/nl"),
  de: () => import("./words/de"),
};

/** What is only said in one corner of the house comes with the first page there. */
const CORNERS = {
  lessons: {
    en: () => import("./words/lessons-en"),
    nl: () => import("./words/lessons-nl"),
    de: () => import("./words/lessons-de"),
  },
  guides: {
    en: () => import("./words/guides-en"),
    nl: () => import("./words/guides-nl"),
    de: () => import("./words/guides-de"),
  },
  puzzles: {
    en: () => import("./words/puzzles-en"),
    nl: () => import("./words/puzzles-nl"),
    de: () => import("./words/puzzles-de"),
  },
} satisfies Record<string, Record<Language, () => Promise<{ texts: string[] }>>>;
type Corner = keyof typeof CORNERS;

const bundles = new Map<Language, FluentBundle>();

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

  /** The language that was asked for last: whichever list comes late, it is the one that is spoken. */
  private wanted: Language = "en";

  /** Where somebody has been: from now on the words of these corners belong to every language. */
  private visited = new Set<Corner>();
  private taught = new Set<string>();

  async learn(corner: Corner = "lessons"): Promise<void> {
    this.visited.add(corner);
    await this.speak(this.wanted);
  }

  async speak(language: Language): Promise<void> {
    this.wanted = language;
    let bundle = bundles.get(language);
    if (bundle === undefined) {
      bundle = new FluentBundle(language, { useIsolating: false });
      addTo(bundle, (await LISTS[language]()).texts);
      bundles.set(language, bundle);
    }
    for (const corner of this.visited) {
      const name = `${corner} ${language}`;
      if (this.taught.has(name)) continue;
      const { texts } = await CORNERS[corner][language]();
      if (!this.taught.has(name)) addTo(bundle, texts);
      this.taught.add(name);
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
  say(message: Message, names: readonly string[], instead?: Instead): string {
    const pattern = this.bundle.getMessage(message.name)?.value;
    if (pattern == null) return missing(message.name);
    const facts: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.facts ?? {})) {
      facts[key] = this.fact(value as Fact, names, instead);
    }
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, faults);
    return faults.length > 0 ? missing(`${message.name}: ${faults[0]?.message}`) : text;
  }

  /** The same in at most forty letters, where there is a short form: for a phone. */
  brief(message: Message, names: readonly string[]): string {
    const name = `${message.name}-brief`;
    return this.say(this.bundle.hasMessage(name) ? { ...message, name } : message, names);
  }

  fact(value: Fact, names: readonly string[], instead?: Instead): FluentVariable {
    if (Array.isArray(value)) return this.listed(value.map((each) => String(this.fact(each, names, instead))));
    if (typeof value !== "object") return value;
    if (value.type === "seat") return this.seat(value.seat, names);
    return instead?.(value) ?? this.say(value, names, instead);
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

function addTo(bundle: FluentBundle, texts: readonly string[]): void {
  for (const text of texts) bundle.addResource(new FluentResource(text));
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
