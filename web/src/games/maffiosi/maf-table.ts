// All that is fetched when somebody sits down.
import { addIcons } from "../../lib/drawn-icons";
import { ICONS } from "../../lib/icons/maffiosi";

export { default as Answer } from "./Answer.svelte";
export { default as Board } from "./MafBoard.svelte";
export { default as Heads } from "./Families.svelte";
export { default as Panel } from "./Looked.svelte";
export { playerFacts } from "./player-facts";

addIcons(ICONS);
