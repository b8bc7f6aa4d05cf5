import type { Game } from "../game";

export default {
  look: { icon: "pistol-gun", colour: "var(--seat-purple)", place: 3 },
  table: () => import("./cap-table"),
  guide: () => import("./guide"),
  truth: () => import("./truth"),
} satisfies Game;
