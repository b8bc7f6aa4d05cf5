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

/** Is its middle in sight? A board scrolls within the page, and some of its parts stay where they are while the rest
 * goes under them. Beppe's note does not count. */
export function isSeen(name: string): boolean {
  const found = thing(name);
  if (found === null) return false;
  const box = found.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let each = found.parentElement; each !== null; each = each.parentElement) {
    if (getComputedStyle(each).overflowY === "visible") continue;
    const { top, bottom } = each.getBoundingClientRect();
    if (y < top || y > bottom) return false;
  }
  const uppermost = document.elementsFromPoint(x, y).find((each) => each.closest("aside.note, .light") === null);
  for (let each = uppermost ?? null; each !== null && !each.contains(found); each = each.parentElement) {
    if (!found.contains(each) && ["sticky", "fixed"].includes(getComputedStyle(each).position)) return false;
  }
  return true;
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
