// Which businesses stand behind a Cash Job on the stage, as the table shows them: one's own, then markers.
// Only a picture: whether it can be done the rules have said before.
import type { LcnPrinted } from "../../wire/la_cosa_nostra";
import type { LcnView } from "./matter";

export interface Servant {
  kind: number;
  /** Whose business it is; nobody's if it is missing. */
  owner: number | null;
}

export function servants(view: LcnView, printed: LcnPrinted, seat: number, needs: readonly number[]): Servant[] {
  const taken = new Set<number>();
  const find = (kind: number): number | null => {
    const own = view.families[seat]?.businesses ?? [];
    const others = view.families.flatMap((family) => family.businesses).filter((each) => (each.markers[seat] ?? 0) > 0);
    const found = [...own, ...others].find(
      (each) => each.active && printed.businesses[each.business] === kind && !taken.has(each.business),
    );
    if (found === undefined) return null;
    taken.add(found.business);
    return view.families.findIndex((family) => family.businesses.includes(found));
  };
  return needs.map((kind) => ({ kind, owner: find(kind) }));
}
