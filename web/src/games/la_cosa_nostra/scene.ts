// The table as it is drawn. The board stands as the last view that was shown had it; in between the stage
// plays what happens to one job, and the papers fill. It knows no more than the view.
import type { GameEnded } from "../../wire/la_cosa_nostra";
import type { Happened } from "../../wire/socket";
import type { LcnEvent, LcnView } from "./matter";

/** A throw. Of one that was made before we came nobody tells what each die had to show. */
export interface Roll {
  seat: number;
  man: number;
  dice: readonly number[];
  number: number | null;
  /** Nobody has counted yet. */
  successes: number | null;
  /** The die that a Cop has rolled again. */
  again: number | null;
}

/** One card on the stage. */
export interface Stage {
  seat: number;
  man: number;
  /** Nobody knows it yet while it is only announced. */
  job: number | null;
  target: number | null;
  victimMan: number | null;
  victimBusiness: number | null;
  roll: Roll | null;
  /** It came to nothing. */
  lapsed: boolean;
  repelled: boolean;
  /** What it did is being done: its line on the card lights up. */
  verdict: boolean;
  /** A word was broken by it. */
  broken: boolean;
  /** The card that this one answers. */
  answers: Stage | null;
}

/** What everybody gets at the end of a round; empty until it is paid. */
export interface Payday {
  round: number;
  businesses: readonly (number | null)[];
  monopolies: readonly (number | null)[];
  bonus: readonly (number | null)[];
  recruited: readonly (number | null)[];
}

/** Something that moves for a moment, so that one sees where it came from. */
export interface Moved {
  men: readonly number[];
  businesses: readonly number[];
}

export interface Scene {
  view: LcnView;
  /** Everybody's cash, counted over as it comes and goes. */
  cash: readonly number[];
  stage: Stage | null;
  payday: Payday | null;
  count: GameEnded | null;
  moved: Moved;
}

const STILL: Moved = { men: [], businesses: [] };
const ANNOUNCED = ["announced", "before_reveal"];

export function sceneOf(view: LcnView, before?: Scene): Scene {
  return {
    view,
    cash: view.families.map((family) => family.cash),
    stage: stageIn(view, before?.stage ?? null),
    payday: view.stage === "recruiting" || view.stage === "hand_limit" ? (before?.payday ?? null) : null,
    count: before?.count ?? null,
    moved: STILL,
  };
}

/** The stage stays as long as the view says that a job is being done there. */
function stageIn(view: LcnView, before: Stage | null): Stage | null {
  const open = view.stage === "action" && (view.job !== null || ANNOUNCED.includes(view.step));
  if (!open || view.man === null || view.actor === null) return null;
  if (before !== null && rootOf(before).man === view.man) return { ...before, target: before.target ?? view.target };
  return {
    ...announced(view.actor, view.man),
    job: view.job,
    target: view.target,
    victimMan: view.victim_man,
    victimBusiness: view.victim_business,
    roll:
      view.dice.length === 0
        ? null
        : { seat: view.actor, man: view.man, dice: view.dice, number: null, successes: view.wins || null, again: null },
  };
}

/** The final count, for whoever was not there when it was told. */
export function countIn(happened: readonly Happened[]): GameEnded | null {
  const events = happened.flatMap((entry) => entry.events ?? []).map((told) => told.event as LcnEvent);
  return events.find((event) => event.event === "game_ended") ?? null;
}

function rootOf(stage: Stage): Stage {
  return stage.answers === null ? stage : rootOf(stage.answers);
}

function announced(seat: number, man: number): Stage {
  return {
    seat,
    man,
    job: null,
    target: null,
    victimMan: null,
    victimBusiness: null,
    roll: null,
    lapsed: false,
    repelled: false,
    verdict: false,
    broken: false,
    answers: null,
  };
}

/** The scene without what was only for a moment. */
export function quiet(scene: Scene): Scene {
  return scene.moved === STILL ? scene : { ...scene, moved: STILL };
}

