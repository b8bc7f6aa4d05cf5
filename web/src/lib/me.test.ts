import { beforeEach, describe, expect, it, vi } from "vitest";

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
