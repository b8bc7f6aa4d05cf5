// The stages of a choice: what the game asks for, or the card that is pulled out.

/** What is asked on the table just now; a card that lies in the hand half-way out asks its own question. */
export type Stage =
  | "wait"
  | "card"
  | "second"
  | "throw"
  | "raid"
  | "victim"
  | "pie_chair"
  | "pass"
  | "explode"
  | "drinks"
  | "man"
  | "bring"
  | "chair"
  | "colour"
  | "over";

/** What each card asks for when it is pulled out. */
export const OPENED: Record<string, Stage> = {
  stab: "victim",
  fire: "victim",
  order_pie: "pie_chair",
  pass_it_on: "pass",
  ka_boom: "explode",
  nightcap: "drinks",
  beat_it: "raid",
  move: "man",
};
/** What one does to a chair, where one chooses a chair. */
export const DEEDS: Partial<Record<Stage, string>> = {
  victim: "kill",
  pie_chair: "put_pie",
  man: "lift",
  chair: "sit",
};
