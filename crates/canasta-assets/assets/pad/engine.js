// Runs the pad's rules: a Rust program in WebAssembly that reads a request from its standard input and answers on its
// standard output. Each request gets a new instance, so nothing is left over from the last one.

const SUCCESS = 0;
const STDOUT = 1;

let compiled;

/** Loads the program. Requests do it too. */
export function loadEngine() {
  compiled ??= WebAssembly.compileStreaming(fetch("/pad.wasm")).catch((error) => {
    // The next request tries again.
    compiled = null;
    throw error;
  });
  return compiled;
}

/** Answers a request, such as `{ do: "view", events }`. */
export async function ask(request) {
  const module = await loadEngine();
  const answer = JSON.parse(await run(module, JSON.stringify(request)));
  if (answer.error) throw new Error(answer.error);
  return answer;
}

async function run(module, input) {
  const decoder = new TextDecoder();
  let output = "";
  let unread = new TextEncoder().encode(input);
  let memory;
  const view = () => new DataView(memory.buffer);

  /** Calls `each` with every buffer of a list, and stores the sum of the bytes it has used. */
  function transfer(list, count, sumAt, each) {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const at = view().getUint32(list + 8 * i, true);
      const length = view().getUint32(list + 8 * i + 4, true);
      sum += each(new Uint8Array(memory.buffer, at, length));
    }
    view().setUint32(sumAt, sum, true);
    return SUCCESS;
  }

  // The part of WASI preview 1 that the program needs.
  const wasi = {
    fd_read: (file, list, count, sumAt) =>
      transfer(list, count, sumAt, (buffer) => {
        const part = unread.subarray(0, buffer.length);
        buffer.set(part);
        unread = unread.subarray(part.length);
        return part.length;
      }),
    fd_write: (file, list, count, sumAt) =>
      transfer(list, count, sumAt, (buffer) => {
        if (file === STDOUT) output += decoder.decode(buffer, { stream: true });
        else console.error(new TextDecoder().decode(buffer));
        return buffer.length;
      }),
    environ_sizes_get(countAt, sizeAt) {
      view().setUint32(countAt, 0, true);
      view().setUint32(sizeAt, 0, true);
      return SUCCESS;
    },
    environ_get: () => SUCCESS,
    proc_exit(code) {
      throw new Error(`the rules ended with exit code ${code}`);
    },
  };
  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
  memory = exports.memory;
  exports._start();
  return output + decoder.decode();
}
