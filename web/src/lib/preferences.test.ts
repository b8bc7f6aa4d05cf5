// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
// @ts-expect-error Only tests read files: the client has no types of Node.
import { readFileSync } from "node:fs";

const read = (path: string): string => readFileSync(path, "utf8");

describe("preferences", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });

  it("are kept on this device, and the page follows them", async () => {
    const { preferences } = await import("./preferences.svelte");
    preferences.change({ still: true, text: 125, distinct: true });
    expect(document.documentElement.style.fontSize).toBe("125%");
    expect(document.documentElement.dataset).toMatchObject({ motion: "none", palette: "distinct" });
    vi.resetModules();
    const again = await import("./preferences.svelte");
    expect(again.preferences.wishes).toMatchObject({ still: true, text: 125, distinct: true, confirm: false });
    expect(again.preferences.isStill).toBe(true);
  });

  it("that cannot be read are the usual ones", async () => {
    localStorage.setItem("backroom-preferences", "{");
    const { preferences } = await import("./preferences.svelte");
    expect(preferences.wishes).toEqual({ still: false, confirm: false, distinct: false, text: 100 });
  });
});

describe("the distinct palette", () => {
  /** Machado, Oliveira and Fernandes (2009), severity 1: how a colour is seen without one kind of cone. */
  const EYES: Record<string, number[][]> = {
    usual: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protanopia: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopia: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    tritanopia: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  };
  const linear = (hex: string) =>
    [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });

  /** Oklab: equal distances look equally different. */
  function lab(rgb: number[]): number[] {
    const [r = 0, g = 0, b = 0] = rgb.map((part) => Math.min(1, Math.max(0, part)));
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  }

  function seatsIn(block: string): string[] {
    return [...block.matchAll(/--seat-\w+: (#\w{6});/g)].map(([, hex]) => hex ?? "");
  }

  function closest(seats: string[], eye: number[][]): number {
    const seen = seats.map((hex) => {
      const rgb = linear(hex);
      return lab(eye.map((row) => row.reduce((sum, part, at) => sum + part * (rgb[at] ?? 0), 0)));
    });
    const pairs = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other) => Math.hypot(...one.map((x, i) => x - (other[i] ?? 0)))),
    );
    return Math.min(...pairs);
  }

  const [usual = "", distinct = ""] = read("src/styles/tokens.css").split('[data-palette="distinct"]');

  it.each(Object.keys(EYES))("tells seven seats apart with eyes of %s", (eyes) => {
    const seats = seatsIn(distinct);
    expect(seats).toHaveLength(7);
    expect(closest(seats, EYES[eyes]!)).toBeGreaterThan(0.055);
  });

  it("does so better than the usual one, which leans on its marks", () => {
    const worst = (seats: string[]) => Math.min(...Object.values(EYES).map((eye) => closest(seats, eye)));
    expect(worst(seatsIn(distinct))).toBeGreaterThan(worst(seatsIn(usual)));
  });
});
