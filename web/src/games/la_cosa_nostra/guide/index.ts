// What the page about this game draws, and the cards of an evening.
import { addIcons } from "../../../lib/drawn-icons";
import { ICONS } from "../../../lib/icons/la_cosa_nostra";

export { default as Cards } from "./Cards.svelte";
export { cutOf } from "./moments";
export { default as Picture } from "./Picture.svelte";

addIcons(ICONS);
