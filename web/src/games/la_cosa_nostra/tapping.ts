// What a tap on the table means, from what is held and what is asked.
import { at } from "../../lib/at";
import { type Desk, type Held, ON_MY_MEN } from "./desk.svelte";
import { ownerOfMan } from "./matter";

export function tapMan(desk: Desk, man: number): void {
  desk.focus = { is: "man", man };
  const own = ownerOfMan(desk.view, man) === desk.view.seat;
  const others = [...desk.laying(man), desk.number("peek", man), desk.number("victim_man", man)];
  if (desk.held !== null || !own) {
    desk.choose(others, desk.held === null ? desk.number("peek", man) : (others[0] ?? null));
    return;
  }
  const answers = [desk.number("rob", man), desk.number("trap", man), desk.number("recruit", man)];
  if (answers.some((each) => desk.offered(each))) desk.choose(answers, null);
  else if (desk.can("pick", man) || ON_MY_MEN.some((doing) => desk.can(doing, man))) selectMan(desk, man);
  else if (desk.view.man === man && desk.canAny("job")) desk.man = man;
  else void desk.client.why({ action: desk.number(desk.view.stage === "action" ? "execute" : "pick", man) });
}

function selectMan(desk: Desk, man: number): void {
  desk.client.refusal = null;
  desk.man = desk.man === man ? null : man;
  const doing = desk.aim === null ? undefined : desk.deed(desk.aim)?.doing;
  if (doing !== "job" && doing !== "buy") desk.aim = null;
  desk.targets = new Map();
}

export function tapRecruit(desk: Desk, man: number): void {
  desk.focus = { is: "man", man };
  desk.choose([desk.number("recruit", man)], desk.number("recruit", man));
}

export function tapJob(desk: Desk, job: number): void {
  desk.focus = { is: "job", job };
  desk.held = null;
  desk.choose([desk.number("drop_job", job), desk.number("job", job)], desk.number("job", job));
}

export function tapSlot(desk: Desk, slot: number): void {
  const business = desk.view.market[slot] ?? null;
  if (business !== null) desk.focus = { is: "kind", kind: at(desk.printed.businesses, business) };
  desk.choose([desk.number("take", slot), desk.number("buy", slot)], desk.number("buy", slot));
}

export function tapInfluence(desk: Desk, card: number): void {
  desk.focus = { is: "influence", card };
  if (desk.can("drop_influence", card)) {
    desk.choose([desk.number("drop_influence", card)], null);
    return;
  }
  const same = desk.held?.is === "influence" && desk.held.card === card;
  desk.letGo();
  if (!same) hold(desk, { is: "influence", card });
}

function hold(desk: Desk, held: Held): void {
  const actions = desk.actionsOf(held);
  if (actions.some((each) => desk.offered(each) !== undefined)) {
    desk.held = held;
    desk.client.refusal = null;
    // What needs no target lies ready at once.
    const alone = actions.filter((each) => ["doc", "scheme", "skip"].includes(desk.deed(each)?.doing ?? ""));
    desk.aim = alone.find((each) => desk.offered(each) !== undefined) ?? null;
  } else if (actions[0] !== undefined) void desk.client.why({ action: actions[0] });
}

/** Name this player, or else talk business. */
export function tapSeat(desk: Desk, seat: number): void {
  desk.focus = { is: "seat", seat };
  if (desk.canAny("target")) desk.choose([desk.number("target", seat)], desk.number("target", seat));
  else if (desk.view.seat >= 0 && seat !== desk.view.seat && desk.paper?.partner !== seat) desk.openPaper(seat);
}

export function tapBusiness(desk: Desk, business: number): void {
  desk.focus = { is: "business", business };
  const lawyer = desk.number("lawyer", business);
  if (desk.offered(lawyer) !== undefined && desk.held === null) {
    desk.letGo();
    hold(desk, { is: "lawyer", business });
    return;
  }
  if (desk.held?.is === "lawyer" && desk.held.business === business) {
    desk.letGo();
    return;
  }
  const candidates = [desk.number("victim_business", business), desk.number("marker", business)];
  if (candidates.some((each) => desk.fits(each))) desk.choose(candidates, null);
}
