// How La Cosa Nostra is shown: a job from its reveal to what comes of it, and paydays row by row.
import type { Script } from "../../show/show.svelte";
import { beatsOf } from "./beats";
import type { LcnEvent, LcnView } from "./matter";
import { after, quiet, type Scene, sceneOf } from "./scene";
import type { Tale } from "./tale.svelte";

export function scriptOf(tale: Tale): Script<LcnView, Scene, LcnEvent> {
  return {
    longest: 9000,
    late: 5000,
    beatsOf,
    sceneOf,
    quiet,
    after: (scene, event) => after(scene, event),
    note: ({ events, said }) => tale.tell(events, said),
  };
}
