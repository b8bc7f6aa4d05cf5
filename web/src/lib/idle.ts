// What is not needed yet, and would be waited for later.

/** When the browser has nothing better to do, and nobody counts his bytes. */
export function whenIdle(fetch: () => Promise<unknown> | undefined): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !navigator.onLine) return;
  const start = () => void fetch()?.catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 500);
}
