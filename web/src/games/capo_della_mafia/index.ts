import type { Game } from "../game";

export default {
  look: { icon: "pistol-gun", colour: "var(--seat-purple)", place: 3 },
  async table() {
    const [{ default: Board }, { playerFacts }] = await Promise.all([
      import("./CapoBoard.svelte"),
      import("./player-facts"),
    ]);
    return { Board, playerFacts };
  },
} satisfies Game;
