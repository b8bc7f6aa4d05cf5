// Messages from the house while its page is closed: the browser's own means, asked for only here.
import { api } from "../lib/api";
import type { CallShown } from "../wire/rest";

const KEPT = "backroom-call";

/** Needs https (or this very machine), and a browser that can. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

export async function subscribed(): Promise<boolean> {
  if (!canPush()) return false;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) != null;
}

/** Ask the reader, then the browser, then tell the house; false if the reader would rather not. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null); // a browser without a push service, as some are
  const keys = found?.toJSON().keys;
  if (found == null || keys?.p256dh === undefined || keys.auth === undefined) return false;
  const before = await api.calls();
  const now = await api.callByPush({ endpoint: found.endpoint, p256dh: keys.p256dh, auth: keys.auth });
  const fresh = now.calls.find(({ token }) => !before.calls.some((each) => each.token === token));
  localStorage.setItem(KEPT, fresh?.token ?? "");
  return true;
}

export async function unsubscribe(calls: CallShown[]): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  const token = localStorage.getItem(KEPT);
  if (calls.some((each) => each.token === token)) await api.endCall(token ?? "");
  localStorage.removeItem(KEPT);
}
