// @vitest-environment jsdom
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
// @ts-expect-error Only tests read files: the client has no types of Node.
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language, words } from "../lib/words.svelte";
import type { CheckShown, TableShown, Verified } from "../wire/rest";
import type { Result } from "../wire/socket";
import EndScreen from "./EndScreen.svelte";
import type { TableClient } from "./table.svelte";

const missing: string[] = [];
const NAMES = ["Tess", "Ruben", "Aldo"];
const SOUND: Verified = {
  sound: true,
  fault: "",
  checks: [{ name: "rules", holds: true, say: { type: "message", name: "web-verify-result", facts: {} } }],
  commitment: "c0",
  seed: "5eed",
  seeds: ["", "", ""],
  key: "",
  seal: "5ea1",
};
const ORDER: CheckShown["name"][] = ["seals", "seed", "rules", "chance", "clocks", "result"];

/** What the service would say of a game whose records are broken in this place. */
function brokenAt(place: number): Verified {
  const checks = ORDER.map((name, number) => ({
    name,
    holds: number < place ? true : number > place ? null : false,
    say: null,
  }));
  return { ...SOUND, sound: false, fault: "entry 7 was altered", checks, seed: "", seeds: [] };
}

function speak(language: Language): void {
  words.bundle = new FluentBundle(language, { useIsolating: false });
  words.language = language;
  for (const file of ["house", "web", "web_table", "web_room", "web_end", "figures", "service"]) {
    words.bundle.addResource(new FluentResource(readFileSync(`../src/backroom/words/${language}/${file}.ftl`, "utf8")));
  }
}

let verdict: Verified = SOUND;
const answers: Record<string, () => unknown> = {
  course: () => ({
    rounds: [1, 2],
    points: [
      [1000, 0, 500],
      [12_000, 12_000, 3000],
    ],
  }),
  games: () => [{ id: "maffiosi", title: "Maffiosi" }],
  verify: () => verdict,
};

function sit(seat: number | null, game = "maffiosi", places = [1, 1, 3], table: object = {}): void {
  const chairs = NAMES.map((name, number) => ({ seat: number, name, bot: "", taken: true, you: number === seat }));
  const shown = { id: "t1", game, chairs, seat, rematch: null, settings: { listed: true }, commitment: "c0", ...table };
  const client = { id: "t1", link: null, seat, names: NAMES, table: shown as unknown as TableShown };
  const result: Result = { points: [12_000, 12_000, 3000], places, ending: "", seed: "5eed" };
  render(EndScreen, { client: client as unknown as TableClient, result, onclose: () => undefined });
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("fetch", (path: string) => {
    const what = path.split("?")[0]?.split("/").at(-1) ?? "";
    const answer = answers[what];
    const body = answer === undefined ? "{}" : JSON.stringify(answer());
    return Promise.resolve(new Response(body, { status: answer === undefined ? 409 : 200 }));
  });
  vi.stubGlobal("backroomMissing", missing);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  verdict = SOUND;
});

const headline = () => screen.getByRole("heading", { level: 2 }).textContent;
const verify = async () => {
  await fireEvent.click(screen.getByRole("button", { name: words.ui("web-verify") }));
  await waitFor(() => expect(document.querySelector(".verdict")).not.toBeNull());
};

describe("the headline", () => {
  it("says who won, to whoever reads it", () => {
    sit(0, "maffiosi", [1, 2, 3]);
    expect(headline()).toBe("You win!");
    cleanup();
    sit(2, "maffiosi", [1, 2, 3]);
    expect(headline()).toBe("Tess wins.");
    cleanup();
    sit(null, "maffiosi", [1, 2, 3]);
    expect(headline()).toBe("Tess wins.");
  });

  it("says it also if two have won", () => {
    sit(0);
    expect(headline()).toBe("You share the win with Ruben!");
    cleanup();
    sit(2);
    expect(headline()).toBe("Tess and Ruben share the win.");
  });
});

describe("the ranking", () => {
  const points = () => [...document.querySelectorAll(".points")].map((each) => each.textContent);

  it("counts money as money", () => {
    sit(0);
    expect(points()).toEqual(["$12,000", "$12,000", "$3,000"]);
  });

  it("counts respect as respect", () => {
    sit(0, "capo-della-mafia");
    expect(points()[2]).toBe("3,000 respect");
  });

  it("speaks the reader's numbers in the chart and its table, too", async () => {
    speak("de");
    sit(0);
    await waitFor(() => expect(document.querySelector("td")?.textContent).toBe("1.000\u00a0$"));
    expect([...document.querySelectorAll("text.money")].map((each) => each.textContent)).toContain("5.000\u00a0$");
  });
});

describe("another game", () => {
  it("is for those who sat there", () => {
    sit(1);
    expect(screen.getByRole("button", { name: "Another game" })).toBeDefined();
    cleanup();
    sit(1, "maffiosi", [1, 2, 3], { rematch: "t2" });
    expect(screen.getByRole("button", { name: /next game is ready/ })).toBeDefined();
  });

  it("is for spectators to watch, if it is listed", () => {
    sit(null);
    expect(screen.queryByRole("button", { name: "Another game" })).toBeNull();
    cleanup();
    sit(null, "maffiosi", [1, 2, 3], { rematch: "t2" });
    expect(screen.getByRole("link", { name: /watch$/ }).getAttribute("href")).toBe("/table/t2?watch=1");
  });
});

describe("a key or a tap that was meant for the game", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const footer = () => document.querySelector("footer");
  /** A browser closes a dialog by Escape unless somebody has prevented it; Escape is heard where the focus is. */
  const closes = (held: Partial<KeyboardEventInit> = {}) => {
    const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...held });
    return document.getElementById("end")?.dispatchEvent(press);
  };

  it("neither closes the end nor presses one of its buttons", async () => {
    sit(0);
    expect(closes()).toBe(false);
    expect(footer()?.inert).toBe(true);
    await vi.advanceTimersByTimeAsync(599);
    expect(closes()).toBe(false);
    expect(footer()?.inert).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(footer()?.inert).toBe(false);
    expect(closes({ repeat: true })).toBe(false);
    expect(closes()).toBe(true);
  });
});

describe("verifying", () => {
  it("says what holds, and what that does not prove", async () => {
    sit(0);
    await verify();
    expect(document.querySelector(".verdict")?.textContent).toContain("Everything holds.");
    expect(screen.getByText(/does not keep whoever runs this server from looking/)).toBeDefined();
    expect(screen.getByText(/No player added a seed/)).toBeDefined();
  });

  it("says what does not hold, and proves nothing then", async () => {
    verdict = brokenAt(2);
    sit(0);
    await verify();
    expect(document.querySelector(".verdict")?.textContent).toContain("Something does not hold.");
    expect(screen.getByText(/entry 7 was altered/)).toBeDefined();
    expect(screen.queryByText(/It proves that nobody/)).toBeNull();
  });
});

describe("in every language", () => {
  it("every sentence is there", async () => {
    for (const language of LANGUAGES) {
      for (const place of [-1, 0, 1, 2, 5]) {
        speak(language);
        verdict = place < 0 ? SOUND : brokenAt(place);
        sit(place % 3 === 0 ? null : 0);
        await verify();
        cleanup();
      }
    }
    expect(missing).toEqual([]);
  }, 30_000);
});
