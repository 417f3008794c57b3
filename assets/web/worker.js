// Starts the computer players. Questions that come before they are ready wait.
const waiting = [];
self.onmessage = (event) => waiting.push(event);
wasm_bindgen({ module_or_path: new URL('{{players_wasm}}', self.location.href) }).then(
  // The program has put its own listener in place.
  () => waiting.forEach((event) => self.onmessage(event)),
  // Reported as an error of the worker: the page then thinks by itself.
  (error) => setTimeout(() => { throw error; }),
);
