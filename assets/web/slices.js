// The computer players in the page itself, for browsers that refuse workers. They think in slices,
// with frames between them: the program is prepared so that it can leave its own depths, noting the
// way back, and return there later (Binaryen's Asyncify). `Players` is used like a worker.
const SLICE_MS = 8;
// Memory for the way back, in bytes; deep searches need some hundred kilobytes.
const ROOM = 4 << 20;

const loaded = __wbg_init({ module_or_path: new URL('{{sliced_wasm}}', import.meta.url) })
  .then((program) => ({ program, notes: program.room(ROOM) }));
// Who thinks at present: the program holds one thought at a time.
let thinker = null;

globalThis.playersRest = () => thinker.rest();

export class Players {
  onmessage = null;
  onerror = null;
  #program = null;
  #notes = 0;
  #resting = false;
  #stopped = false;
  #sliceEnd = 0;

  async postMessage(question) {
    try {
      const { program, notes } = await loaded;
      if (this.#stopped) return;
      this.#program = program;
      this.#notes = notes;
      const memory = new DataView(program.memory.buffer);
      memory.setUint32(notes, notes + 8, true);
      memory.setUint32(notes + 4, notes + ROOM, true);
      take(question);
      this.#slice();
    } catch (error) {
      this.onerror?.(error);
    }
  }

  // Ends the thinking: what is under way is left by the shortest way, without rests.
  terminate() {
    this.#stopped = true;
    if (this.#resting) this.#slice();
  }

  #slice() {
    thinker = this;
    this.#sliceEnd = performance.now() + SLICE_MS;
    if (this.#resting) this.#program.asyncify_start_rewind(this.#notes);
    think();
    this.#resting = this.#program.asyncify_get_state() === 1;
    if (!this.#resting) {
      const answer = said();
      if (!this.#stopped) this.onmessage?.({ data: answer });
      return;
    }
    this.#program.asyncify_stop_unwind();
    setTimeout(() => {
      try {
        if (this.#resting && !this.#stopped) this.#slice();
      } catch (error) {
        this.onerror?.(error);
      }
    });
  }

  // Called by the program as often as it looks whether to stop; whether it shall.
  rest() {
    if (this.#program.asyncify_get_state() === 2) this.#program.asyncify_stop_rewind();
    else if (!this.#stopped && performance.now() >= this.#sliceEnd) this.#program.asyncify_start_unwind(this.#notes);
    return this.#stopped;
  }
}
