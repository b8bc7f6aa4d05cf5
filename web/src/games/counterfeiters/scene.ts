// The table as it is drawn. Between two views it changes event by event, so that a turn which moves
// henchman, card, officer and Godfather at once can still be watched. It knows no more than the view.
import type { CftPrinted } from "../../wire/counterfeiters";
import { type CftEvent, type CftView, type Notes, put } from "./matter";

/** A card on the market: the number tells it from others of its kind while it slides along. */
export interface MarketCard {
  id: number;
  kind: number;
}

/** What somebody has just won or spent before everybody's eyes. */
export interface Gain {
  money: number;
  notes: Notes;
}

export interface Boss {
  cards: readonly number[];
  henchmen: number;
  passed: number;
  gain: Gain | null;
}

export interface Purse {
  cash: number;
  offshore: number;
  fakes: Notes;
  /** What the Godfather would take, as the last view said: no event tells it. */
  takes: number;
}

export interface Scene {
  round: number;
  officer: number;
  investigation: number;
  strike: boolean;
  marker: number;
  pile: number;
  market: readonly (MarketCard | null)[];
  /** Who takes the card that leaves the market just now; null: it goes to the trash. */
  buyer: number | null;
  occupants: readonly (number | null)[];
  /** The space on which something is done just now. */
  space: number | null;
  /** From where a lawyer has just fetched the henchman. */
  source: number | null;
  bosses: readonly Boss[];
  own: Purse | null;
  /** The number for the next new card. */
  next: number;
}

export function sceneOf(view: CftView, before?: Scene): Scene {
  const { market, next } = laid(view.market, before);
  return {
    round: view.round,
    officer: view.officer,
    investigation: view.investigation,
    strike: view.strike,
    marker: view.marker,
    pile: view.pile,
    market,
    buyer: null,
    occupants: view.occupants,
    space: view.space,
    source: null,
    bosses: view.players.map(({ cards, henchmen, passed }) => ({ cards, henchmen, passed, gain: null })),
    own:
      view.cash === null || view.offshore === null || view.fakes === null
        ? null
        : { cash: view.cash, offshore: view.offshore, fakes: view.fakes, takes: view.godfather_takes ?? 0 },
    next,
  };
}

/** The cards of the view, each the one that lay there or further to the left before, where it can be. */
function laid(kinds: readonly (number | null)[], before?: Scene): Pick<Scene, "market" | "next"> {
  let next = before?.next ?? 0;
  const known = [...(before?.market ?? [])];
  const market: (MarketCard | null)[] = kinds.map(() => null);
  for (let slot = kinds.length - 1; slot >= 0; slot -= 1) {
    const kind = kinds[slot] ?? null;
    if (kind === null) continue;
    const place = lastPlace(known, (card, each) => each <= slot && card?.kind === kind);
    market[slot] = known[place] ?? { id: next++, kind };
    if (place >= 0) known.length = place;
  }
  return { market, next };
}

function lastPlace<Thing>(list: readonly Thing[], fits: (thing: Thing, place: number) => boolean): number {
  let place = list.length - 1;
  while (place >= 0 && !fits(list[place] as Thing, place)) place -= 1;
  return place;
}

/** The scene without what was only for a moment. */
export function quiet(scene: Scene): Scene {
  const bosses = scene.bosses.map((boss) => (boss.gain === null ? boss : { ...boss, gain: null }));
  return { ...scene, bosses, buyer: null, source: null };
}

