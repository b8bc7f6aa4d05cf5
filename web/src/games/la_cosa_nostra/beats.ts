// The order and the pace in which events are watched: what happens to all at once is one beat.
import { type Beat, beatsOf as beatsIn, type Pacing } from "../../show/beats";
import type { EventTold } from "../../wire/socket";
import type { LcnEvent } from "./matter";

const PACING: Pacing<LcnEvent> = {
  waits: {
    round_started: 500,
    job_planned: 380,
    purchase_planned: 380,
    influence_attached: 320,
    influence_played: 420,
    lawyer_used: 420,
    peeked: 320,
    market_cleared: 350,
    turn_brought_forward: 500,
    turn_skipped: 400,
    deal_struck: 550,
    attack_begun: 600,
    attack_spared: 500,
    target_named: 700,
    job_revealed: 1100,
    job_lapsed: 1100,
    man_aimed_at: 700,
    business_aimed_at: 700,
    stake_placed: 500,
    dice_rolled: 1300,
    die_rerolled: 800,
    paid: 900,
    lost: 900,
    money_taken: 900,
    robbed: 900,
    repelled: 900,
    shot_back: 600,
    doc_used: 800,
    man_killed: 900,
    man_deactivated: 900,
    business_gone: 900,
    business_deactivated: 900,
    business_taken: 900,
    business_bought: 600,
    laundered: 700,
    purchase_done: 450,
    task_lost: 350,
    purchase_lost: 350,
    monopoly_taken: 450,
    monopoly_lost: 450,
    promise_settled: 700,
    income_paid: 1500,
    bonus_paid: 600,
    recruited: 450,
    duel_rolled: 900,
    game_ended: 5200,
  },
  together,
};

function together(event: LcnEvent): string {
  switch (event.event) {
    // Everybody at once.
    case "income_paid":
    case "money_taken":
    case "promise_settled":
      return event.event;
    case "monopoly_taken":
    case "monopoly_lost":
      return "monopoly";
    // Only the spy sees what was seen; all see where he looked.
    case "peeked":
    case "job_seen":
      return "peek";
    default:
      return "";
  }
}

export function beatsOf(told: readonly EventTold[]): Beat<LcnEvent>[] {
  return beatsIn(told, PACING);
}
