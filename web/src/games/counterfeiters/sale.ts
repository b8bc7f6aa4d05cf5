// What the buyer offers for which notes: all numbers are the service's own.
import type { Choice, Message } from "../../wire/socket";
import type { Notes } from "./matter";

export interface Offer {
  choice: Choice;
  notes: Notes;
  money: number;
}

export function offersOf(legal: readonly Choice[]): Offer[] {
  return legal.flatMap((choice) => {
    const counts = (choice.shorthand ?? "").split(" ").map(Number);
    if (counts.length !== 3 || counts.some(Number.isNaN)) return [];
    return [{ choice, notes: counts as unknown as Notes, money: moneyIn(choice.text) }];
  });
}

/** The sum that the service names in its sentence about this sale. */
function moneyIn(text: Message): number {
  const { money } = text.facts as { money?: { facts: { amount?: number } } };
  return money?.facts.amount ?? 0;
}

export function keyOf(notes: Notes): string {
  return notes.join(" ");
}

export function countOf([one, two, three]: Notes): number {
  return one + two + three;
}

export function offerFor(offers: readonly Offer[], notes: Notes): Offer | undefined {
  return offers.find((offer) => keyOf(offer.notes) === keyOf(notes));
}

/** Could these notes still become something that is offered, by adding more? */
export function leadsOn(offers: readonly Offer[], notes: Notes): boolean {
  return offers.some((offer) => isPart(notes, offer.notes));
}

/** The offer that brings most; of these, the one with the fewest notes. */
export function bestOf(offers: readonly Offer[]): Offer | undefined {
  return [...offers].sort((one, other) => other.money - one.money || countOf(one.notes) - countOf(other.notes))[0];
}

/** Some of these notes alone would bring as much, or more: a bad note spoils the price. */
export function betterThan(offers: readonly Offer[], offer: Offer): Offer | undefined {
  return bestOf(
    offers.filter(
      (each) =>
        each.money >= offer.money && countOf(each.notes) < countOf(offer.notes) && isPart(each.notes, offer.notes),
    ),
  );
}

function isPart(part: Notes, whole: Notes): boolean {
  return part.every((count, quality) => count <= (whole[quality] ?? 0));
}

export interface Transfer {
  choice: Choice;
  /** Dollars into the envelope; below zero: back from it. */
  amount: number;
}

export function transfersOf(legal: readonly Choice[]): Transfer[] {
  return legal
    .flatMap((choice) => {
      const amount = Number(choice.shorthand ?? NaN);
      return Number.isNaN(amount) ? [] : [{ choice, amount }];
    })
    .sort((one, other) => one.amount - other.amount);
}
