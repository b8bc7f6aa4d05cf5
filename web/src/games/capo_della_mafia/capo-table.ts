// All that is fetched when somebody sits down.
export { default as Board } from "./CapoBoard.svelte";
export { playerFacts } from "./player-facts";
