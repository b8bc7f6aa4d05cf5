// Which lines are drawn: only for what is looked at. Your act, your other choices, who could kill him, whom he could.
import type { Choosing } from "./choosing.svelte";
import type { MafInsight, MafView } from "./matter";

export interface Line {
  kind: "act" | "choice" | "threat" | "his";
  weapon: "stab" | "fire";
  from: number;
  to: number;
}

export function linesFor(view: MafView, insight: MafInsight | null, choosing: Choosing): Line[] {
  if (insight === null) return [];
  const { stage, focus, aimedChair } = choosing;
  if (stage === "victim") {
    const weapon = choosing.card === null ? cardOf(view, choosing) : choosing.deeds.card(choosing.card);
    const way = weapon === "fire" ? "fire" : "stab";
    const mine = [...choosing.glowing].flatMap((to) => killers(view, insight, to, way).map((from) => ({ from, to })));
    const acts = mine.map(({ from, to }): Line => {
      return { kind: to === aimedChair ? "act" : "choice", weapon: way, from, to };
    });
    return [...acts, ...(aimedChair === null ? [] : reachOf(insight, aimedChair, view, view.seat))];
  }
  const looked = focus ?? null;
  if (looked === null || stage === "drinks" || stage === "pass" || stage === "explode") return [];
  return reachOf(insight, looked, view, null);
}

function cardOf(view: MafView, choosing: Choosing): string {
  return view.card === null ? "" : choosing.deeds.card(view.card);
}

/** My men who could do it. */
function killers(view: MafView, insight: MafInsight, victim: number, way: Line["weapon"]): number[] {
  return insight.men.flatMap((man, chair) => {
    if (man === null || view.men[chair]?.seat !== view.seat) return [];
    const reaches = way === "stab" ? man.stabs.includes(victim) : man.shoots === victim;
    return reaches ? [chair] : [];
  });
}

/** Who could kill him, and whom he could; `without` leaves out those of this seat. */
export function reachOf(insight: MafInsight, chair: number, view: MafView, without: number | null): Line[] {
  const man = insight.men[chair];
  if (man == null) return [];
  const line = (kind: Line["kind"], weapon: Line["weapon"], from: number, to: number): Line => ({
    kind,
    weapon,
    from,
    to,
  });
  const threats = [
    ...man.stabbed_from.map((from) => line("threat", "stab", from, chair)),
    ...(man.shot_from === null ? [] : [line("threat", "fire", man.shot_from, chair)]),
  ].filter(({ from }) => without === null || view.men[from]?.seat !== without);
  return [
    ...threats,
    ...man.stabs.map((to) => line("his", "stab", chair, to)),
    ...(man.shoots === null ? [] : [line("his", "fire", chair, man.shoots)]),
  ];
}
