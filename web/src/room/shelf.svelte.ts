// The shelf with the games and their rulebooks: each is asked for once.
import type { Look } from "../games/game";
import { gameOf } from "../games/games";
import { api } from "../lib/api";
import { type Language, words } from "../lib/words.svelte";
import type { GameShown, OptionShown, RulebookShown } from "../wire/rest";

export function lookOf(game: string): Look {
  return gameOf(game).look;
}

class Shelf {
  games = $state.raw<GameShown[] | undefined>();
  private asked: Promise<GameShown[]> | null = null;
  private books = new Map<string, Promise<RulebookShown>>();

  all(): Promise<GameShown[]> {
    this.asked ??= api.games().then(
      (games) => (this.games = games.sort(byPlace)),
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

function byPlace(one: GameShown, other: GameShown): number {
  const [left, right] = [lookOf(one.id).place, lookOf(other.id).place];
  return left === right ? 0 : left - right;
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

/** The levels of bots at a table of so many players, from the weakest. */
export function levelsAt(game: GameShown, players: number): string[] {
  return game.masters.includes(players) ? [...game.bots, "master"] : game.bots;
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
