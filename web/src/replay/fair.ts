// The arithmetic of docs/fairness.md, done by the reader's own browser: for this nobody has to believe
// the house.
import { subtleCrypto } from "../lib/browser";

const PURPOSE = "backroom fair 1\0";

/** Browsers compute hashes only over https and on the machine itself. */
export function canCompute(): boolean {
  return subtleCrypto() !== undefined;
}

/** What is published of the house's seed before any player sends his. */
export async function commitmentOf(seed: string): Promise<string> {
  return hex(await sha256(bytesOf(seed)));
}

/** The key of all chance: the players' seeds under the house's seed. */
export async function keyOf(seed: string, players: readonly string[]): Promise<string> {
  const hashes = await Promise.all(players.map((each) => sha256(utf8(each))));
  const name = { name: "HMAC", hash: "SHA-256" };
  const secret = await crypto.subtle.importKey("raw", bytesOf(seed), name, false, ["sign"]);
  return hex(new Uint8Array(await crypto.subtle.sign("HMAC", secret, joined([utf8(PURPOSE), ...hashes]))));
}

export interface Sealed {
  entries: number;
  /** The first line whose seal does not hold; null if all do. */
  broken: number | null;
  /** The seal of the last entry. */
  seal: string;
  /** What the last line gives away. */
  seed: string;
}

/** Every line of a log carries the hash of the one before it and of its own entry. */
export async function sealsOf(log: string): Promise<Sealed> {
  const lines = log.trimEnd().split("\n");
  const closing = JSON.parse(lines.pop() ?? "{}") as { entries?: number; seed?: string };
  let before: Uint8Array<ArrayBuffer> = new Uint8Array();
  for (const [number, line] of lines.entries()) {
    const { seal, ...entry } = JSON.parse(line) as Record<string, unknown>;
    before = await sha256(joined([before, utf8(written(entry))]));
    if (hex(before) !== seal) return { entries: lines.length, broken: number + 1, seal: "", seed: "" };
  }
  const whole = closing.entries === lines.length;
  return {
    entries: lines.length,
    broken: whole ? null : lines.length + 1,
    seal: hex(before),
    seed: closing.seed ?? "",
  };
}

/** The one way to write an entry: with sorted keys and without spaces. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${written(each)}`).join(",")}}`;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
