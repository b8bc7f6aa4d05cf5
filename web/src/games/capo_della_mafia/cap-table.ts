// All that is fetched when somebody sits down.
export { default as Board } from "./CapBoard.svelte";
export { playerFacts } from "./player-facts";
