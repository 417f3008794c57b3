// Starts a program in a worker. Questions that come before it is ready wait.
const waiting = [];
self.onmessage = (event) => waiting.push(event);
wasm_bindgen({ module_or_path: new URL('{{program}}', self.location.href) }).then(
  // The program has put its own listener in place.
  () => waiting.forEach((event) => self.onmessage(event)),
  // Reported as an error of the worker: the page then does without it.
  (error) => setTimeout(() => { throw error; }),
);
