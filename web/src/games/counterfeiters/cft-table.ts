// All that is fetched when somebody sits down.
export { default as Board } from "./CftBoard.svelte";
export { playerFacts } from "./player-facts";
