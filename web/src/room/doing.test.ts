// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { Trouble } from "../lib/api";
import { me } from "../lib/me.svelte";
import { Doing, Fetched, whileVisible } from "./doing.svelte";

const trouble = (name: string) => new Trouble(409, { type: "message", name, facts: {} });

describe("something to look at", () => {
  it("keeps what it had when the house cannot be reached", async () => {
    let answers: (() => Promise<number>)[] = [async () => 1, () => Promise.reject(trouble("web-unreachable"))];
    const fetched = new Fetched(() => (answers.shift() as () => Promise<number>)());
    await fetched.look();
    await fetched.look();
    expect(fetched.value).toBe(1);
    expect(fetched.trouble?.name).toBe("web-unreachable");
    answers = [async () => 2];
    await fetched.look();
    expect(fetched.value).toBe(2);
    expect(fetched.trouble).toBeNull();
  });

  it("does not let a slow answer overtake a newer one", async () => {
    let answerSlowly = (_: string) => {};
    const answers = [new Promise<string>((resolve) => (answerSlowly = resolve)), Promise.resolve("new")];
    const fetched = new Fetched(() => answers.shift()!);
    const first = fetched.look();
    await fetched.look();
    answerSlowly("old");
    await first;
    expect(fetched.value).toBe("new");
  });
});

describe("something to do", () => {
  it("keeps the reason why it was refused, until it is tried again", async () => {
    const doing = new Doing();
    expect(await doing.run(() => Promise.reject(trouble("service-table-full")))).toBe(false);
    expect(doing.trouble?.name).toBe("service-table-full");
    expect(await doing.run(async () => undefined)).toBe(true);
    expect(doing.trouble).toBeNull();
  });

  it("is not done twice at once", async () => {
    const doing = new Doing();
    let finish = () => {};
    const first = doing.run(() => new Promise((resolve) => (finish = resolve)));
    const work = vi.fn(async () => undefined);
    expect(await doing.run(work)).toBe(false);
    expect(work).not.toHaveBeenCalled();
    finish();
    expect(await first).toBe(true);
  });

  it("makes a stranger of whom the house does not know any more", async () => {
    me.person = { name: "Mara", login: null, language: "en" };
    await new Doing().run(() => Promise.reject(trouble("service-stranger")));
    expect(me.person).toBeNull();
  });
});

describe("looking again and again", () => {
  it("happens only while somebody can see it", () => {
    vi.useFakeTimers();
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    const look = vi.fn(async () => undefined);
    const stop = whileVisible(look, 10);
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(look).toHaveBeenCalledTimes(2);
    seen.mockReturnValue("hidden");
    vi.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(2);
    seen.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(look).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});
