import type { Game } from "../game";

export default {
  look: { icon: "pie-slice", colour: "var(--seat-green)", place: 2 },
  table: () => import("./maf-table"),
  guide: () => import("./guide"),
  truth: () => import("./truth"),
} satisfies Game;
