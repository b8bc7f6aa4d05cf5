// The order in which events are watched: one scene an action, and who dies of it dies in it.
import { type Beat, beatsOf as beatsIn, type Pacing } from "../../show/beats";
import type { EventTold } from "../../wire/socket";
import type { MafEvent, MafPrinted } from "./matter";

const WAITS: Pacing<MafEvent>["waits"] = {
  pie_exploded: 2200,
  attacked: 1300,
  drinks_served: 1100,
  player_out: 900,
  paid: 900,
  rest_taken: 1200,
  card_played: 800,
  card_discarded: 700,
  pie_placed: 800,
  pie_passed: 900,
  everybody_left: 1100,
  man_seated: 550,
  woke_up: 600,
  discards_shuffled: 300,
};

export function beatsOf(told: readonly EventTold[], printed: MafPrinted): Beat<MafEvent>[] {
  return beatsIn<MafEvent>(told, { waits: WAITS, together: (event) => wordFor(event, printed) });
}

function wordFor(event: MafEvent, printed: MafPrinted): string {
  switch (event.event) {
    case "attacked":
      return "attack";
    case "pie_exploded":
      return "blast";
    case "drinks_served":
      return "drinks";
    case "man_killed":
      return { stab: "attack", fire: "attack", nightcap: "drinks" }[printed.cards[event.card]?.kind ?? ""] ?? "blast";
    case "man_lifted":
    case "man_seated":
      return "move";
    default:
      return "";
  }
}
