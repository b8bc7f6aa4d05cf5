// Leads through a lesson: which step it is, what is to be pressed, what was tried in vain. It knows no rule: what
// may be done the table says, and whether it was what the log has.
import { tick } from "svelte";
import type { LessonShown, LessonStep } from "../wire/rest";
import { isWarning, LessonClient } from "./lesson-client.svelte";
import { keep, keptOf } from "./progress";
import { nameOf, thing } from "./things";

/** A film has so many pictures, and each is looked at for so long, in milliseconds. */
const PICTURES = 18;
const PICTURE = 380;
/** Between two things that others do. */
const BREATH = 350;
const SEND = "send";

export class Tutor {
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- the constructor goes to a step, which opens it
  client = $state.raw<LessonClient>()!;
  number = $state(0);
  /** The others play, or a film runs. */
  playing = $state(false);
  /** Something else was done than the log has. */
  detour = $state(false);
  /** What was pressed of what this step wants. */
  private pressed = $state.raw<readonly string[]>([]);
  /** What was pressed last, and was not wanted. */
  private strayed: string | null = null;
  /** What was pressed at this table beside what was wanted: if it was chosen by that, it is put back first. */
  private beside = new Set<string>();
  /** What was tried in vain. */
  tried = $state<string | null>(null);
  over = $state(false);
  mistakes = $state(0);
  helped = $state(0);
  readonly began = Date.now();
  private hurried = false;
  private run = 0;

  constructor(readonly lesson: LessonShown) {
    const kept = keptOf(lesson.game);
    const place = lesson.steps.findIndex((step) => step.id === kept?.step);
    this.go(Math.max(0, place));
  }

  get step(): LessonStep {
    const step = this.lesson.steps[this.number];
    if (step === undefined) throw new RangeError(`there is no step ${this.number}`);
    return step;
  }

  get seq(): number {
    return this.client.update?.seq ?? this.client.from;
  }

  /** There is nothing to be done but to read. */
  get reads(): boolean {
    return !["tap", "act"].includes(this.step.kind);
  }

  /** What is to be pressed now. */
  get wanted(): string | null {
    if (this.reads || this.playing || this.detour) return null;
    const { press } = this.step;
    // An offer is a paper: who has sent another one takes a new sheet.
    if (this.client.warnedOfPaper) return null;
    const next = this.undone ?? press.at(-1) ?? null;
    if (next !== SEND) return next;
    // Whoever went another way in between begins again; what was taken too much is put back first.
    const beside = [...this.beside].find((name) => !press.includes(name) && isChosen(name));
    return beside ?? (thing(SEND)?.matches(":disabled") ? (press[0] ?? null) : next);
  }

  /** What is still to be pressed: the same thing twice, if it stands there twice. */
  private get undone(): string | undefined {
    const left = [...this.pressed];
    return this.step.press.find((name) => {
      const place = left.indexOf(name);
      if (place >= 0) left.splice(place, 1);
      return place < 0 || isFree(name);
    });
  }

  get part(): number {
    return this.lesson.parts.indexOf(this.step.part);
  }

  /** To this step, on a table that stands as it did there. */
  go(number: number): void {
    const place = this.whole(number);
    (this.client as LessonClient | undefined)?.close();
    this.detour = false;
    this.over = false;
    this.beside.clear();
    this.client = new LessonClient(
      this.lesson.game,
      this.lesson.steps[place]?.at ?? 0,
      (departs) => (this.detour = departs),
    );
    this.enter(place);
  }

  /** What is half made does not outlive the table: so it is made again. */
  private whole(number: number): number {
    let place = number;
    while (this.lesson.steps[place - 1]?.half) place -= 1;
    return place;
  }

  back = (): void => {
    if (this.detour || this.client.warnedOfPaper) this.go(this.number);
    else if (this.number > 0) this.go(this.number - 1);
  };

