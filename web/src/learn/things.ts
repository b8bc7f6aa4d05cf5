// What a lesson speaks of is found by the names that the boards give to their things.
import type { Box } from "./places";

/** The thing of this name that can be seen: a board may draw it in two places, for two screens. */
export function thing(name: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(name)}"]`);
  return [...found].find((each) => each.getClientRects().length > 0) ?? null;
}

export function nameOf(target: EventTarget | null): string | null {
  return (target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null)?.dataset.thing ?? null;
}

/** Is its middle in sight? A board scrolls within the page, and parts of it lie over others; Beppe's note does not count. */
export function isSeen(name: string): boolean {
  const found = thing(name);
  if (found === null) return false;
  const box = found.getBoundingClientRect();
  const there = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const uppermost = there.find((each) => each.closest("aside.note, .light") === null);
  return uppermost !== undefined && (found.contains(uppermost) || uppermost.contains(found));
}

export function boxOf(name: string): Box | null {
  const box = thing(name)?.getBoundingClientRect();
  return box === undefined ? null : { x: box.x, y: box.y, width: box.width, height: box.height };
}

/** The question may lie over the foot of the board: what is below this is hidden by it. */
function floorFor(found: Element, box: DOMRect): number {
  const bar = document.querySelector(".decision");
  const over = bar?.getBoundingClientRect();
  if (over === undefined || bar?.contains(found) || box.left >= over.right || box.right <= over.left) return Infinity;
  return over.top;
}

/** Bring it into the window, if it is not there. */
export function bringIntoSight(name: string, top: number, bottom: number): boolean {
  const found = thing(name);
  if (found === null) return false;
  const box = found.getBoundingClientRect();
  const low = Math.min(innerHeight - bottom, floorFor(found, box));
  const inWindow = box.top >= top && box.bottom <= low && box.left >= 0 && box.right <= innerWidth + 1;
  if (inWindow && isSeen(name)) return false;
  found.scrollIntoView({ block: "center", inline: "nearest" });
  return true;
}
