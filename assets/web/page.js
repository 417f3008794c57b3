// Loads the game, shows how far it is, and says in plain words what is missing where it cannot run. A
// plain script: a frame without an origin of its own may load no module, and must be told so.
(async () => {
'use strict';

const root = document.documentElement;
const part = (id) => document.getElementById(id);
part('late').remove();

// In English; the words of another language are fetched for who wants it.
const ENGLISH = {
  loading: 'Loading…',
  starting: 'Setting the table…',
  noWasm: 'This browser cannot run fivefold: it lacks WebAssembly. Firefox, Chrome, Edge and Safari of the last years have it.',
  noWebGl: 'This browser cannot draw fivefold: WebGL 2 is missing or switched off. Firefox, Chrome and Edge have it since 2017, Safari since version 15. If yours is newer, allow hardware acceleration in its settings.',
  inWords: 'Until then everything can be played here in words.',
  offline: 'fivefold could not be loaded. Is there a connection?',
  refused: 'fivefold could not be loaded: the server answered with the code {status}.',
  unfit: 'The program that was loaded does not run in this browser. A newer version of the browser may run it.',
  framed: 'fivefold cannot be loaded in this frame. The page around it must allow the frame its own origin (sandbox="allow-scripts allow-same-origin").',
  broken: 'fivefold has stopped because of a fault. The game you were playing is kept.',
  lost: 'The graphics of this page were lost, as happens when a computer wakes up or a driver restarts. Your game is kept.',
  retry: 'Try again',
  reload: 'Load again',
};

// The colours of the last visit, and whether the system wants more contrast or less motion: the game asks
// for both.
try {
  const theme = localStorage.getItem('fivefold.theme');
  if (theme) root.dataset.theme = theme;
} catch { /* storage may be refused */ }
const contrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const motion = matchMedia('(prefers-reduced-motion: reduce)');
function tellPreferences() {
  root.dataset.contrast = contrast.matches ? 'more' : '';
  root.dataset.motion = motion.matches ? 'reduce' : '';
  document.dispatchEvent(new Event('preferencechange'));
}
tellPreferences();
contrast.addEventListener('change', tellPreferences);
motion.addEventListener('change', tellPreferences);

// The server refuses a file, with this code.
class Refused extends Error {}

// Everything is asked for at once; what becomes of it is looked at in `start`.
const { game, wasm, bytes, bundle } = root.dataset;
const hasWasm = typeof WebAssembly === 'object';
// What has come of the program, on a first visit until it is kept.
const parts = [];
const asked = hasWasm && Promise.all([import(new URL(game, document.baseURI).href), program(), files()]);
if (asked) asked.catch(() => {});
const words = await wordsOf(language());

async function get(url) {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Refused(response.status);
  return response;
}

// Loads the program and compiles it while it comes. It is compiled from the answer as it came: only then
// browsers keep what they have compiled of it for the next visit.
async function program() {
  const response = await get(wasm);
  // Who compiles the program is told of an answer that breaks off.
  count(response.clone().body.getReader()).catch(() => {});
  const isPlain = response.headers.get('Content-Type')?.startsWith('application/wasm');
  // A host that knows no such type is forgiven.
  return isPlain ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

// The bytes are counted after decompression, so that compressed transfers count right as well.
async function count(reader) {
  let loaded = 0;
  const isFirst = 'serviceWorker' in navigator && !navigator.serviceWorker.controller;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    loaded += part.value.byteLength;
    if (isFirst) parts.push(part.value);
    progress(loaded / Number(bytes));
  }
}

// The game's small files, all in one; the game asks for them by their paths.
async function files() {
  const all = await (await get(bundle)).json();
  globalThis.bundledFile = (path) => all[path];
}

// The first language that the visitor likes and the game speaks, as the game itself chooses it.
function language() {
  let kept = null;
  try { kept = localStorage.getItem('fivefold.language'); } catch { /* storage may be refused */ }
  const spoken = ['en', ...root.dataset.languages.split(' ')];
  // Whoever reads traditional Chinese is not given the simplified one instead.
  const isOther = (tag) => /^zh[-_](?!hans)(.*[-_])?(hant|tw|hk|mo)\b/i.test(tag);
  const liked = [kept ?? [], navigator.languages].flat().filter((tag) => !isOther(tag));
  const names = liked.map((tag) => tag.split(/[-_]/)[0].toLowerCase());
  return names.find((name) => spoken.includes(name)) ?? 'en';
}

async function wordsOf(language) {
  if (language === 'en') return ENGLISH;
  try {
    return { ...ENGLISH, ...await (await get(`${root.dataset.words}/${language}.json`)).json() };
  } catch {
    return ENGLISH;
  }
}

// Says why the game is not there. Nothing of it can be played any more, so nothing of it is left to be
// reached.
function stop(sentence, button) {
  root.dataset.screen = 'stopped';
  const hadFocus = document.hasFocus();
  for (const dead of ['stage', 'mirror']) part(dead).inert = true;
  part('mirror').hidden = true;
  document.activeElement?.blur();
  const cover = part('cover');
  cover.hidden = false;
  cover.classList.remove('gone');
  cover.classList.add('stopped');
  part('state').textContent = sentence;
  if (button) {
    const retry = part('retry');
    retry.textContent = button;
    retry.hidden = false;
    retry.onclick = () => location.reload();
    if (hadFocus) retry.focus();
  }
}

function progress(share) {
  const percent = Math.round(Math.min(share, 1) * 100);
  part('fill').style.transform = `scaleX(${Math.min(share, 1)})`;
  part('bar').setAttribute('aria-valuenow', String(percent));
}

function canDraw() {
  try {
    return Boolean(document.createElement('canvas').getContext('webgl2'));
  } catch {
    return false;
  }
}

// Where nothing can be drawn, the mirror alone is played.
function playInWords() {
  root.dataset.draws = 'no';
  part('stage').inert = true;
  const why = part('undrawn');
  why.textContent = `${words.noWebGl} ${words.inWords}`;
  why.hidden = false;
}

async function start() {
  if (!hasWasm) return stop(words.noWasm);
  if (!canDraw()) playInWords();
  const comesAgain = brokenSince() < AGAIN;
  part('state').textContent = comesAgain ? words.broken : words.loading;
  try {
    const [module, compiled] = await asked;
    if (root.dataset.screen === undefined && !comesAgain) part('state').textContent = words.starting;
    await module.default({ module_or_path: compiled });
  } catch (error) {
    console.warn(error);
    if (error instanceof WebAssembly.RuntimeError) broken(error);
    else stop(reason(error), words.retry);
  }
}

// What a browser says itself is in its own language, and for its makers.
function reason(error) {
  if (error instanceof Refused) return words.refused.replace('{status}', error.message);
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) return words.unfit;
  return self.origin === 'null' && location.protocol !== 'file:' ? words.framed : words.offline;
}

// The game sets data-screen when its first board is seen.
new MutationObserver(() => {
  const cover = part('cover');
  if (root.dataset.screen && root.dataset.screen !== 'stopped' && !cover.classList.contains('gone')) {
    progress(1);
    cover.classList.add('gone');
    setTimeout(() => { if (cover.classList.contains('gone')) cover.hidden = true; }, 400);
    // In a frame the visitor may be busy with the page around it.
    if (self === top) part('game').focus({ preventScroll: true });
    keep();
  }
}).observe(root, { attributes: true, attributeFilter: ['data-screen'] });

// Has the browser keep everything for visits without a network, once the game is there: what that
// loads must not hold it up. The program is kept as it came, because some browsers would load it again.
async function keep() {
  if (!('serviceWorker' in navigator) || location.protocol === 'file:') return;
  // Without all this the game works, but not without a network.
  try {
    const cache = await caches.open('fivefold-kept');
    if (parts.length > 0 && !await cache.match(wasm)) {
      const headers = { 'Content-Type': 'application/wasm' };
      await cache.put(wasm, new Response(new Blob(parts), { headers }));
    }
  } catch { /* the worker tries again */ }
  parts.length = 0;
  navigator.serviceWorker.register('sw.js').catch(() => {});
}

// A fault inside the game ends it: what it drew last would look alive and be dead.
for (const kind of ['error', 'unhandledrejection']) {
  addEventListener(kind, (event) => {
    const fault = event.error ?? event.reason;
    // Without graphics the game fails, too; why has been told.
    if (root.dataset.screen === 'stopped') return;
    if (fault instanceof WebAssembly.RuntimeError) broken(fault);
  });
}

// The game is kept, so the page loads again by itself and goes on with it. It does so once in this time, in
// milliseconds: a fault that comes back at once would come for ever. Where neither a network nor a service
// worker would answer, the browser's own page of errors would stand in its place.
const AGAIN = 60_000;
const BROKEN = 'fivefold.broken';

function broken(fault) {
  const isFirst = brokenSince() >= AGAIN;
  stop(words.broken, words.reload);
  try {
    sessionStorage.setItem(BROKEN, `${Date.now()} ${fault}\n${fault.stack}`);
    if (isFirst && (navigator.onLine || navigator.serviceWorker?.controller)) location.reload();
  } catch { /* nothing is kept where storage is refused */ }
}

// How long ago the last fault was, in milliseconds.
function brokenSince() {
  try {
    const last = sessionStorage.getItem(BROKEN);
    return last === null ? AGAIN : Math.abs(Date.now() - parseInt(last));
  } catch {
    return AGAIN;
  }
}

// Where the browser refuses workers the players think in the page, in slices. Used like a worker.
globalThis.PlayersInSlices = class {
  onmessage = null;
  onerror = null;
  #players = null;
  #ended = false;

  constructor() {
    this.#players = import(new URL(root.dataset.slices, document.baseURI).href).then(({ Players }) => {
      const players = new Players();
      players.onmessage = (event) => this.#ended || this.onmessage?.(event);
      players.onerror = (error) => this.#ended || this.onerror?.(error);
      return players;
    });
    this.#players.catch((error) => this.onerror?.(error));
  }

  postMessage(question) {
    this.#players.then((players) => this.#ended || players.postMessage(question), () => {});
  }

  terminate() {
    this.#ended = true;
    this.#players.then((players) => players.terminate(), () => {});
  }
};

