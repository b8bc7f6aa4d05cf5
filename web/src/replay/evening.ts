// What the drawings of an evening need of its figures: rounds, scales, signs.
import type { Course, Figures, Measure } from "../wire/rest";

/** Points at the beginning of every round, and in the end. */
export function byRounds(figures: Figures): Course {
  const rounds: number[] = [];
  const points: number[][] = [];
  figures.steps.forEach((step, number) => {
    if (rounds.at(-1) === step.round) return;
    rounds.push(step.round);
    points.push(figures.points[number] ?? []);
  });
  const last = rounds.at(-1) ?? 0;
  return { rounds: [...rounds, last + 1], points: [...points, figures.points.at(-1) ?? []] };
}

/** Is a bar longer than its whisker? */
export function isSure({ points, error }: Measure): boolean {
  return Math.abs(points) > error;
}

/** With its sign, and a true minus. */
export function signed(points: number): string {
  const whole = Math.round(points);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

/** So far the longest bar with its whisker reaches, to either side; never less than a quarter. */
export function reach(measures: readonly Measure[]): number {
  return Math.max(25, ...measures.map(({ points, error }) => Math.abs(points) + error));
}