export function after(scene: Scene, event: LcnEvent): Scene {
  switch (event.event) {
    case "attack_begun":
      return { ...scene, stage: announced(event.seat, event.man) };
    case "attack_spared":
      return { ...scene, stage: null };
    case "target_named":
      return staged(scene, { target: event.target });
    case "job_revealed":
      return { ...scene, stage: revealed(scene.stage, event.seat, event.man, event.job) };
    case "job_lapsed":
      return staged(scene, { lapsed: true });
    case "man_aimed_at":
      return staged(scene, { victimMan: event.man, target: event.target });
    case "business_aimed_at":
      return staged(scene, { victimBusiness: event.business, target: event.target });
    case "dice_rolled": {
      const { seat, man, dice, number, successes } = event;
      const again = scene.stage?.roll?.man === man ? scene.stage.roll.again : null;
      return staged(scene, { roll: { seat, man, dice, number, successes, again }, verdict: false });
    }
    case "die_rerolled": {
      const roll = scene.stage?.roll ?? null;
      if (roll === null) return scene;
      const again = roll.dice.indexOf(event.was);
      const dice = roll.dice.map((die, place) => (place === again ? event.now : die));
      return staged(scene, { roll: { ...roll, dice, again } });
    }
    case "paid":
      return verdict(counted(scene, event.seat, event.money));
    case "lost":
      return verdict(counted(scene, event.seat, -event.money));
    case "money_taken":
      return verdict(counted(counted(scene, event.source, -event.money), event.seat, event.money));
    case "robbed":
    case "man_killed":
    case "man_deactivated":
    case "business_gone":
    case "business_deactivated":
    case "business_taken":
      return verdict(scene);
    case "repelled":
      return staged(scene, { repelled: true, verdict: true });
    case "purchase_done":
    case "business_bought":
    case "recruited": {
      const paid = counted(scene, event.seat, -event.price);
      return event.event === "recruited" ? hired(paid, event.seat, event.man) : verdict(paid);
    }
    case "laundered":
      return verdict(counted(scene, event.seat, -event.money));
    case "promise_settled":
      return event.status === "broken" ? staged(scene, { broken: true }) : scene;
    case "income_paid":
      return counted(
        paid(scene, event.seat, { businesses: event.from_businesses, monopolies: event.from_monopolies }),
        event.seat,
        event.money,
      );
    case "bonus_paid":
      return counted(paid(scene, event.seat, { bonus: event.money }), event.seat, event.money);
    case "laundered_doubled":
      return counted(scene, event.seat, event.money);
    case "game_ended":
      return { ...scene, count: event, payday: null };
    case "job_planned":
    case "purchase_planned":
    case "influence_attached":
    case "peeked":
      return { ...scene, moved: { ...scene.moved, men: [...scene.moved.men, event.man] } };
    case "marker_placed":
    case "lawyer_used":
      return { ...scene, moved: { ...scene.moved, businesses: [...scene.moved.businesses, event.business] } };
    default:
      return scene;
  }
}

/** A card is turned up: the one that was announced, or an answer to the one that lies there. */
function revealed(stage: Stage | null, seat: number, man: number, job: number): Stage {
  if (stage !== null && stage.man === man) return { ...stage, job };
  return { ...announced(seat, man), job, answers: stage, target: stage?.seat ?? null };
}

function staged(scene: Scene, change: Partial<Stage>): Scene {
  return scene.stage === null ? scene : { ...scene, stage: { ...scene.stage, ...change } };
}

function verdict(scene: Scene): Scene {
  return staged(scene, { verdict: true });
}

function counted(scene: Scene, seat: number, money: number): Scene {
  return { ...scene, cash: put(scene.cash, seat, (scene.cash[seat] ?? 0) + money) };
}

function paid(scene: Scene, seat: number, rows: { businesses?: number; monopolies?: number; bonus?: number }): Scene {
  // The last payday is the final count: that has a paper of its own.
  const payday = scene.payday ?? nothingPaid(scene.view);
  return {
    ...scene,
    payday: {
      ...payday,
      businesses: rows.businesses === undefined ? payday.businesses : put(payday.businesses, seat, rows.businesses),
      monopolies: rows.monopolies === undefined ? payday.monopolies : put(payday.monopolies, seat, rows.monopolies),
      bonus: rows.bonus === undefined ? payday.bonus : put(payday.bonus, seat, rows.bonus),
    },
  };
}

function hired(scene: Scene, seat: number, man: number): Scene {
  if (scene.payday === null) return scene;
  return { ...scene, payday: { ...scene.payday, recruited: put(scene.payday.recruited, seat, man) } };
}

function nothingPaid(view: LcnView): Payday {
  const empty = view.families.map(() => null);
  return { round: view.round, businesses: empty, monopolies: empty, bonus: empty, recruited: empty };
}

/** The same list with another thing in this place. */
function put<Thing>(list: readonly Thing[], place: number, thing: Thing): Thing[] {
  return list.map((each, number) => (number === place ? thing : each));
}