export function after(scene: Scene, event: CftEvent, seat: number, printed: CftPrinted): Scene {
  switch (event.event) {
    case "round_started":
      return { ...scene, round: event.round, space: null };
    case "henchman_placed":
      return {
        ...withBoss(scene, event.seat, (boss) => ({ henchmen: boss.henchmen - 1 })),
        occupants: put(scene.occupants, event.space, event.seat),
        space: event.space,
      };
    case "henchman_moved":
      return {
        ...scene,
        occupants: put(put(scene.occupants, event.source, null), event.space, event.seat),
        space: event.space,
        source: event.source,
      };
    case "passed":
      return withBoss(scene, event.seat, (boss) => ({
        henchmen: boss.henchmen - 1,
        passed: boss.passed + 1,
      }));
    case "card_bought": {
      const bought = withBoss(scene, event.seat, (boss) => ({
        cards: put(boss.cards, event.card, (boss.cards[event.card] ?? 0) + 1),
      }));
      const market = scene.space === null ? scene.market : put(scene.market, scene.space, null);
      return won({ ...bought, market, buyer: event.seat }, seat, event.seat, -event.price, null);
    }
    case "printed":
      return won(scene, seat, event.seat, 0, event.notes);
    case "notes_spent":
    case "notes_sold":
    case "diner_served":
      return won(scene, seat, event.seat, event.money, negative(event.notes));
    case "taxes_dodged":
    case "tickets_paid":
      return won(scene, seat, event.seat, event.money, null);
    case "marker_taken":
      return { ...scene, marker: event.seat };
    case "flight_taken":
      return won(scene, seat, event.seat, -event.fare, null);
    case "money_moved":
      return event.seat === seat ? owning(scene, -event.money, event.money, null) : scene;
    case "officer_moved":
      return { ...scene, officer: event.space };
    case "godfather_paid":
      return event.seat === seat ? owning(scene, -event.money, 0, null) : scene;
    case "investigation_rose":
      return { ...scene, investigation: event.level };
    case "strike_began":
      return { ...scene, strike: true };
    case "strike_ended":
      return { ...scene, strike: false };
    case "henchmen_returned":
      return {
        ...scene,
        occupants: scene.occupants.map(() => null),
        space: null,
        bosses: scene.bosses.map((boss, each) => ({
          ...boss,
          henchmen: boss.henchmen + (event.board[each] ?? 0) + (event.passed[each] ?? 0),
          passed: 0,
        })),
      };
    case "card_trashed": {
      const slot = lastPlace(
        scene.market,
        (card, each) => card?.kind === event.card && printed.spaces[each]?.trash === true,
      );
      return slot < 0 ? scene : { ...scene, market: put(scene.market, slot, null) };
    }
    case "card_offered":
      return {
        ...scene,
        market: put(slid(scene.market), event.slot, { id: scene.next, kind: event.card }),
        pile: scene.pile - 1,
        next: scene.next + 1,
      };
    default:
      return scene;
  }
}

/** What is left of the market moves to the right. */
function slid(market: Scene["market"]): Scene["market"] {
  const cards = market.filter((card) => card !== null);
  return [...market.slice(cards.length).map(() => null), ...cards];
}

function withBoss(scene: Scene, seat: number, change: (boss: Boss) => Partial<Boss>): Scene {
  const boss = scene.bosses[seat];
  if (boss === undefined) return scene;
  return { ...scene, bosses: put(scene.bosses, seat, { ...boss, ...change(boss) }) };
}

function won(scene: Scene, me: number, seat: number, money: number, notes: Notes | null): Scene {
  const seen = withBoss(scene, seat, () => ({ gain: { money, notes: notes ?? [0, 0, 0] } }));
  return seat === me ? owning(seen, money, 0, notes) : seen;
}

function owning(scene: Scene, cash: number, offshore: number, notes: Notes | null): Scene {
  if (scene.own === null) return scene;
  const [one, two, three] = scene.own.fakes;
  const [more, better, best] = notes ?? [0, 0, 0];
  return {
    ...scene,
    own: {
      ...scene.own,
      cash: scene.own.cash + cash,
      offshore: scene.own.offshore + offshore,
      fakes: [one + more, two + better, three + best],
    },
  };
}

function negative([one, two, three]: Notes): Notes {
  return [-one, -two, -three];
}
