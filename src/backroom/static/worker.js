// What the browser keeps of Backroom while its page is closed: it shows calls, and a page when there is no
// line. It keeps nothing else: the files of the client are kept by their own addresses.
const KEPT = "backroom-2";
const OFFLINE = "/static/offline.html";
const NEEDED = [OFFLINE, "/static/offline.css", "/static/hat.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(NEEDED)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== KEPT).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (NEEDED.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

self.addEventListener("push", (event) => {
  const call = event.data?.json() ?? {};
  if (!call.title) return;
  const shown = self.registration.showNotification(call.title, {
    body: call.text,
    tag: call.path,
    icon: "/static/icon-192.png",
    badge: "/static/icon-192.png",
    data: { path: call.path, token: call.token },
    actions: [{ action: "leave", title: call.leave }],
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  const { path, token } = event.notification.data;
  event.notification.close();
  if (event.action === "leave") {
    event.waitUntil(fetch(`/api/calls/${encodeURIComponent(token)}/end`, { method: "POST" }));
    return;
  }
  event.waitUntil(goTo(path));
});

// A page of ours that is open already is used again.
async function goTo(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
