// Keeps the game for visits without a network: at once what the menu loads, the rest when it is
// first needed. Made anew with every build; the version changes when anything does: {{version}}.
const CACHE = 'fivefold-kept';
const FILES = [
{{files}}
];
// What a path of this version begins with.
const NAMES = new Set([
{{names}}
]);
// A path with a hash of the content: what has it stays as it is, from version to version.
const LASTING = /-[0-9a-f]{16}[./]/;
// A server that says nothing for so long is as good as none, in milliseconds.
const PATIENCE = 3000;

self.addEventListener('install', (event) => event.waitUntil((async () => {
  const cache = await caches.open(CACHE);
  const take = async (file, how) => {
    const response = await fetch(file, how);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(file, response);
  };
  const lasting = FILES.filter((file) => LASTING.test(file));
  await Promise.all(lasting.map(async (file) => await cache.match(file) ?? take(file)));
  // The page comes after all that it names.
  const others = FILES.filter((file) => !LASTING.test(file));
  await Promise.all(others.map((file) => take(file, { cache: 'no-cache' })));
})()));

self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith('fivefold-') && name !== CACHE) await caches.delete(name);
  }
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const path = url.slice(self.registration.scope.length);
    if (!NAMES.has(path.split('/')[0])) await cache.delete(url);
  }
  await self.clients.claim();
})()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(event, request, pathname));
});

// The newest page where there is a network, the kept one where there is none or nothing comes of it.
async function page(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match('index.html');
  if (!kept) return fetch(request);
  const fetched = fetch(request).then((response) => response.ok ? response : kept, () => kept);
  const late = new Promise((done) => { setTimeout(done, PATIENCE, kept); });
  return Promise.race([fetched, late]);
}

async function file(event, request, pathname) {
  // What a browser has compiled of a program it keeps beside its own copy, so that goes first. WebKit asks the
  // network for it all the same.
  const hasOwn = !/AppleWebKit(?!.*Chrom)/.test(navigator.userAgent);
  const own = hasOwn && pathname.endsWith('.wasm') && await ownCopy(request.url);
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
}

// What the browser itself has kept, without asking the network.
async function ownCopy(url) {
  try {
    const response = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
    return response.ok ? response : null;
  } catch {
    return null;
  }
}
