import type { Game } from "../game";

export default {
  look: { icon: "banknote", colour: "var(--seat-blue)", place: 4 },
  table: () => import("./cft-table"),
  guide: () => import("./guide"),
  truth: () => import("./truth"),
} satisfies Game;
