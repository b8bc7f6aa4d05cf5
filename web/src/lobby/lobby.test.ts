// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { me } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import { speak } from "../lib/speaking";
import type { ChairShown, GameShown, TableShown } from "../wire/rest";
import Lobby from "./Lobby.svelte";
import type { TableClient } from "../table/table.svelte";

const MAFFIOSI: GameShown = {
  id: "maffiosi",
  title: "Maffiosi",
  prefix: "MAF",
  rules: 1,
  seats: [3, 4, 5, 6],
  options: [
    { name: "seating", values: ["fixed", "manual", "random"], rule: "MAF-9" },
    { name: "money", values: ["open", "hidden"], rule: "MAF-E33" },
  ],
  orders: [],
  bots: ["random"],
  masters: [],
  tempers: ["even"],
  lesson: 0,
  guide: false,
  credits: "",
};

const chair = (seat: number, name = "", bot = ""): ChairShown => ({
  seat,
  name,
  bot,
  taken: name !== "",
  you: name === "Mara",
});

const lobby = (changes: Partial<TableShown> = {}): TableShown => ({
  id: "t1",
  game: "maffiosi",
  rules: 1,
  seats: 3,
  options: { seating: "fixed", money: "open" },
  settings: { watchers: true, talk: "all", hold: 120 },
  status: "lobby",
  chairs: [chair(0, "Mara"), chair(1, "Aldo", "random"), chair(2)],
  host: "Mara",
  commitment: "c0ffee",
  made: 0,
  started: null,
  ended: null,
  rematch: null,
  own_cards: false,
  seat: 0,
  is_host: true,
  links: { play: "play-link", watch: "watch-link", host: "host-link" },
  ...changes,
});

/** What was asked of the service, as "METHOD path" and its body. */
let asked: [string, unknown][] = [];

beforeEach(() => {
  speak("en");
  asked = [];
  me.person = { name: "Mara", login: null, language: "en" };
  me.known = true;
  history.replaceState(null, "", "/table/t1");
  router.read();
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const given: unknown = body === undefined ? null : JSON.parse(body as string);
    if (path === "/api/house") return new Response(JSON.stringify({ reachable: null }));
    if (path === "/api/games") return new Response(JSON.stringify([MAFFIOSI]));
    if (path === "/api/my/circle") return new Response(JSON.stringify({ card: "c", people: [], link: null }));
    asked.push([`${method} ${path}`, given]);
    return new Response(JSON.stringify({ ...lobby(), ...(given as Partial<TableShown>) }));
  });
});

afterEach(cleanup);

async function show(table: TableShown, link: string | null = null): Promise<void> {
  const client = { table, link, names: table.chairs.map(({ name }) => name), talk: [], draft: "" };
  render(Lobby, { client: client as unknown as TableClient });
  await screen.findByRole("heading", { name: "Maffiosi" });
}

describe("the lobby", () => {
  it("tells the host why the game cannot begin yet, and asks nothing of the service", async () => {
    await show(lobby());
    await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    expect(screen.getByRole("alert").textContent).toContain("One seat is still free.");
    expect(asked).toEqual([]);
  });

  it("wants a person at the table", async () => {
    await show(lobby({ seat: null, chairs: [0, 1, 2].map((seat) => chair(seat, `Bot ${seat}`, "random")) }));
    expect(screen.getByText(/Bots on their own need no table/)).toBeTruthy();
  });

  it("lets the host begin when everybody sits", async () => {
    await show(lobby({ chairs: [chair(0, "Mara"), chair(1, "Aldo", "random"), chair(2, "Tess")] }));
    await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    await waitFor(() => expect(asked).toEqual([["POST /api/tables/t1/start", null]]));
  });

  it("fills free chairs with bots", async () => {
    await show(lobby());
    await fireEvent.click(screen.getByRole("button", { name: "Bots on all free chairs" }));
    await waitFor(() => expect(asked).toEqual([["PUT /api/tables/t1/seats/2/bot", { level: "random" }]]));
  });

  it("lets a guest move to another chair by the link that the seat itself gives", async () => {
    await show(lobby({ is_host: false, host: "Tess", links: { play: "play-link", watch: "watch-link" } }));
    expect(screen.queryByRole("button", { name: "Begin" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Move here" }));
    await waitFor(() =>
      expect(asked.map(([what]) => what)).toEqual([
        "DELETE /api/tables/t1/seats/0",
        "POST /api/tables/t1/seats?link=play-link",
      ]),
    );
  });

  it("sends a stranger for a name first, and remembers the chair", async () => {
    me.person = null;
    await show(lobby({ is_host: false, seat: null, links: {} }), "from-a-friend");
    await fireEvent.click(screen.getByRole("button", { name: "Sit here" }));
    expect(asked).toEqual([]);
    expect(location.pathname + location.search).toBe("/join/from-a-friend?seat=2");
  });

  it("offers no chair to somebody who only watches", async () => {
    history.replaceState(null, "", "/table/t1?watch=1");
    router.read();
    await show(lobby({ is_host: false, seat: null, links: {} }), "watch-link");
    expect(screen.queryByRole("button", { name: "Sit here" })).toBeNull();
  });

  it("loses no change to being quick: each builds on the one before", async () => {
    await show(lobby());
    await fireEvent.click(screen.getByLabelText(/^manual:/));
    await fireEvent.click(screen.getByLabelText(/^hidden:/));
    await waitFor(() => expect(asked.length).toBe(2));
    expect(asked[1]).toEqual(["PATCH /api/tables/t1", { options: { seating: "manual", money: "hidden" } }]);
  });

  it("tells options to guests, but lets them change nothing", async () => {
    await show(lobby({ is_host: false, options: { seating: "manual", money: "open" } }));
    expect(screen.getByText("Seating – manual: the players seat their men one by one")).toBeTruthy();
    expect(screen.queryAllByRole("radio", { hidden: true })).toEqual([]);
  });
});
