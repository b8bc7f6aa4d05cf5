// Plays what happened on a table, beat by beat, from one view to the next. It holds nobody up: whoever does
// not want to wait skips it.
import type { EventTold, Happened, Message } from "../wire/socket";
import type { Curtain } from "../table/table.svelte";
import { type Beat, lengthOf, within } from "./beats";

/** Whoever is half as far behind as he may be catches up: each scene is so many times as short. */
const CATCHING_UP = 2;

/** All that the show must know of a game. */
export interface Script<View, Scene, Event> {
  /** No act lasts longer than this, in milliseconds: with much to see each beat is shorter. */
  longest: number;
  /** Whoever is so far behind, in milliseconds, has missed it: he sees how it stands. */
  late: number;
  beatsOf: (told: readonly EventTold[]) => Beat<Event>[];
  /** The table as this view has it; `before` lets things that stay be the same things. */
  sceneOf: (view: View, before?: Scene) => Scene;
  /** The scene without what was only for a moment. */
  quiet: (scene: Scene) => Scene;
  /** The scene after this event; `coming` is the view to which it all leads. */
  after: (scene: Scene, event: Event, coming: View) => Scene;
  /** Every beat comes by here once, also those that are skipped: for what outlives the show. */
  note?: (beat: Beat<Event>) => void;
}

interface Act<View, Event> {
  beats: Beat<Event>[];
  view: View;
  /** The last entry that it shows. */
  seq: number;
}

/** Who looks at it. */
export interface Spectator {
  /** A scene lasts so many times as long as usual; 0: he only wants to see how it stands. */
  pace: () => number;
  /** Nothing shall move: the same scenes in the same order, as cuts. */
  calm: () => boolean;
}

export class Show<View, Scene, Event = unknown> {
  scene: Scene;
  said = $state.raw<readonly Message[]>([]);
  /** There is more to be seen before the table stands as the last view has it. */
  playing = $state(false);
  paused = $state(false);
  /** Up to this entry everything has been shown. */
  shownTo: number;
  /** The view after that entry. */
  shown: View;
  private acts: Act<View, Event>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: View;

  /** `seen` is the last entry that needs no show. */
  constructor(
    private readonly script: Script<View, Scene, Event>,
    view: View,
    private seen: number,
    private readonly spectator: Spectator,
  ) {
    this.last = view;
    this.shownTo = $state(seen);
    this.shown = $state.raw(view);
    this.scene = $state.raw(script.sceneOf(view));
  }

  /** Things move from where they were to where they are. */
  get moving(): boolean {
    return this.playing && !this.spectator.calm();
  }

  /** Closed as long as there is something to be seen. */
  get curtain(): Curtain | null {
    return this.playing ? { seq: this.shownTo, said: this.said, raise: () => this.skip() } : null;
  }

  /** The table has moved on: this has happened up to now, and so it stands. */
  follow(happened: readonly Happened[], view: View): void {
    const entries = happened.filter((entry) => entry.seq > this.seen);
    this.seen = happened.at(-1)?.seq ?? this.seen;
    this.last = view;
    const pace = this.spectator.pace();
    const beats = this.script.beatsOf(entries.flatMap((entry) => entry.events ?? []));
    const act = within(this.script.longest, beats).map((beat) => ({ ...beat, wait: beat.wait * pace }));
    this.acts.push({ beats: act, view, seq: this.seen });
    const takenBack = entries.some((entry) => entry.entry === "undo");
    if (pace === 0 || takenBack || this.behind > this.late) this.skip();
    else if (!this.playing) this.next();
  }

  /** How it stands, at once. */
  skip(): void {
    clearTimeout(this.timer);
    // Whoever wants no motion still reads what happened, and what stays of a scene is not forgotten.
    for (const act of this.acts) {
      for (const beat of act.beats) {
        this.tell(beat);
        this.play(beat, act.view);
      }
    }
    this.acts = [];
    this.scene = this.script.sceneOf(this.last, this.scene);
    this.shownTo = this.seen;
    this.shown = this.last;
    this.playing = false;
  }

  /** Everything stays as it is drawn just now. */
  pause(): void {
    clearTimeout(this.timer);
    this.paused = true;
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.next();
  }

  /** So long it takes until the last act begins, in milliseconds. Whoever has paused it wants to see it all. */
  private get behind(): number {
    return this.paused ? 0 : this.acts.slice(0, -1).reduce((sum, act) => sum + lengthOf(act.beats), 0);
  }

  private get late(): number {
    return this.script.late * Math.max(1, this.spectator.pace());
  }

  private get hurries(): boolean {
    return this.behind > this.late / 2;
  }

  private tell(beat: Beat<Event>): void {
    if (beat.said.length > 0) this.said = beat.said;
    this.script.note?.(beat);
  }

  private play(beat: Beat<Event>, coming: View): void {
    const quiet = this.script.quiet(this.scene);
    this.scene = beat.events.reduce((scene, event) => this.script.after(scene, event, coming), quiet);
  }

  private next(): void {
    const act = this.acts[0];
    if (act === undefined || this.paused) {
      this.playing = act !== undefined;
      return;
    }
    const beat = act.beats.shift();
    if (beat === undefined) {
      this.acts.shift();
      this.shownTo = act.seq;
      this.shown = act.view;
      this.scene = this.script.sceneOf(act.view, this.scene);
      this.next();
      return;
    }
    if (beat.wait > 0 && !this.playing) {
      // What moves only while the show goes on must know of it before it moves.
      this.playing = true;
      this.said = [];
    }
    this.tell(beat);
    this.play(beat, act.view);
    if (beat.wait === 0) this.next();
    else this.timer = setTimeout(() => this.next(), this.hurries ? beat.wait / CATCHING_UP : beat.wait);
  }
}
