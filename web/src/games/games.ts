// Every folder beside this file is a game, named like the game's folder in Python: there is no other list.
import type { Game } from "./game";

const found = import.meta.glob<Game>("./*/index.ts", { eager: true, import: "default" });
const GAMES = new Map(Object.entries(found).map(([path, game]) => [idOf(path), game]));

/** A game that has no folder yet stands last on the shelf. */
const UNKNOWN: Game = { look: { icon: "fedora", colour: "var(--seat-orange)", place: Infinity } };

/** `./la_cosa_nostra/index.ts` is the game that the service calls `la-cosa-nostra`. */
function idOf(path: string): string {
  return (path.split("/")[1] ?? "").replaceAll("_", "-");
}

export function gameOf(id: string): Game {
  return GAMES.get(id) ?? UNKNOWN;
}

export function isDrawn(id: string): boolean {
  return gameOf(id).table !== undefined;
}
