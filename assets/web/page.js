// Loads the game, shows how far it is, and says in plain words what is missing where it cannot run.

// In English; the words of another language are fetched for who wants it.
const ENGLISH = {
  loading: 'Loading…',
  starting: 'Setting the table…',
  noWasm: 'This browser cannot run fivefold: it lacks WebAssembly. Firefox, Chrome, Edge and Safari of the last years have it.',
  noWebGl: 'This browser cannot draw fivefold: WebGL 2 is missing or switched off. Firefox, Chrome and Edge have it since 2017, Safari since version 15. If yours is newer, allow hardware acceleration in its settings.',
  offline: 'fivefold could not be loaded: {reason}. Is there a connection?',
  broken: 'fivefold has stopped because of a fault ({reason}). The game you were playing is kept.',
  lost: 'The graphics of this page were lost, as happens when a computer wakes up or a driver restarts. Your game is kept.',
  retry: 'Try again',
  reload: 'Load again',
};

const root = document.documentElement;
const part = (id) => document.getElementById(id);
const words = await wordsOf(language());

// The first language that the visitor likes and the game speaks, as the game itself chooses it.
function language() {
  let kept = null;
  try { kept = localStorage.getItem('fivefold.language'); } catch { /* storage may be refused */ }
  const spoken = ['en', ...root.dataset.languages.split(' ')];
  const liked = [kept ?? [], navigator.languages].flat().map((tag) => tag.split(/[-_]/)[0].toLowerCase());
  return liked.find((tag) => spoken.includes(tag)) ?? 'en';
}

async function wordsOf(language) {
  if (language === 'en') return ENGLISH;
  try {
    const response = await fetch(`${root.dataset.words}/${language}.json`, { credentials: 'same-origin' });
    return { ...ENGLISH, ...await response.json() };
  } catch {
    return ENGLISH;
  }
}

// The colours of the last visit, and whether the system wants more contrast or less motion: the game asks
// for both.
try {
  const theme = localStorage.getItem('fivefold.theme');
  if (theme) root.dataset.theme = theme;
} catch { /* storage may be refused */ }
const contrast = matchMedia('(prefers-contrast: more)');
const motion = matchMedia('(prefers-reduced-motion: reduce)');
function tellPreferences() {
  root.dataset.contrast = contrast.matches ? 'more' : '';
  root.dataset.motion = motion.matches ? 'reduce' : '';
  document.dispatchEvent(new Event('preferencechange'));
}
tellPreferences();
contrast.addEventListener('change', tellPreferences);
motion.addEventListener('change', tellPreferences);

function stop(sentence, button) {
  root.dataset.screen = 'stopped';
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

// Loads the program. It is started from the answer as it came: only then browsers keep what they have
// compiled of it for the next visit. For the same reason index.html does not preload it.
async function program(url, bytes) {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  // Who starts the program is told of an answer that breaks off.
  count(response.clone().body.getReader(), bytes).catch(() => {});
  return response;
}

// The bytes are counted after decompression, so that compressed transfers count right as well.
async function count(reader, bytes) {
  let loaded = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    loaded += part.value.byteLength;
    progress(loaded / bytes);
  }
}

async function start() {
  if (typeof WebAssembly !== 'object') return stop(words.noWasm);
  if (!canDraw()) return stop(words.noWebGl);
  part('state').textContent = words.loading;
  const { game, wasm, bytes } = root.dataset;
  try {
    const [module, response] = await Promise.all([
      import(new URL(game, document.baseURI).href),
      program(wasm, Number(bytes)),
    ]);
    const started = module.default({ module_or_path: response });
    started.then(() => { if (root.dataset.screen === undefined) part('state').textContent = words.starting; });
    await started;
  } catch (error) {
    stop(words.offline.replace('{reason}', String(error.message ?? error)), words.retry);
  }
}

// The game sets data-screen when its first picture is drawn.
new MutationObserver(() => {
  const cover = part('cover');
  if (root.dataset.screen && root.dataset.screen !== 'stopped' && !cover.classList.contains('gone')) {
    progress(1);
    cover.classList.add('gone');
    setTimeout(() => { if (cover.classList.contains('gone')) cover.hidden = true; }, 400);
    part('game').focus({ preventScroll: true });
    keep();
  }
}).observe(root, { attributes: true, attributeFilter: ['data-screen'] });

// Has the browser keep everything for visits without a network, once the game is there: what that
// loads must not hold it up.
function keep() {
  if ('serviceWorker' in navigator && location.protocol !== 'file:') {
    // Without it the game works, but not without a network.
    navigator.serviceWorker.register('sw.js').catch(() => {});
  }
}

// A fault inside the game ends it: what it drew last would look alive and be dead.
for (const kind of ['error', 'unhandledrejection']) {
  addEventListener(kind, (event) => {
    const fault = event.error ?? event.reason;
    // Without graphics the game fails, too; why has been told.
    if (root.dataset.screen === 'stopped') return;
    if (fault instanceof WebAssembly.RuntimeError) {
      stop(words.broken.replace('{reason}', fault.message), words.reload);
    }
  });
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

// Keys that would scroll the page, search in it or show the browser's help and tools, where the game
// has a use for them; and those that would save or open a page, or open the browser's settings, where
// the game is meant. Copying and pasting stay the browser's: the game hears of them by its events.
function isOurs(event) {
  const plain = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End',
    ' ', 'Backspace', '/', "'", 'F1', 'F2', 'F3', 'F4', 'F6', 'F9'];
  const letter = event.key.toLowerCase();
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return ['s', 'o', ','].includes(letter) || (event.shiftKey && letter === 'c');
  return plain.includes(event.key);
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
