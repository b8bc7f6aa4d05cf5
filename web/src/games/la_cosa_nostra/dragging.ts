// A card is dragged onto a man: the same as a tap on the card and one on the man.
import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte";
import { tapMan } from "./tapping";

/** This card can be lifted; `choose` is a tap on it, where it is not chosen yet. */
export function lifted(isChosen: () => boolean, choose: () => void): Attachment<HTMLElement> {
  return (card) => {
    const lift = (event: DragEvent) => {
      if (!isChosen()) choose();
      // What is not possible has just said why, and stays where it lies.
      if (isChosen()) event.dataTransfer?.setData("text/plain", card.textContent.trim());
      else event.preventDefault();
    };
    card.draggable = true;
    card.addEventListener("dragstart", lift);
    return () => card.removeEventListener("dragstart", lift);
  };
}

/** Whatever is held or chosen can be dropped on this man, if he glows. */
export function landing(desk: Desk, man: number): Attachment<HTMLElement> {
  return (place) => {
    const over = (event: DragEvent) => {
      if (desk.isManLegal(man)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      if (desk.man !== man || desk.held !== null) tapMan(desk, man);
    };
    place.addEventListener("dragover", over);
    place.addEventListener("drop", drop);
    return () => {
      place.removeEventListener("dragover", over);
      place.removeEventListener("drop", drop);
    };
  };
}