const canvas = part('game');
// What was drawn is gone and cannot be drawn again. When the browser gives graphics back, the page
// loads again by itself; the game goes on where it was.
canvas.addEventListener('webglcontextlost', (event) => {
  event.preventDefault();
  stop(words.lost, words.reload);
});
canvas.addEventListener('webglcontextrestored', () => location.reload());
// The second button places stones.
canvas.addEventListener('contextmenu', (event) => event.preventDefault());
// Tab goes from control to control of the game; Shift+Tab leaves the canvas, to the mirror.
canvas.addEventListener('keydown', (event) => {
  if (event.key === 'Tab' && !event.shiftKey) event.preventDefault();
  if (isOurs(event)) event.preventDefault();
});

// Keys that would scroll the page, search in it, write in the field that takes the focus by them, or show
// the browser's help and tools, where the game has a use for them; and those that would save or open a
// page, or open the browser's settings, where the game is meant. Copying and pasting stay the browser's:
// the game hears of them by its events.
function isOurs(event) {
  const plain = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End',
    'Backspace', 'F1', 'F2', 'F3', 'F4', 'F6', 'F8', 'F9'];
  const letter = event.key.toLowerCase();
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return ['s', 'o', ','].includes(letter) || (event.shiftKey && letter === 'c');
  return event.key.length === 1 || plain.includes(event.key);
}

// In the mirror the board is one stop for Tab: the field that had the focus last.
part('mirror').addEventListener('focusin', (event) => {
  if (!event.target.dataset?.cell) return;
  for (const other of event.currentTarget.querySelectorAll('[data-cell][tabindex="0"]')) other.tabIndex = -1;
  event.target.tabIndex = 0;
});

// Arrows go from field to field.
part('mirror').addEventListener('keydown', (event) => {
  const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
  const from = event.target.dataset?.cell;
  if (!step || !from) return;
  event.preventDefault();
  let [col, row] = from.split(',').map(Number);
  // Gaps, as taken pebbles leave them, are passed over.
  for (let tries = 0; tries < 26; tries += 1) {
    col += step[0];
    row += step[1];
    const to = event.currentTarget.querySelector(`[data-cell="${col},${row}"]`);
    if (to) {
      to.focus();
      return;
    }
  }
});

// Tools that emulate the pixel ratio of another screen leave sizes in device pixels as they are. Where
// there are no such sizes, as in Safari, the game reckons with the ratio itself, which is right in both.
delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;

start();
})();
