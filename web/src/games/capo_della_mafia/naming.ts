// Cards in words, for labels that are read out and for titles.
import { type Fact, words } from "../../lib/words.svelte";
import type { CapPrinted, MaffiosoPrinted, MissionPrinted } from "../../wire/capo_della_mafia";
import { ANY } from "./sums";

/** A deck of somebody's own may have skills that we have no word for: then its own word must do. */
export function symbolName(printed: CapPrinted, letter: string): string {
  if (letter === ANY) return words.ui("cap-symbol-any");
  const name = printed.symbols.find((symbol) => symbol.letter === letter)?.name ?? letter;
  const word = `cap-symbol-${name}`;
  return words.bundle.hasMessage(word) ? words.ui(word) : name;
}

/** The symbols of a maffioso: "2 × smuggling and intimidation" */
export function symbolsSaid(printed: CapPrinted, symbols: string): Fact {
  const kinds = [...new Set(symbols)];
  if (kinds.length === 0) return words.ui("cap-no-symbol");
  return kinds.map((letter) =>
    words.ui("cap-symbol-times", { count: countOf(symbols, letter), symbol: symbolName(printed, letter) }),
  );
}

/** The symbols of a mission, of which the question marks must be alike. */
export function needsSaid(printed: CapPrinted, symbols: string): Fact {
  const alike = countOf(symbols, ANY);
  if (alike === 0) return symbolsSaid(printed, symbols);
  const said = words.ui("cap-symbol-alike", { count: alike });
  const fixed = symbols.replaceAll(ANY, "");
  return fixed === "" ? [said] : [symbolsSaid(printed, fixed), said].flat();
}

function countOf(symbols: string, letter: string): number {
  return Array.from(symbols).filter((each) => each === letter).length;
}

export function starsSaid(stars: number): string {
  return stars < 0 ? words.ui("cap-stars-off", { count: -stars }) : words.ui("cap-stars", { count: stars });
}

/** What stands on a card, and what is special about it. */
export function cardSaid(printed: CapPrinted, man: MaffiosoPrinted, names: readonly string[]): string {
  const said = words.ui("web-cap-card", {
    name: man.name,
    symbols: symbolsSaid(printed, man.symbols),
    stars: starsSaid(man.stars),
  });
  return man.power === null ? said : `${said} ${words.say(man.power, names)}`;
}

export function missionSaid(printed: CapPrinted, mission: MissionPrinted, maxStars: number): string {
  return words.ui("web-cap-mission-said", {
    name: mission.name,
    symbols: needsSaid(printed, mission.symbols),
    stars: maxStars,
  });
}
