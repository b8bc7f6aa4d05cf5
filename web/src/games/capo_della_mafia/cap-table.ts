// All that is fetched when somebody sits down.
import { addIcons } from "../../lib/drawn-icons";
import { ICONS } from "../../lib/icons/capo_della_mafia";

export { default as Board } from "./CapBoard.svelte";
export { playerFacts } from "./player-facts";

addIcons(ICONS);
