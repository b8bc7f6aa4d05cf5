// The table as it is drawn. Between two views it changes event by event, so that a turn can be watched. It knows
// no more than the view.
import { type MafEvent, type MafPrinted, type MafView, type ManView, ASLEEP, put } from "./matter";

export type Step = "pie" | "money" | "card" | "wake";

/** A man who leaves for good, and what his family earned before and earns after. */
export interface Victim {
  chair: number;
  man: ManView;
  before: number;
  after: number;
}

/** What everybody looks at just now. */
export type Moment =
  | { kind: "attack"; card: number; from: number; to: number; attacker: ManView; victims: Victim[] }
  | { kind: "blast"; pie: number; chair: number; by: number; victims: Victim[] }
  | { kind: "served"; seat: number; chairs: readonly number[]; victims: Victim[] }
  | { kind: "woke"; seat: number; chairs: readonly number[] }
  | {
      kind: "paid";
      seat: number;
      money: number;
      owed: number;
      income: Extract<MafEvent, { event: "paid" }>["income"] | null;
    }
  | { kind: "card"; seat: number; card: number; thrown: boolean }
  | { kind: "pie"; pie: number; from: number | null; to: number }
  | { kind: "seated"; seat: number; chair: number; from: number | null }
  | { kind: "raid"; seat: number }
  | { kind: "out"; seat: number };

export interface Scene {
  round: number;
  turn: number;
  step: Step;
  men: readonly (ManView | null)[];
  /** By seat: the chair of the pie on the table. */
  pies: readonly (number | null)[];
  pieGone: readonly boolean[];
  money: readonly (number | null)[];
  income: readonly number[];
  cards: readonly number[];
  out: readonly boolean[];
  /** By seat and sort, those asleep behind those awake: men without a chair. */
  waiting: readonly (readonly number[])[];
  bank: number;
  markers: number;
  pile: number;
  discards: readonly number[];
  /** The card that is carried out. */
  card: number | null;
  /** From where the man between two chairs has got up. */
  lifted: number | null;
  moment: Moment | null;
}

export function sceneOf(view: MafView): Scene {
  return {
    round: view.round,
    turn: view.turn,
    step: "card",
    men: view.men,
    pies: view.families.map((family) => family.pie),
    pieGone: view.families.map((family) => family.pie_gone),
    money: view.families.map((family) => family.money),
    income: view.families.map((family) => family.income),
    cards: view.families.map((family) => family.cards),
    out: view.families.map((family) => family.out),
    waiting: view.families.map((family) => family.waiting),
    bank: view.bank,
    markers: view.markers,
    pile: view.pile,
    discards: view.discards,
    card: view.card,
    lifted: view.lifted_from,
    moment: null,
  };
}

/** The scene without what was only for a moment. */
export function quiet(scene: Scene): Scene {
  return { ...scene, moment: null };
}

