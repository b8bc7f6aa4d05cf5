// The worker that shows calls while the page is closed, and a page when there is no line.
export function startWorker(): void {
  if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}
