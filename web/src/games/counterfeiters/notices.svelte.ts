// What makes everybody look up: the Godfather, an investigation, a strike, the end.
import type { CftEvent } from "./matter";

/** How long a notice hangs, in milliseconds; it covers nothing that could be clicked. */
const READ = 3500;

export type Notice =
  | {
      kind: "godfather";
      /** What each has paid, as far as I may know it. */
      paid: ReadonlyMap<number, number>;
    }
  | { kind: "investigation"; level: number }
  | { kind: "strike" }
  | { kind: "end" };

export function noticeOf(events: readonly CftEvent[]): Notice | null {
  const paid = new Map<number, number>();
  let notice: Notice | null = null;
  for (const event of events) {
    if (event.event === "godfather_paid") paid.set(event.seat, event.money);
    else if (event.event === "godfather_came") notice = { kind: "godfather", paid };
    else if (event.event === "investigation_rose") notice = { kind: "investigation", level: event.level };
    else if (event.event === "strike_began") notice = { kind: "strike" };
    else if (event.event === "end_triggered") notice = { kind: "end" };
  }
  return notice;
}

/** Where notices hang for a while, also when the show that they belong to is over or skipped. */
export class NoticeBoard {
  notice = $state.raw<Notice | null>(null);
  private reading: ReturnType<typeof setTimeout> | undefined;

  hang(notice: Notice): void {
    this.clear();
    this.notice = notice;
    this.reading = setTimeout(() => (this.notice = null), READ);
  }

  clear(): void {
    clearTimeout(this.reading);
    this.notice = null;
  }
}
