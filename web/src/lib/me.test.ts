import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("./words/nl", () => ({ texts: ["greeting = Goedenavond"] }));
vi.mock("./words/de", () => ({ texts: ["greeting = Guten Abend"] }));

const MARA = { name: "Mara", login: "mara", language: "en" };

function answering(answers: Record<string, [number, unknown]>): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async (path: string, { method }: RequestInit) => {
    const [status, body] = answers[`${method} ${path}`] ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const stranger: [number, unknown] = [200, null];

describe("who I am", () => {
  beforeEach(() => {
    vi.resetModules();
  });

  it("is looked up before anybody becomes a guest: a cookie must not be lost", async () => {
    const fetch = answering({ "GET /api/me": [200, MARA] });
    const { me } = await import("./me.svelte");
    expect((await me.ensure()).name).toBe("Mara");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("is a guest with the name I chose, or with any", async () => {
    const fetch = answering({ "GET /api/me": stranger, "POST /api/guests": [201, MARA] });
    const { me } = await import("./me.svelte");
    await me.ensure("Mara");
    expect(JSON.parse(String(fetch.mock.calls[1]?.[1].body))).toEqual({ name: "Mara", language: "en" });
    me.becomeStranger();
    await me.ensure();
    expect(JSON.parse(String(fetch.mock.calls[2]?.[1].body)).name).not.toBe("");
  });

  it("does not become a guest while the house cannot say who I am", async () => {
    const fetch = answering({ "POST /api/guests": [201, MARA] });
    const { me } = await import("./me.svelte");
    await expect(me.ensure()).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(me.known).toBe(true);
    expect(me.trouble?.name).toBe("web-unreachable");
  });

  it("changes the name of whom the house knows", async () => {
    const fetch = answering({ "GET /api/me": [200, MARA], "PATCH /api/me": [200, { ...MARA, name: "Tess" }] });
    const { me } = await import("./me.svelte");
    expect((await me.ensure("Tess")).name).toBe("Tess");
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe("the language that I read", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    vi.stubGlobal("localStorage", { setItem: () => undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is told to the house one word after the other, and the last one stands", async () => {
    const asked: { language: string; answer: () => void }[] = [];
    const fetch = (_: string, { method, body }: RequestInit) =>
      new Promise<Response>((come) => {
        const { language } = method === "PATCH" ? (JSON.parse(body as string) as { language: string }) : MARA;
        const answer = () => come(new Response(JSON.stringify({ ...MARA, language }), { status: 200 }));
        if (method === "PATCH") asked.push({ language, answer });
        else answer();
      });
    vi.stubGlobal("fetch", fetch);
    const { me } = await import("./me.svelte");
    await me.look();
    const [first, second] = [me.speak("nl"), me.speak("de")];
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    const again = me.speak("nl").then(() => me.speak("de"));
    for (let number = 0; number < asked.length; number++) {
      expect(asked.length, "the house is told one thing at a time").toBe(number + 1);
      asked[number]?.answer();
      await vi.waitFor(() => expect(me.person?.language).toBe(asked[number]?.language));
      await new Promise((passed) => setTimeout(passed));
    }
    await Promise.all([first, second, again]);
    expect(asked.at(-1)?.language).toBe("de");
    expect(me.person?.language).toBe("de");
  });

  it("is told again to a house that could not hear it", async () => {
    const answers: Record<string, [number, unknown]> = { "GET /api/me": [200, MARA] };
    answering(answers);
    const { me } = await import("./me.svelte");
    await me.look();
    await expect(me.speak("de")).rejects.toThrow();
    answers["PATCH /api/me"] = [200, { ...MARA, language: "de" }];
    await me.speak("de");
    expect(me.person?.language).toBe("de");
  });
});
