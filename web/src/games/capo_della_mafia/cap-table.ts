// All that is fetched when somebody sits down.
import { addIcons } from "../../lib/drawn-icons";
import type { Message } from "../../wire/socket";
import { ICONS } from "../../lib/icons/capo_della_mafia";

export { default as Answer } from "./Answer.svelte";
export { default as Board } from "./CapBoard.svelte";
export { default as ChapterHead } from "./ChapterHead.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Inline } from "./InlineCard.svelte";
export { default as Panel } from "./Panel.svelte";
export { playerFacts } from "./player-facts";
export { progressOf } from "./progress";

export const drawsInline = (part: Message): boolean => part.name === "cap-maffioso" || part.name === "cap-mission";

/** The trays on the felt are the list of players. */
export const playersOnBoard = true;

addIcons(ICONS);
