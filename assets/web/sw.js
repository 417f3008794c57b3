// Keeps the game for visits without a network: at once what the menu loads, the rest when it is
// first needed. Made anew with every build; the version changes when anything does.
const CACHE = 'fivefold-{{version}}';
const FILES = [
{{files}}
];
// A path with a hash of the content.
const LASTING = /-[0-9a-f]{16}[./]/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('fivefold-') && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // The newest page where there is a network, the kept one where there is none.
    event.respondWith(fetch(request).catch(async () => {
      const cache = await caches.open(CACHE);
      return (await cache.match('index.html')) ?? Response.error();
    }));
    return;
  }
  event.respondWith((async () => {
    // What a browser has compiled of a program it keeps beside its own copy, so that goes first.
    const own = pathname.endsWith('.wasm') && await ownCopy(request.url);
    if (own) return own;
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    const fetched = await fetch(request);
    if (fetched.ok && LASTING.test(pathname)) {
      // Where there is no room for it the game works, but not without a network.
      event.waitUntil(cache.put(request, fetched.clone()).catch(() => {}));
    }
    return fetched;
  })());
});

// What the browser itself has kept, without asking the network.
async function ownCopy(url) {
  try {
    const response = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
    return response.ok ? response : null;
  } catch {
    return null;
  }
}