  toPart(part: number): void {
    this.go(this.lesson.steps.findIndex((step) => step.part === this.lesson.parts[part]));
  }

  private enter(number: number): void {
    this.number = number;
    this.pressed = [];
    this.tried = null;
    this.run += 1;
    this.playing = false;
    keep(this.lesson.game, { step: this.step.id, done: false });
    if (this.step.kind === "watch" || this.step.kind === "film") void this.play(this.run);
  }

  /** Go on, or what that is here. */
  next = (): void => {
    if (this.playing) {
      this.hurried = true;
      return;
    }
    // Whoever has played with his cards while somebody spoke finds them put back.
    if (this.reads) this.client.picked = [];
    if (this.number + 1 < this.lesson.steps.length) this.enter(this.number + 1);
    else this.end();
  };

  private end(): void {
    this.over = true;
    keep(this.lesson.game, { step: this.lesson.steps[0]?.id ?? "", done: true });
  }

  /** The log runs on to the end of this step; another step breaks it off. */
  private async play(run: number): Promise<void> {
    const { client, step } = this;
    this.hurried = false;
    this.playing = true;
    const film = step.kind === "film";
    const stride = film ? Math.ceil((step.until - step.at) / PICTURES) : 1;
    await this.until(() => client.update !== null && client.line === "open", run);
    while (this.run === run && this.seq < step.until) {
      const seq = this.inHurry() || calm() ? step.until : Math.min(step.until, this.seq + stride);
      if (!(await client.follow(seq))) break;
      if (this.inHurry() || film) client.curtain?.raise();
      await this.until(() => client.curtain === null || this.inHurry(), run);
      if (!this.inHurry() && !calm()) await pause(film ? PICTURE : BREATH);
    }
    client.curtain?.raise();
    if (this.run === run) this.playing = false;
  }

  /** It changes while we wait: asked anew each time. */
  private inHurry(): boolean {
    return this.hurried;
  }

  private async until(isSo: () => boolean, run: number): Promise<void> {
    while (this.run === run && !isSo()) await pause(60);
  }

  /** The table has moved: has the learner done what the log has? */
  follow(seq: number): void {
    if (this.playing || this.detour || this.over || seq <= this.step.at) return;
    if (seq < this.step.until) return;
    const next = this.lesson.steps.findIndex((step, place) => place > this.number && step.at >= seq);
    if (next >= 0) this.enter(next);
    else this.end();
  }

  /** Something was pressed, anywhere: asked when it has had its effect. */
  async press(event: MouseEvent): Promise<void> {
    const name = nameOf(event.target);
    const { step } = this;
    if (name === null || this.reads || this.playing) return;
    if (step.press.includes(name)) this.beside.delete(name);
    else this.beside.add(name);
    this.strayed = step.press.includes(name) ? null : name;
    const refused = this.client.refusal;
    await tick();
    if (this.step !== step || !step.press.includes(name)) return;
    if (this.client.refusal !== null && this.client.refusal !== refused) return;
    this.pressed = [...this.pressed, name];
    if (step.kind === "tap" && step.press.every((each) => this.pressed.includes(each))) this.next();
  }

  /** The table, or Beppe, said no. */
  refused(): void {
    this.mistakes += 1;
    this.tried = this.strayed;
    // What stays chosen need not be chosen again.
    if (isWarning(this.client.refusal)) this.pressed = this.pressed.filter(isChosen);
  }

  /** It is done for whoever does not find it. */
  showMe = (): void => {
    const name = this.wanted;
    if (name === null) return;
    this.helped += 1;
    this.client.refusal = null;
    thing(name)?.click();
  };
}

/** It can be chosen and is not: somebody has put it back. */
function isFree(name: string): boolean {
  return thing(name)?.getAttribute("aria-pressed") === "false";
}

function isChosen(name: string): boolean {
  return thing(name)?.getAttribute("aria-pressed") === "true";
}

function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
