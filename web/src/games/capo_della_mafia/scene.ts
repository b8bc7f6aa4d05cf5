// What everybody sees on the table, as it is drawn. Between two views it changes event by event, so that
// a whole round that is settled at once can still be watched.
import { at } from "../../lib/at";
import type { CapView } from "../../wire/capo_della_mafia";
import type { Watched } from "./beats";

export type Overview = "none" | "hat" | "bars";

export interface Spot {
  respect: number;
  /** Respect won or lost just now. */
  change: number | null;
  hand: number;
  /** Still owes a choice. */
  thinks: boolean;
  laid: number;
  faceUp: readonly number[];
  aimsAt: number | null;
  /** A newspaper has called this suspicion off. */
  calledOff: boolean;
  overview: Overview;
  /** Was suspected, and has been judged. */
  judged: boolean;
}

export interface Scene {
  /** The number that is called out just now. */
  count: number | null;
  round: number;
  counter: number;
  mission: number;
  maxStars: number;
  newspaper: number | null;
  nextEnvelope: boolean | null;
  pile: number;
  discards: number;
  /** Stars that Little Tony has added for everybody who is checked. */
  squealed: number;
  spots: readonly Spot[];
}

export function sceneOf(view: CapView): Scene {
  const hatsAreOut = view.phase === "suspect" || view.phase === "claim";
  return {
    count: null,
    round: view.round,
    counter: view.counter,
    mission: view.mission,
    maxStars: view.max_stars,
    newspaper: view.newspaper,
    nextEnvelope: view.next_envelope,
    pile: view.pile,
    discards: view.discards,
    squealed: 0,
    spots: view.players.map((player) => ({
      respect: player.respect,
      change: null,
      hand: player.hand,
      thinks: player.asked,
      laid: player.laid,
      faceUp: player.face_up,
      aimsAt: player.suspects,
      calledOff: false,
      overview: !hatsAreOut ? "none" : player.jailed ? "bars" : "hat",
      judged: hatsAreOut && player.suspected,
    })),
  };
}

function placed(scene: Scene, seat: number, change: Partial<Spot>): Scene {
  const spots = scene.spots.map((spot, number) => (number === seat ? { ...spot, ...change } : spot));
  return { ...scene, spots };
}

/** What was called out, won or lost a moment ago is no news any more. */
export function quiet(scene: Scene): Scene {
  return { ...scene, count: null, spots: scene.spots.map((spot) => ({ ...spot, change: null })) };
}

/** The scene after this event; `coming` is the view to which it all leads. */
export function after(scene: Scene, event: Watched, coming: CapView): Scene {
  const become = (seat: number, change: Partial<Spot>) => placed(scene, seat, change);
  const spot = (seat: number) => at(scene.spots, seat);
  switch (event.event) {
    case "count":
      return { ...scene, count: event.count };
    case "sealed":
      return become(event.seat, { thinks: false });
    case "cards_laid":
      return become(event.seat, { laid: event.count, hand: spot(event.seat).hand - event.count });
    case "cards_turned_up":
    case "cards_shown":
      return become(event.seat, { faceUp: event.cards });
    case "suspected":
      return become(event.seat, { aimsAt: event.suspect });
    case "suspicions_void":
      return placed(become(event.one, { calledOff: true }), event.other, { calledOff: true });
    case "tony_squealed":
      return { ...scene, squealed: scene.squealed + event.stars };
    case "hat_kept":
      return become(event.seat, { overview: "hat", judged: true });
    case "jailed":
      return become(event.seat, { overview: "bars", judged: true });
    case "giulia_turned_up":
      return become(event.seat, { faceUp: [...spot(event.seat).faceUp, ...event.cards] });
    case "respect_changed":
      return become(event.seat, {
        respect: event.respect,
        change: (spot(event.seat).change ?? 0) + event.change,
      });
    case "respect_stolen": {
      const won = { respect: spot(event.seat).respect + event.amount, change: event.amount };
      const lost = { respect: spot(event.victim).respect - event.amount, change: -event.amount };
      return placed(become(event.seat, won), event.victim, lost);
    }
    case "cards_discarded": {
      const bare = { laid: 0, faceUp: [], aimsAt: null, calledOff: false, judged: false } as const;
      return { ...become(event.seat, { ...bare, overview: "none" }), discards: scene.discards + event.count };
    }
    case "cards_drawn":
      return {
        ...become(event.seat, { hand: spot(event.seat).hand + event.count }),
        pile: scene.pile - event.count,
      };
    case "discards_shuffled":
      return { ...scene, pile: event.count, discards: 0 };
    case "mission_turned":
      return {
        ...scene,
        round: event.round,
        counter: event.counter,
        mission: event.mission,
        maxStars: coming.max_stars,
        nextEnvelope: event.next_envelope,
        newspaper: null,
        squealed: 0,
      };
    case "newspaper_turned":
      return { ...scene, newspaper: event.newspaper };
    default:
      return scene;
  }
}
