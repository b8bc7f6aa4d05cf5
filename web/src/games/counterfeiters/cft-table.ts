// All that is fetched when somebody sits down.
import { addIcons } from "../../lib/drawn-icons";
import { ICONS } from "../../lib/icons/counterfeiters";

export { default as Board } from "./CftBoard.svelte";
export { playerFacts } from "./player-facts";

addIcons(ICONS);
