// Cards in words, for labels that are read out and for titles.
import { type Fact, words } from "../../lib/words.svelte";
import type { CapoPrinted, MaffiosoPrinted, MissionPrinted } from "../../wire/capo_della_mafia";
import { ANY } from "./sums";

/** A deck of somebody's own may have skills that we have no word for: then its own word must do. */
export function symbolName(printed: CapoPrinted, letter: string): string {
  if (letter === ANY) return words.ui("web-capo-symbol-any");
  const name = printed.symbols.find((symbol) => symbol.letter === letter)?.name ?? letter;
  const word = `web-capo-symbol-${name}`;
  return words.bundle.hasMessage(word) ? words.ui(word) : name;
}

/** "2 × smuggling and intimidation" */
export function symbolsSaid(printed: CapoPrinted, symbols: string): Fact {
  const kinds = [...new Set(symbols)];
  if (kinds.length === 0) return words.ui("web-capo-no-symbol");
  return kinds.map((letter) =>
    words.ui("web-capo-symbol-times", {
      count: Array.from(symbols).filter((each) => each === letter).length,
      symbol: symbolName(printed, letter),
    }),
  );
}

export function starsSaid(stars: number): string {
  return stars < 0 ? words.ui("web-capo-stars-off", { count: -stars }) : words.ui("web-capo-stars", { count: stars });
}

/** What stands on a card, and what is special about it. */
export function cardSaid(printed: CapoPrinted, man: MaffiosoPrinted, names: readonly string[]): string {
  const said = words.ui("web-capo-card", {
    name: man.name,
    symbols: symbolsSaid(printed, man.symbols),
    stars: starsSaid(man.stars),
  });
  return man.power === null ? said : `${said} ${words.say(man.power, names)}`;
}

export function missionSaid(printed: CapoPrinted, mission: MissionPrinted, maxStars: number): string {
  return words.ui("web-capo-mission-said", {
    name: mission.name,
    symbols: symbolsSaid(printed, mission.symbols),
    stars: maxStars,
  });
}
