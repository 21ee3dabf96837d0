// Keeps the page's files, so that it runs offline. A file's name holds its hash
// or the whole list changes with it, so what is kept is never stale for long:
// the page itself is asked for first and taken from the keep if that fails.
const version = "__VERSION__";
const files = ["__FILES__"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((key) => key !== version).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  );
});

async function fresh(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = (await caches.match(request)) ?? (await caches.match("./"));
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