export function after(scene: Scene, event: MafEvent, coming: MafView, printed: MafPrinted): Scene {
  switch (event.event) {
    case "turn_started":
      return { ...scene, turn: event.seat, round: event.round, step: "pie", card: null };
    case "pie_exploded":
      return {
        ...scene,
        pies: put(scene.pies, event.pie, null),
        pieGone: put(scene.pieGone, event.pie, event.gone),
        moment: { kind: "blast", pie: event.pie, chair: event.chair, by: event.seat, victims: [] },
      };
    case "attacked": {
      const attacker = { seat: event.seat, sort: event.man, asleep: false };
      const { card, chair: from, victim: to } = event;
      return { ...scene, moment: { kind: "attack", card, from, to, attacker, victims: [] } };
    }
    case "drinks_served":
      return {
        ...scene,
        men: scene.men.map((man, chair) => (man && event.asleep.includes(chair) ? { ...man, asleep: true } : man)),
        markers: scene.markers - event.asleep.length,
        moment: { kind: "served", seat: event.seat, chairs: event.chairs, victims: [] },
      };
    case "man_killed":
      return killed(scene, event, coming);
    case "player_out":
      return {
        ...scene,
        out: put(scene.out, event.seat, true),
        moment: scene.moment ?? { kind: "out", seat: event.seat },
      };
    case "hand_discarded":
      return {
        ...scene,
        cards: put(scene.cards, event.seat, 0),
        discards: event.cards.reduce((pile, card) => put(pile, card, (pile[card] ?? 0) + 1), scene.discards),
      };
    case "paid":
    case "rest_taken": {
      const owned = scene.money[event.seat] ?? null;
      const income = event.event === "paid" ? event.income : null;
      const owed = event.event === "paid" ? event.owed : event.money;
      return {
        ...scene,
        step: "money",
        bank: scene.bank - event.money,
        money: put(scene.money, event.seat, owned === null ? null : owned + event.money),
        moment: { kind: "paid", seat: event.seat, money: event.money, owed, income },
      };
    }
    case "card_played":
    case "card_discarded":
      return cardLeaves(scene, event.seat, event.card, event.event === "card_discarded", printed);
    case "pie_placed":
      return {
        ...scene,
        pies: put(scene.pies, event.seat, event.chair),
        card: null,
        moment: { kind: "pie", pie: event.seat, from: null, to: event.chair },
      };
    case "pie_passed":
      return {
        ...scene,
        pies: put(scene.pies, event.pie, event.chair),
        card: null,
        moment: { kind: "pie", pie: event.pie, from: event.source, to: event.chair },
      };
    case "everybody_left":
      return { ...everybodyStands(scene), moment: { kind: "raid", seat: event.seat } };
    case "man_brought":
      return { ...scene, waiting: waited(scene, event.seat, event.man, event.asleep, -1) };
    case "man_lifted":
      return { ...scene, men: put(scene.men, event.chair, null), lifted: event.chair };
    case "man_seated": {
      const man = { seat: event.seat, sort: event.man, asleep: event.asleep };
      return {
        ...scene,
        men: put(scene.men, event.chair, man),
        lifted: null,
        moment: { kind: "seated", seat: event.seat, chair: event.chair, from: scene.lifted },
      };
    }
    case "cards_drawn":
      return {
        ...scene,
        cards: put(scene.cards, event.seat, (scene.cards[event.seat] ?? 0) + event.count),
        pile: scene.pile - event.count,
        card: null,
      };
    case "discards_shuffled":
      return { ...scene, pile: event.count, discards: scene.discards.map(() => 0) };
    case "woke_up":
      return {
        ...scene,
        step: "wake",
        men: scene.men.map((man, chair) => (man && event.chairs.includes(chair) ? { ...man, asleep: false } : man)),
        markers: scene.markers + event.chairs.length,
        moment: { kind: "woke", seat: event.seat, chairs: event.chairs },
      };
    default:
      return scene;
  }
}

function killed(scene: Scene, event: Extract<MafEvent, { event: "man_killed" }>, coming: MafView): Scene {
  const man = { seat: event.seat, sort: event.man, asleep: event.asleep };
  const victim = {
    chair: event.chair,
    man,
    before: scene.income[event.seat] ?? 0,
    after: coming.families[event.seat]?.income ?? 0,
  };
  const { moment } = scene;
  return {
    ...scene,
    men: put(scene.men, event.chair, null),
    markers: scene.markers + (event.asleep ? 1 : 0),
    moment: moment !== null && "victims" in moment ? { ...moment, victims: [...moment.victims, victim] } : moment,
  };
}

function cardLeaves(scene: Scene, seat: number, card: number, thrown: boolean, printed: MafPrinted): Scene {
  // The police card leaves the game (MAF-61).
  const stays = thrown || printed.cards[card]?.kind !== "beat_it";
  return {
    ...scene,
    step: "card",
    cards: put(scene.cards, seat, (scene.cards[seat] ?? 0) - 1),
    discards: stays ? put(scene.discards, card, (scene.discards[card] ?? 0) + 1) : scene.discards,
    card: thrown ? null : card,
    moment: { kind: "card", seat, card, thrown },
  };
}

function everybodyStands(scene: Scene): Scene {
  const waiting = scene.waiting.map((_, seat) => {
    const own = scene.men.flatMap((man) => (man?.seat === seat ? [man.sort + (man.asleep ? ASLEEP : 0)] : []));
    return Array.from({ length: 2 * ASLEEP }, (_none, sort) => own.filter((each) => each === sort).length);
  });
  return { ...scene, men: scene.men.map(() => null), waiting };
}

function waited(scene: Scene, seat: number, man: number, asleep: boolean, more: number): Scene["waiting"] {
  const sort = man + (asleep ? ASLEEP : 0);
  const counts = scene.waiting[seat] ?? [];
  return put(scene.waiting, seat, put(counts, sort, (counts[sort] ?? 0) + more));
}
