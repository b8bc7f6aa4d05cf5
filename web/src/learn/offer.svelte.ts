// Whoever plays for the first time is offered a lesson, once.
import { isNew } from "./progress";

const ASKED = "backroom-lesson-offered";

let waiting = $state("");

/** Somebody plays this game now: is it the first time? */
export function offerLesson(game: string): void {
  if (!isNew() || localStorage.getItem(ASKED) !== null) return;
  waiting = game;
  try {
    localStorage.setItem(ASKED, "yes");
  } catch {
    // A browser that keeps nothing is asked again.
  }
}

export function offered(game: string): boolean {
  return waiting === game;
}

export function refuseOffer(): void {
  waiting = "";
}
