// The order in which events are watched: what happens at once is one beat.
import type { EventTold, Message } from "../../wire/socket";
import type { CftEvent } from "./matter";

export interface Beat {
  events: readonly CftEvent[];
  /** How long it is looked at, in milliseconds. */
  wait: number;
  /** What is said about it, the last thing last. */
  told: readonly Message[];
}

const WAITS: Partial<Record<CftEvent["event"], number>> = {
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
};

/** Events with the same word here, one after the other, are one beat; "" is a beat of its own. */
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

export function beatsOf(told: readonly EventTold[]): Beat[] {
  const beats: Beat[] = [];
  let word = "";
  for (const each of told) {
    const event = each.event as CftEvent;
    const said = each.minor ? [] : [each.text];
    const last = beats.at(-1);
    if (last !== undefined && word !== "" && together(event) === word) {
      beats[beats.length - 1] = {
        events: [...last.events, event],
        wait: Math.max(last.wait, WAITS[event.event] ?? 0),
        told: [...last.told, ...said],
      };
      continue;
    }
    word = together(event);
    beats.push({ events: [event], wait: WAITS[event.event] ?? 0, told: said });
  }
  return beats;
}
