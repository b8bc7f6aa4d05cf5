// Plays what happened on the table, beat by beat. It holds nobody up: what is offered is always what the
// last view offers, and a click or a key ends the show.
import type { TableClient } from "../../table/table.svelte";
import type { CftPrinted } from "../../wire/counterfeiters";
import type { Happened, Message } from "../../wire/socket";
import { type Beat, beatsOf } from "./beats";
import type { CftView } from "./matter";
import { type Notice, noticeOf } from "./notice";
import { after, quiet, type Scene, sceneOf } from "./scene";

/** No act lasts longer than this, in milliseconds: with much to see each beat is shorter. */
const LONGEST = 5000;
/** Whoever is so far behind has missed it: he sees how it stands. */
const LATE = 4000;
/** How long a notice hangs; it covers nothing that could be clicked. */
const READ = 3500;

interface Act {
  beats: Beat[];
  view: CftView;
}

export class Show {
  scene = $state.raw<Scene>() as Scene;
  told = $state.raw<readonly Message[]>([]);
  notice = $state.raw<Notice | null>(null);
  playing = $state(false);
  private acts: Act[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reading: ReturnType<typeof setTimeout> | undefined;
  private last: CftView;

  constructor(
    view: CftView,
    private readonly printed: CftPrinted,
    private seen: number,
    private readonly still: () => boolean,
  ) {
    this.last = view;
    this.scene = sceneOf(view);
  }

  /** The table has moved on: this has happened up to now, and so it stands. */
  follow(happened: readonly Happened[], view: CftView): void {
    const entries = happened.filter((entry) => entry.seq > this.seen);
    this.seen = happened.at(-1)?.seq ?? this.seen;
    this.last = view;
    this.acts.push({ beats: inTime(beatsOf(entries.flatMap((entry) => entry.events ?? []))), view });
    const takenBack = entries.some((entry) => entry.entry === "undo");
    if (this.still() || takenBack || this.behind() > LATE) this.land();
    else if (!this.playing) this.next();
  }

  /** How it stands, at once, and nothing hangs in the way. */
  skip(): void {
    this.land();
    this.hang(null);
  }

  /** Is this space drawn as the last view has it? */
  isTrue(space: number): boolean {
    return (
      this.scene.occupants[space] === this.last.occupants[space] &&
      (this.scene.market[space]?.kind ?? null) === (this.last.market[space] ?? null)
    );
  }

  private land(): void {
    clearTimeout(this.timer);
    // Whoever wants no motion still reads what the Godfather took.
    for (const beat of this.acts.flatMap((act) => act.beats)) this.tell(beat);
    this.acts = [];
    this.scene = sceneOf(this.last, this.scene);
    this.playing = false;
  }

  private hang(notice: Notice | null): void {
    clearTimeout(this.reading);
    this.notice = notice;
    if (notice !== null) this.reading = setTimeout(() => (this.notice = null), READ);
  }

  private tell(beat: Beat): void {
    if (beat.told.length > 0) this.told = beat.told;
    const notice = noticeOf(beat.events);
    if (notice !== null) this.hang(notice);
  }

  /** How long it would take until the last act begins. */
  private behind(): number {
    return this.acts.slice(0, -1).reduce((sum, act) => sum + lengthOf(act.beats), 0);
  }

  private next(): void {
    const act = this.acts[0];
    if (act === undefined) {
      this.playing = false;
      return;
    }
    const beat = act.beats.shift();
    if (beat === undefined) {
      this.acts.shift();
      this.scene = sceneOf(act.view, this.scene);
      this.next();
      return;
    }
    // What moves only while the show goes on must know of it before it moves.
    if (beat.wait > 0) this.playing = true;
    this.tell(beat);
    this.scene = beat.events.reduce(
      (scene, event) => after(scene, event, act.view.seat, this.printed),
      quiet(this.scene),
    );
    if (beat.wait === 0) this.next();
    else this.timer = setTimeout(() => this.next(), beat.wait);
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

export function openShow(client: TableClient, view: CftView, printed: CftPrinted): Show {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const show = new Show(view, printed, client.update?.seq ?? -1, () => calm.matches || document.hidden);
  shows.set(client, show);
  return show;
}

export function closeShow(client: TableClient): void {
  shows.get(client)?.skip();
  shows.delete(client);
}
