// How Capo della Mafia is shown: a whole round is settled at once, and can still be watched.
import type { Script, Show } from "../../show/show.svelte";
import type { CapView } from "../../wire/capo_della_mafia";
import { beatsOf, type Watched } from "./beats";
import { after, quiet, type Scene, sceneOf } from "./scene";

export type CapShow = Show<CapView, Scene, Watched>;

export const SCRIPT: Script<CapView, Scene, Watched> = {
  longest: 11_000,
  late: 14_000,
  beatsOf,
  sceneOf,
  quiet,
  after,
};
