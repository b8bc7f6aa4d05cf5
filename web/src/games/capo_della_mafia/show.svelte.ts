// Plays what happened on the table, beat by beat. It never holds anybody up: the hand and the choices
// are always those of the last view, and a click or a key ends the show.
import type { TableClient } from "../../table/table.svelte";
import type { CapoView } from "../../wire/capo_della_mafia";
import type { Happened, Message } from "../../wire/socket";
import { type Beat, beatsOf } from "./beats";
import { after, quiet, type Scene, sceneOf } from "./scene";

/** No act lasts longer than this, in milliseconds: with many verdicts each comes quicker. */
const LONGEST = 8000;
/** Whoever is so far behind has missed it: he sees how it stands. */
const LATE = 10_000;

interface Act {
  beats: Beat[];
  view: CapoView;
  /** The last entry that it shows. */
  seq: number;
}

export class Show {
  scene = $state.raw<Scene>() as Scene;
  count = $state<number | null>(null);
  told = $state.raw<readonly Message[]>([]);
  playing = $state(false);
  shownTo = $state(-1);
  /** Up to this entry everything has been shown. */
  private acts: Act[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: CapoView;

  constructor(
    view: CapoView,
    private seen: number,
    private readonly still: () => boolean,
  ) {
    this.last = view;
    this.shownTo = seen;
    this.scene = sceneOf(view);
  }

  /** The table has moved on: this has happened up to now, and so it stands. */
  follow(happened: readonly Happened[], view: CapoView): void {
    const entries = happened.filter((entry) => entry.seq > this.seen);
    this.seen = happened.at(-1)?.seq ?? this.seen;
    this.last = view;
    this.acts.push({ beats: inTime(beatsOf(entries.flatMap((entry) => entry.events ?? []))), view, seq: this.seen });
    const takenBack = entries.some((entry) => entry.entry === "undo");
    if (this.still() || takenBack || this.behind() > LATE) this.skip();
    else if (!this.playing) this.next();
  }

  /** How it stands, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.acts = [];
    this.count = null;
    this.told = [];
    this.scene = sceneOf(this.last);
    this.shownTo = this.seen;
    this.playing = false;
  }

  /** How long it would take until the last act begins. */
  private behind(): number {
    return this.acts.slice(0, -1).reduce((sum, act) => sum + lengthOf(act.beats), 0);
  }

  private next(): void {
    const act = this.acts[0];
    if (act === undefined) {
      this.skip();
      return;
    }
    const beat = act.beats.shift();
    if (beat === undefined) {
      this.acts.shift();
      this.shownTo = act.seq;
      this.scene = sceneOf(act.view);
      this.next();
      return;
    }
    this.count = beat.count;
    if (beat.told.length > 0) this.told = beat.told;
    this.scene = beat.events.reduce((scene, event) => after(scene, event, act.view), quiet(this.scene));
    if (beat.wait === 0) {
      this.next();
      return;
    }
    this.playing = true;
    this.timer = setTimeout(() => this.next(), beat.wait);
  }
}

function lengthOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, beat) => sum + beat.wait, 0);
}

function inTime(beats: Beat[]): Beat[] {
  const pace = Math.min(1, LONGEST / lengthOf(beats));
  return beats.map((beat) => ({ ...beat, wait: beat.wait * pace }));
}

const shows = new WeakMap<TableClient, Show>();

/** The show of this table, if its board is drawn: what stands beside the board goes along with it. */
export function showOf(client: TableClient): Show | undefined {
  return shows.get(client);
}

export function openShow(client: TableClient, view: CapoView): Show {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const show = new Show(view, client.update?.seq ?? -1, () => calm.matches || document.hidden);
  shows.set(client, show);
  return show;
}

export function closeShow(client: TableClient): void {
  shows.get(client)?.skip();
  shows.delete(client);
}
