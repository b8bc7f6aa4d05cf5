// What can be done at a table before it begins. It goes over REST, and comes back over the socket.
import { api } from "../lib/api";
import { me } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import { Doing } from "../room/doing.svelte";
import type { TableClient } from "../table/table.svelte";
import type { TableChanges, TableShown } from "../wire/rest";
import type { Message } from "../wire/socket";

/** Why the game cannot begin yet; the service would say the same. */
export function notYet({ chairs }: TableShown): Message | null {
  const free = chairs.filter((chair) => !chair.taken).length;
  if (free > 0) return { type: "message", name: "service-chairs-free", facts: { free } };
  if (chairs.every((chair) => chair.bot)) return { type: "message", name: "service-nobody-plays", facts: {} };
  return null;
}

export class LobbyDeeds {
  readonly doing = new Doing();
  /** One change after the other: nothing is lost by being quick. */
  private last: Promise<unknown> = Promise.resolve();
  /** The table as the last change left it, until the socket has told of it. */
  private answer: TableShown | null = null;

  constructor(private readonly client: TableClient) {}

  /** The way in: what brought me here, or, if I sit, what I could pass on. */
  private get link(): string | null {
    return this.client.table?.links.play ?? this.client.link;
  }

  sit(table: TableShown, seat: number): void {
    const link = this.link;
    if (me.person === null) {
      // The socket of a stranger stays a stranger's: get a name first, and come back with it.
      const way = table.settings.listed || link === null ? `/join?table=${table.id}&` : `/join/${link}?`;
      router.go(`${way}seat=${seat}`);
      return;
    }
    void this.doing.run(async () => {
      if (table.seat !== null) await api.getUp(table.id, table.seat);
      await api.sit(table.id, seat, link);
    });
  }

  free(table: TableShown, seat: number): void {
    const link = this.link;
    void this.doing.run(async () => {
      await api.getUp(table.id, seat);
      // Without a chair, only a link or the host's right lets me look at this table.
      const seesItStill = table.is_host || table.settings.listed === true || this.client.link !== null;
      if (seat === table.seat && !seesItStill && link !== null) router.go(`/join/${link}`);
    });
  }

  putBot(table: TableShown, seat: number, level: string): void {
    void this.doing.run(async () => {
      if (table.chairs[seat]?.taken) await api.getUp(table.id, seat);
      await api.bot(table.id, seat, level);
    });
  }

  fill(table: TableShown, level: string): void {
    void this.doing.run(async () => {
      for (const { seat, taken } of table.chairs) if (!taken) await api.bot(table.id, seat, level);
    });
  }

  start(table: TableShown): void {
    const reason = notYet(table);
    if (reason !== null) this.doing.trouble = reason;
    else {
      void this.doing.run(async () => {
        await api.start(table.id);
      });
    }
  }

  change(changes: (table: TableShown) => TableChanges): void {
    this.last = this.last.then(() =>
      this.doing.run(async () => {
        const now = this.answer ?? this.client.table;
        if (now !== null) this.answer = await api.changeTable(now.id, changes(now));
      }),
    );
  }

  /** The socket has told of the table: that is how it is now. */
  told(): void {
    this.answer = null;
  }

  discard(table: TableShown): void {
    void this.doing.run(async () => {
      await api.discard(table.id);
      router.go("/");
    });
  }
}
