// A henchman comes from home, a card goes to its buyer: from where it lies to where it belongs.
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const LASTS = 420;

interface Way {
  /** Where it comes from, or goes to: a selector within the board. */
  other: string;
  /** Only while the show goes on; else it is simply there. */
  moving: boolean;
}

export function flies(node: Element, { other, moving }: Way): TransitionConfig {
  const there = moving ? node.closest(".cft")?.querySelector(other) : null;
  if (there === null || there === undefined) return { duration: 0 };
  const [from, to] = [there.getBoundingClientRect(), node.getBoundingClientRect()];
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const small = Math.min(1, from.height / Math.max(to.height, 1));
  return {
    duration: LASTS,
    easing: cubicInOut,
    css: (_, away) => `z-index: 6; transform: translate(${x * away}px, ${y * away}px) scale(${1 - (1 - small) * away})`,
  };
}
