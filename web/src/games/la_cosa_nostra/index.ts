import type { Game } from "../game";

export default {
  look: { icon: "gun-rose", colour: "var(--seat-red)", place: 1 },
  table: () => import("./lcn-table"),
  guide: () => import("./guide"),
  truth: () => import("./truth"),
} satisfies Game;
