// What everybody sees on the table, as it is drawn. Between two views it changes event by event, so that
// a whole round that is settled at once can still be watched.
import { at } from "../../lib/at";
import type { CapView } from "../../wire/capo_della_mafia";
import type { Watched } from "./beats";

export type Overview = "none" | "hat" | "bars";

/** A verdict, while it is looked at. */
export interface Verdict {
  seat: number;
  jailed: boolean;
  stars: number;
  limit: number;
  missing: number;
}

/** What one player is paid for a round: a line of the paper of respect. */
export interface Paid {
  seat: number;
  before: number;
  after: number;
  /** For the hat, Giulia beside it included; null: there was none to be paid. */
  hat: number | null;
  /** For the pistol. */
  pistol: number | null;
  /** What Mario took or lost, and what the news gave. */
  more: number | null;
  /** His turn to be paid has come. */
  done: boolean;
}

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
  /** Who is judged just now. */
  verdict: Verdict | null;
  /** The paper on which respect is paid, line by line from whoever counted. */
  paid: readonly Paid[] | null;
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
    verdict: null,
    paid: null,
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
  return { ...scene, count: null, verdict: null, spots: scene.spots.map((spot) => ({ ...spot, change: null })) };
}

/** The paper of respect before anybody is paid. */
function emptyPaper(scene: Scene): Paid[] {
  return scene.spots.map((_, step) => {
    const seat = (scene.counter + step) % scene.spots.length;
    const { respect } = at(scene.spots, seat);
    return { seat, before: respect, after: respect, hat: null, pistol: null, more: null, done: false };
  });
}

const COLUMNS: Record<string, "hat" | "pistol"> = {
  mission: "hat",
  giulia: "hat",
  right_suspicion: "pistol",
  wrong_suspicion: "pistol",
};

/** Somebody is paid, or pays. Whoever comes before him on the paper has got what he gets by himself. */
function pay(scene: Scene, seat: number, change: number, column: "hat" | "pistol" | "more", turn = seat): Scene {
  const paper = scene.paid ?? emptyPaper(scene);
  const reached = paper.findIndex((row) => row.seat === turn);
  const paid = paper.map((row, place) => {
    const done = row.done || place <= reached;
    if (row.seat !== seat) return { ...row, done };
    return { ...row, done, after: row.after + change, [column]: (row[column] ?? 0) + change };
  });
  const spot = at(scene.spots, seat);
  return {
    ...placed(scene, seat, { respect: spot.respect + change, change: (spot.change ?? 0) + change }),
    paid,
  };
}

function verdictOf({ seat, stars, max_stars }: { seat: number; stars: number; max_stars: number }) {
  return { seat, stars, limit: max_stars };
}

function judge(scene: Scene, verdict: Verdict): Scene {
  const overview = verdict.jailed ? "bars" : "hat";
  return { ...placed(scene, verdict.seat, { overview, judged: true }), verdict };
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
      return judge(scene, { ...verdictOf(event), jailed: false, missing: 0 });
    case "jailed":
      return judge(scene, { ...verdictOf(event), jailed: true, missing: event.symbols_missing });
    case "giulia_turned_up":
      return become(event.seat, { faceUp: [...spot(event.seat).faceUp, ...event.cards] });
    case "respect_changed":
      if (event.reason === "start") return become(event.seat, { respect: event.respect });
      return pay(scene, event.seat, event.change, COLUMNS[event.reason] ?? "more");
    case "respect_stolen": {
      const robbed = pay(scene, event.victim, -event.amount, "more", event.seat);
      return pay(robbed, event.seat, event.amount, "more");
    }
    case "cards_discarded": {
      const bare = { laid: 0, faceUp: [], aimsAt: null, calledOff: false, judged: false } as const;
      const swept = become(event.seat, { ...bare, overview: "none" });
      return { ...swept, paid: null, discards: scene.discards + event.count };
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
