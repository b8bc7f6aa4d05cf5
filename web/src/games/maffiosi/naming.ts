// Every chair has a name that says all that is drawn there.
import { words } from "../../lib/words.svelte";
import { type MafPrinted, type MafView, type ManView, manOf, thingsAt } from "./matter";

export interface ChairState {
  man: ManView | null;
  dangers: readonly Danger[];
  legal: boolean;
  chosen: boolean;
}

/** Who could do what to a man: a rival with a blade or a barrel, or the owner of a pie. */
export interface Danger {
  way: "stab" | "fire" | "pie";
  seat: number;
}

/** Who could kill the man on this chair, as everybody sees it. */
export function dangersTo(view: MafView, man: ManView | null, chair: number): Danger[] {
  if (man === null) return [];
  const rivals = view.families.map((family, seat) => ({ family, seat })).filter(({ seat }) => seat !== man.seat);
  return [
    ...rivals.filter(({ family }) => family.can_stab.includes(chair)).map(({ seat }) => danger("stab", seat)),
    ...rivals.filter(({ family }) => family.line_of_fire.includes(chair)).map(({ seat }) => danger("fire", seat)),
    ...view.families.flatMap(({ blast }, seat) => (blast.includes(chair) ? [danger("pie", seat)] : [])),
  ];
}

function danger(way: Danger["way"], seat: number): Danger {
  return { way, seat };
}

/** "18, drink, Dora’s Jack, can be shot by Alma". */
export function chairName(
  printed: MafPrinted,
  me: number,
  names: readonly string[],
  chair: number,
  { man, dangers, legal, chosen }: ChairState,
): string {
  const parts = [String(chair + 1)];
  if (printed.chairs[chair]?.opposite === null) parts.push(words.ui("web-maf-crossed"));
  const things = thingsAt(printed, chair);
  if (things) parts.push(things);
  parts.push(man === null ? words.ui("web-maf-empty") : manOf(printed, man, me, names));
  if (man?.asleep) parts.push(words.ui("web-maf-asleep"));
  for (const { way, seat } of dangers) parts.push(dangerName(way, seat, me, names));
  if (chosen) parts.push(words.ui("web-maf-chosen"));
  else if (legal) parts.push(words.ui("web-maf-possible"));
  return parts.join(", ");
}

function dangerName(way: Danger["way"], seat: number, me: number, names: readonly string[]): string {
  if (seat === me) return words.ui(`web-maf-danger-${way}-you`);
  return words.ui(`web-maf-danger-${way}`, { who: words.seat(seat, names) });
}

/** "you" for myself. */
export function whoIs(seat: number, me: number, names: readonly string[]): string {
  return seat === me ? words.ui("web-maf-you") : words.seat(seat, names);
}
