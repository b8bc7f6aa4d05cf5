// The table that somebody wants to make: what he chose last time, as far as the game still has it.
import type { GameShown, TableSettings } from "../wire/rest";
import { NO_CLOCK } from "./clocks";
import { usualSeats } from "./shelf.svelte";

export interface Wish {
  seats: number;
  options: Record<string, string>;
  settings: Required<TableSettings>;
}

const SETTINGS: Required<TableSettings> = {
  title: "",
  listed: false,
  watchers: true,
  talk: "all",
  clock: NO_CLOCK,
  hold: 120,
  rated: false,
  hints: false,
};

const place = (game: GameShown) => `backroom-wish-${game.id}`;

export function freshWish(game: GameShown): Wish {
  const options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0] ?? ""]));
  return { seats: usualSeats(game), options, settings: { ...SETTINGS } };
}

export function rememberedWish(game: GameShown): Wish {
  const wish = freshWish(game);
  const kept = read(place(game));
  if (kept === null) return wish;
  if (kept.seats !== undefined && game.seats.includes(kept.seats)) wish.seats = kept.seats;
  for (const { name, values } of game.options) {
    const value = kept.options?.[name];
    if (value !== undefined && values.includes(value)) wish.options[name] = value;
  }
  for (const key of Object.keys(SETTINGS) as (keyof TableSettings)[]) {
    const value: unknown = kept.settings?.[key];
    if (value !== null && typeof value === typeof SETTINGS[key]) Object.assign(wish.settings, { [key]: value });
  }
  return wish;
}

export function rememberWish(game: GameShown, wish: Wish): void {
  // A title is for one evening, not for the next.
  const settings = { ...wish.settings, title: "" };
  localStorage.setItem(place(game), JSON.stringify({ ...wish, settings }));
}

function read(key: string): Partial<Wish> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof kept === "object" ? kept : null;
  } catch {
    return null;
  }
}
