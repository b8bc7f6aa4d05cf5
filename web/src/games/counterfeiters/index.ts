import type { Game } from "../game";

export default {
  look: { icon: "banknote", colour: "var(--seat-blue)", place: 4 },
  async table() {
    const [{ default: Board }, { playerFacts }] = await Promise.all([
      import("./CftBoard.svelte"),
      import("./player-facts"),
    ]);
    return { Board, playerFacts };
  },
} satisfies Game;
