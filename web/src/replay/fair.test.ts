// @vitest-environment node
// The document of the house is the authority: its vectors, and the games on the shelf.
// @ts-expect-error Only tests read files: the client has no types of Node.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commitmentOf, keyOf, sealsOf } from "./fair";
import { findings } from "./verifying";

interface Vector {
  seed: string;
  commitment: string;
  players: string[];
  key: string;
}

const DOCUMENT: string = readFileSync("../docs/fairness.md", "utf8");
const VECTORS = [...DOCUMENT.matchAll(/```json\n([^`]+)```/g)].map(([, text]) => JSON.parse(text ?? "") as Vector);
const SHELF = "../tests/fixtures/games";
const FILES: string[] = readdirSync(SHELF).filter((name: string) => name.endsWith(".backroom"));
const read = (file: string): string => readFileSync(`${SHELF}/${file}`, "utf8");

describe("this browser computes what the document says:", () => {
  it("has vectors to compare with", () => expect(VECTORS.length).toBeGreaterThan(1));

  it.each(VECTORS)("the commitment and the key of $seed", async ({ seed, commitment, players, key }) => {
    expect(await commitmentOf(seed)).toBe(commitment);
    expect(await keyOf(seed, players)).toBe(key);
  });
});

describe("the seals of a log", () => {
  it.each(FILES)("hold in %s", async (file) => {
    const log = read(file);
    const lines = log.trimEnd().split("\n");
    const sealed = await sealsOf(log);
    const last = JSON.parse(lines.at(-2) ?? "") as { seal: string };
    expect(sealed).toMatchObject({ entries: lines.length - 1, broken: null, seal: last.seal });
  });

  it("name the line that somebody changed", async () => {
    const lines = read("capo-della-mafia-3.backroom").split("\n");
    lines[4] = lines[4]?.replace(/"seat":(\d)/, (_, seat) => `"seat":${(Number(seat) + 1) % 3}`) ?? "";
    expect((await sealsOf(lines.join("\n"))).broken).toBe(5);
  });

  it("miss a line that somebody took away", async () => {
    const lines = read("capo-della-mafia-3.backroom").split("\n");
    const cut = [...lines.slice(0, -3), ...lines.slice(-2)];
    expect((await sealsOf(cut.join("\n"))).broken).toBe(cut.length - 1);
  });

  it("hold for names and texts of every alphabet", async () => {
    const entry = {
      at: 1,
      entry: "opening",
      names: ['Čeněk 老大 "the \\ fox"', "\u2028\t\u0001"],
      option: { b: "1", a: null },
    };
    const canonical =
      '{"at":1,"entry":"opening","names":["Čeněk 老大 \\"the \\\\ fox\\"","\u2028\\t\\u0001"],"option":{"a":null,"b":"1"}}';
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical)));
    const seal = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const log = `${JSON.stringify({ ...entry, seal })}\n{"entries":1,"seed":"00"}\n`;
    expect((await sealsOf(log)).broken).toBeNull();
  });
});

describe("what this browser finds in a game", async () => {
  const log = read("capo-della-mafia-3.backroom");
  const opening = JSON.parse(log.split("\n")[0] ?? "") as { commitment: string; seeds: string[] };
  const { seal, seed } = await sealsOf(log);
  const verified = {
    sound: true,
    fault: "",
    checks: [],
    commitment: opening.commitment,
    seed,
    seeds: opening.seeds,
    key: await keyOf(seed, opening.seeds),
    seal,
  };
  const given = { verified, log, commitment: opening.commitment, note: null };
  const note = { table: "t", commitment: opening.commitment, seed: "" };
  const names = async (changed: object) =>
    (await findings({ ...given, ...changed })).map((each) => [each.name, each.holds]);

  it("is that it holds", async () => {
    expect(await names({})).toEqual([
      ["web-verify-here-seals", true],
      ["web-verify-here-seed", true],
      ["web-verify-here-key", true],
    ]);
  });

  it("is more worth if it had written down the commitment and its own seed", async () => {
    const seeds = ["", "mine", ""];
    const dealt = { ...verified, seeds, key: await keyOf(seed, seeds) };
    expect(await names({ verified: dealt, note: { ...note, seed: "mine" } })).toEqual([
      ["web-verify-here-seals", true],
      ["web-verify-here-seed-noted", true],
      ["web-verify-here-key", true],
      ["web-verify-here-mine", true],
    ]);
    expect((await names({ verified: dealt, note: { ...note, seed: "another" } })).at(-1)).toEqual([
      "web-verify-here-mine-broken",
      false,
    ]);
  });

  it("is that the house took another seed than the one it had sealed", async () => {
    const other = await commitmentOf("00".repeat(32));
    expect((await names({ commitment: other })).at(-1)).toEqual(["web-verify-here-seed-broken", false]);
    // Whatever the page says today: the note is from before the game.
    const noted = await names({ note: { ...note, commitment: other } });
    expect(noted.at(-1)).toEqual(["web-verify-here-seed-broken", false]);
  });

  it("is that the house dealt with another key", async () => {
    const dealt = { ...verified, key: "00".repeat(32) };
    expect((await names({ verified: dealt })).at(-1)).toEqual(["web-verify-here-key-broken", false]);
  });

  it("is that the file is not the game that the house verified, or no game at all", async () => {
    expect((await names({ log: read("capo-della-mafia-7.backroom") }))[0]).toEqual([
      "web-verify-here-seals-broken",
      false,
    ]);
    expect((await names({ log: "<html>" }))[0]).toEqual(["web-verify-here-seals-broken", false]);
  });
});
