// Answers for the page where there is no network: only its own files, never the API. `FILES` and `VERSION` are filled in
// when the page is built (vite.config.ts).
/* global self, caches, fetch */

const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
const CACHE = `fivewinds-${VERSION}`;
/** A network that says nothing for so long is away. */
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("fivewinds-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !/^\/(api|tiles|assets|healthz|metrics)\b/.test(url.pathname)) event.respondWith(place(request));
  else if (/^\/(assets|tiles)\//.test(url.pathname)) event.respondWith(file(request));
});

/** A place of the page: from the network, or as it was when the page was last built. */
async function place(request) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    return await fetch(request.url, { signal: late.signal, credentials: "same-origin" });
  } catch {
    return (await caches.match("/", { cacheName: CACHE, ignoreVary: true })) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

/** A file whose name changes with what is in it, or the drawing of a tile. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
