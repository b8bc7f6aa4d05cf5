// All that is fetched when somebody sits down.
import { addIcons } from "../../lib/drawn-icons";
import { ICONS } from "../../lib/icons/la_cosa_nostra";

export { default as Answer } from "./Answer.svelte";
export { default as Deals } from "./Deals.svelte";
export { default as Heads } from "./Heads.svelte";
export { default as Board } from "./LcnBoard.svelte";
export { default as Panel } from "./Panel.svelte";
export { dealsWaiting, playerFacts } from "./player-facts";

addIcons(ICONS);
