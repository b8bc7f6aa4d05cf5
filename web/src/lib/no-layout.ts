// For tests: jsdom lays nothing out, so nothing changes its size.
import { vi } from "vitest";

export function layNothingOut(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
}
