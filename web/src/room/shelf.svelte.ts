// The shelf with the games and their rulebooks: each is asked for once.
import { api } from "../lib/api";
import type { IconName } from "../lib/icons";
import { type Language, words } from "../lib/words.svelte";
import type { GameShown, OptionShown, RulebookShown } from "../wire/rest";

interface Look {
  icon: IconName;
  /** The colour of its lid, from the tokens. */
  colour: string;
}

const LOOKS: Record<string, Look> = {
  "la-cosa-nostra": { icon: "gun-rose", colour: "var(--seat-red)" },
  maffiosi: { icon: "pie-slice", colour: "var(--seat-green)" },
  "capo-della-mafia": { icon: "pistol-gun", colour: "var(--seat-purple)" },
  counterfeiters: { icon: "banknote", colour: "var(--seat-blue)" },
};

/** In this order they stand on the shelf; a game that we do not know yet comes last. */
const ORDER = Object.keys(LOOKS);

export function lookOf(game: string): Look {
  return LOOKS[game] ?? { icon: "fedora", colour: "var(--seat-orange)" };
}

class Shelf {
  games = $state.raw<GameShown[] | undefined>();
  private asked: Promise<GameShown[]> | null = null;
  private books = new Map<string, Promise<RulebookShown>>();

  all(): Promise<GameShown[]> {
    this.asked ??= api.games().then(
      (games) => (this.games = games.sort((one, other) => place(one) - place(other))),
      (fault: unknown) => {
        this.asked = null;
        throw fault;
      },
    );
    return this.asked;
  }

  title(game: string): string {
    return this.games?.find((each) => each.id === game)?.title ?? "";
  }

  rulebook(game: string, language: Language): Promise<RulebookShown> {
    const key = `${game} ${language}`;
    let book = this.books.get(key);
    if (book === undefined) {
      book = api.rulebook(game, language).catch((fault: unknown) => {
        this.books.delete(key);
        throw fault;
      });
      this.books.set(key, book);
    }
    return book;
  }
}

function place(game: GameShown): number {
  const found = ORDER.indexOf(game.id);
  return found < 0 ? ORDER.length : found;
}

export const shelf = new Shelf();

/** How many sit down if nobody says otherwise: four, or as near as the game allows. */
export function usualSeats(game: GameShown): number {
  const distance = (seats: number) => Math.abs(seats - 4);
  return game.seats.reduce((best, seats) => (distance(seats) < distance(best) ? seats : best));
}

export function optionName(game: GameShown, option: OptionShown): string {
  return words.ui(stem(game, option));
}

export function optionValue(game: GameShown, option: OptionShown, value: string): string {
  return words.ui(`${stem(game, option)}-${value.replaceAll("_", "-")}`);
}

function stem(game: GameShown, option: OptionShown): string {
  return `${game.prefix.toLowerCase()}-option-${option.name.replaceAll("_", "-")}`;
}

/** What a bot of this level is called; a level without words goes by its own name. */
export function botLevel(level: string): string {
  const name = `web-bot-${level}`;
  return words.bundle.hasMessage(name) ? words.ui(name) : level;
}

/** What temper a bot has. */
export function botTemper(temper: string): string {
  const name = `web-temper-${temper}`;
  return words.bundle.hasMessage(name) ? words.ui(name) : temper;
}

/** A bot as the service writes it (`level`, or `level/temper`), in words. */
export function botName(bot: string): string {
  const [level = "", ...more] = bot.split("/");
  return [botLevel(level), ...more.map(botTemper)].join(", ");
}

/** Points as this game counts them: money, unless it has its own word. */
export function pointsOf(game: string, points: number): string {
  const name = `web-points-${game}`;
  return words.bundle.hasMessage(name) ? words.ui(name, { points }) : words.money(points);
}
