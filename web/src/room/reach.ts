// A link that is sent to others must not lead to their own machine.
import { api } from "../lib/api";

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** Is this page looked at on the machine on which the house runs, by an address that no other machine knows? */
export function isOnlyHere(host: string = location.hostname): boolean {
  return LOOPBACK.test(host);
}

const AT_HOME = /^(10\.\d|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cde])|\.local$/;

/** Is this an address that only machines on the same network know? */
export function isAtHome(host: string): boolean {
  return AT_HOME.test(host);
}

let asked: Promise<string | null> | undefined;

/** Where others find the house, as it says itself; null if they cannot. It does not move, so it is asked once. */
export function originForOthers(): Promise<string | null> {
  asked ??= api.house().then(
    (house) => house.reachable,
    () => null,
  );
  return asked;
}
