import { describe, expect, it } from "vitest";
import { isAtHome, isOnlyHere } from "./reach";

describe("an address", () => {
  it.each(["localhost", "127.0.0.1", "127.3.2.1", "[::1]"])("%s is only for this machine", (host) => {
    expect(isOnlyHere(host)).toBe(true);
  });

  it.each(["192.168.1.5", "backroom.example", "localhost.example", "[fe80::1]"])("%s is for others too", (host) => {
    expect(isOnlyHere(host)).toBe(false);
  });

  it.each(["192.168.1.5", "10.0.0.7", "172.20.3.4", "169.254.1.1", "[fe80::1]", "[fd00::2]", "study.local"])(
    "%s is known on the same network only",
    (host) => {
      expect(isAtHome(host)).toBe(true);
    },
  );

  it.each(["backroom.example", "172.32.0.1", "100.200.0.1", "193.168.1.5", "[2001:db8::1]", "10.example"])(
    "%s may be known everywhere",
    (host) => {
      expect(isAtHome(host)).toBe(false);
    },
  );
});
