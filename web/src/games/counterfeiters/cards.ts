// The pictures of the cards, by the name that is printed on them.
import type { IconName } from "../../lib/icons/names";
import type { Message } from "../../wire/socket";

const PICTURES: Record<string, IconName> = {
  ink: "square-bottle",
  paper: "papers",
  hologram: "prism",
  diner: "coffee-cup",
  "private-jet": "commercial-airplane",
  "big-lawyer": "scales",
  "bad-lawyer": "injustice",
  "lottery-ticket": "ticket",
};

export function cardName(card: Message): string {
  return card.name.replace("cft-card-", "");
}

export function cardIcon(card: Message): IconName {
  return PICTURES[cardName(card)] ?? "ticket";
}
