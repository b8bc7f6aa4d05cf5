// The pictures of the cards, by kind. Lottery tickets come last, one kind for each value.
import type { IconName } from "../../lib/icons";

const PICTURES: IconName[] = [
  "gears",
  "drop",
  "scroll-unfurled",
  "sparkles",
  "martini",
  "airplane-departure",
  "briefcase",
  "briefcase",
];

export function cardIcon(kind: number): IconName {
  return PICTURES[kind] ?? "ticket";
}
