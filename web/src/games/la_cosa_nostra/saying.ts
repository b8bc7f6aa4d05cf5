// Names and descriptions of what lies on the table: for buttons, and for whoever does not see them.
import { at } from "../../lib/at";
import { words } from "../../lib/words.svelte";
import type { BusinessView, LcnPrinted, ManView, Promise as Word, Side } from "../../wire/la_cosa_nostra";
import type { Message } from "../../wire/socket";
import { roman } from "./matter";

export const say = (message: Message): string => words.say(message, []);

export function jobTitle(printed: LcnPrinted, job: number): string {
  return say(at(printed.jobs, job).title);
}

export function kindName(printed: LcnPrinted, kind: number): string {
  return say(at(printed.kinds, kind).name);
}

export function nameOf(printed: LcnPrinted, business: number): string {
  return kindName(printed, at(printed.businesses, business));
}

export function influenceName(printed: LcnPrinted, card: number): string {
  return say(at(printed.influence, card).name);
}

export function callOf(printed: LcnPrinted, man: number): string {
  return at(printed.men, man).call;
}

/** What he is to do, as far as I know. */
export function taskWords(printed: LcnPrinted, man: ManView): string {
  const { task } = man;
  if (task === null) return words.ui("lcn-task-none");
  if (task.business !== null) return words.ui("lcn-task-purchase", { business: nameOf(printed, task.business) });
  if (task.job !== null) return words.ui("lcn-task-job", { job: jobTitle(printed, task.job) });
  return words.ui("lcn-task-hidden", { round: roman(task.round ?? 0) });
}

export function manWords(printed: LcnPrinted, man: ManView): string {
  const parts = [
    words.ui("web-lcn-man", { man: at(printed.men, man.man).name, strength: man.strength }),
    ...(man.active ? [taskWords(printed, man)] : [words.ui("web-lcn-out")]),
    ...man.attached.map((card) => influenceName(printed, card)),
  ];
  return parts.join(", ");
}

export function businessWords(printed: LcnPrinted, business: BusinessView, names: readonly string[]): string {
  const kind = at(printed.kinds, business.kind);
  const marked = business.markers.flatMap((count, seat) => (count > 0 ? [words.seat(seat, names)] : []));
  return [
    words.ui("web-lcn-business", { business: say(kind.name), income: words.money(kind.income) }),
    ...(business.active ? [] : [words.ui("web-lcn-closed")]),
    ...(business.used ? [words.ui("web-lcn-used")] : []),
    ...(marked.length > 0 ? [words.ui("web-lcn-marked", { who: words.listed(marked) })] : []),
  ].join(", ");
}

export function promiseWords(promise: Word): string {
  if (promise.kind === "words") return promise.words ?? "";
  const money = words.money(promise.amount ?? 0);
  return words.ui(`lcn-promise-${promise.kind.replaceAll("_", "-")}`, promise.kind === "repay" ? { money } : {});
}

/** What one side gives, as a list. */
export function sideWords(printed: LcnPrinted, side: Side): string {
  const cards = (name: string, list: readonly number[] = []) =>
    list.map((business) => words.ui(`lcn-side-${name}`, { business: nameOf(printed, business) }));
  return words.listed([
    ...(side.cash ? [words.money(side.cash)] : []),
    ...cards("permit", side.permits),
    ...cards("business", side.businesses),
    ...(side.gangsters ?? []).map((man) => at(printed.men, man).name),
    ...cards("return", side.returns),
    ...(side.promises ?? []).map((promise) => words.ui("lcn-side-promise", { promise: promiseWords(promise) })),
  ]);
}
