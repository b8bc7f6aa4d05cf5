// The order in which events are watched: what one turn moves on the same spot is one beat.
import { type Beat, beatsOf as beatsIn, type Pacing } from "../../show/beats";
import type { EventTold } from "../../wire/socket";
import type { CftEvent } from "./matter";

const PACING: Pacing<CftEvent> = {
  waits: {
    henchman_placed: 440,
    henchman_moved: 480,
    passed: 300,
    extra_declined: 300,
    lawyer_declined: 300,
    card_bought: 460,
    printed: 480,
    notes_spent: 480,
    notes_sold: 480,
    taxes_dodged: 420,
    flight_taken: 420,
    money_moved: 420,
    officer_moved: 460,
    godfather_came: 590,
    investigation_rose: 560,
    strike_began: 560,
    henchmen_returned: 440,
    card_trashed: 380,
    card_offered: 460,
    diner_served: 500,
    end_triggered: 590,
    tickets_paid: 560,
    money_counted: 500,
  },
  together,
};

function together(event: CftEvent): string {
  switch (event.event) {
    case "taxes_dodged":
    case "marker_taken":
      return "taxes";
    case "flight_taken":
    case "money_moved":
      return "flight";
    case "godfather_came":
    case "godfather_paid":
      return "godfather";
    case "officer_moved":
    case "strike_ended":
      return "officer";
    case "card_trashed":
    case "card_offered":
    case "diner_served":
    case "tickets_paid":
      return event.event;
    default:
      return "";
  }
}

export function beatsOf(told: readonly EventTold[]): Beat<CftEvent>[] {
  return beatsIn(told, PACING);
}
