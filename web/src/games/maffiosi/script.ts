// How Maffiosi is shown: a turn goes from pie to money to card to waking up, one scene after the other.
import type { Script, Show } from "../../show/show.svelte";
import { beatsOf } from "./beats";
import type { MafEvent, MafPrinted, MafView } from "./matter";
import { after, quiet, type Scene, sceneOf } from "./scene";

export type MafShow = Show<MafView, Scene, MafEvent>;

export function scriptOf(printed: MafPrinted): Script<MafView, Scene, MafEvent> {
  return {
    // A turn that does everything at once.
    longest: 7000,
    // Whoever is a whole round behind has missed it.
    late: 35_000,
    beatsOf: (told) => beatsOf(told, printed),
    sceneOf,
    quiet,
    after: (scene, event, coming) => after(scene, event, coming, printed),
  };
}
