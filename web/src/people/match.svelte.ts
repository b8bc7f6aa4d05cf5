// The quick match that I wait for. It lives as long as the app: one may leave its page.
import { api } from "../lib/api";
import { me } from "../lib/me.svelte";
import { bell } from "../table/bell.svelte";
import type { MatchShown, MatchWaiting } from "../wire/rest";

const SECONDS = 2;

class Match {
  mine = $state.raw<MatchShown | null>(null);
  waiting = $state.raw<Record<string, number>>({});
  /** The table that has begun, until I have gone there. */
  ready = $state<string | null>(null);
  /** How far the clock of the service is ahead of mine, in milliseconds. */
  private ahead = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Seconds until bots sit down. */
  left(now: number): number {
    return this.mine === null ? 0 : Math.max(0, Math.ceil((this.mine.due - now - this.ahead) / 1000));
  }

  async look(): Promise<void> {
    this.take(await api.matches());
  }

  async find(game: string | null): Promise<void> {
    await me.ensure();
    this.ready = null;
    this.told(await api.findMatch(game));
    this.timer ??= setInterval(() => void this.look().catch(() => undefined), SECONDS * 1000);
  }

  async hurry(): Promise<void> {
    this.told(await api.hurryMatch());
  }

  async leave(): Promise<void> {
    await api.leaveMatch();
    this.rest();
  }

  /** I am at the table. */
  arrived(): void {
    this.ready = null;
  }

  private take({ waiting, mine }: MatchWaiting): void {
    this.waiting = waiting;
    if (mine === null) this.rest();
    else this.told(mine);
  }

  private told(mine: MatchShown): void {
    this.ahead = mine.now - Date.now();
    this.mine = mine;
    if (!mine.begun) {
      this.timer ??= setInterval(() => void this.look().catch(() => undefined), SECONDS * 1000);
      return;
    }
    this.rest();
    this.ready = mine.table;
    bell.ring();
  }

  private rest(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.mine = null;
  }
}

export const match = new Match();
