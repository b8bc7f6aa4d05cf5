// One click to a game: a table, my chair, bots in all others, and begin.
import { api } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { GameShown } from "../wire/rest";
import { usualSeats } from "./shelf.svelte";

/** Bots wait for ever: nobody takes my chair while I answer the door. And nobody minds a hint. */
const SETTINGS = { hold: 0, hints: true };

/** Against whom, and by which options: as the house would have it, unless somebody knows better. */
interface Wish {
  level?: string;
  options?: Record<string, string>;
}

/** The table at which the game has begun. */
export async function playNow(game: GameShown, wish: Wish = {}): Promise<string> {
  await me.ensure();
  const { id } = await api.make({
    game: game.id,
    seats: usualSeats(game),
    options: { ...withMeFirst(game), ...wish.options },
    settings: SETTINGS,
  });
  try {
    const { chairs } = await api.sit(id, null);
    // One after the other: each bot takes a name that nobody at the table has yet.
    for (const chair of chairs) {
      if (!chair.taken) await api.bot(id, chair.seat, wish.level ?? fairLevel(game));
    }
    await api.start(id);
  } catch (fault) {
    await api.discard(id).catch(() => undefined);
    throw fault;
  }
  return id;
}

/** Where a game lets the first seat begin, it does: who plays now wants to play, not to watch bots. */
export function withMeFirst(game: GameShown): Record<string, string> {
  const wanted = game.options.filter(({ values }) => values.includes("first_seat"));
  return Object.fromEntries(wanted.map(({ name }) => [name, "first_seat"]));
}

/** Somewhere in the lower middle of the ladder: a first game should be a game. */
export function fairLevel(game: GameShown): string {
  return game.bots[Math.floor((game.bots.length - 1) / 2)] ?? "random";
}
