// Where the turn stands, and who plays when.
import { words } from "../../lib/words.svelte";
import type { MafView } from "./matter";
import type { Scene, Step } from "./scene";

export const STEPS: readonly Step[] = ["pie", "money", "card", "wake"];

/** "your turn", "plays next", "in 3 turns"; whoever is out comes no more. */
export function comesWhen(view: MafView, scene: Scene, seat: number): string {
  if (scene.out[seat]) return words.ui("web-maf-out");
  if (view.round === 0 || view.step === "over") return "";
  if (seat === scene.turn) return words.ui("web-maf-on-turn");
  const order = view.order.filter((each) => !scene.out[each] || each === scene.turn);
  const turns = (order.indexOf(seat) - order.indexOf(scene.turn) + order.length) % order.length;
  return words.ui("web-maf-in-turns", { turns });
}
