// For tests: jsdom lays nothing out, so nothing changes its size.
export function layNothingOut(): void {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
