// A real server for tests: the program itself with test options, on a free port, with its own data folder.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Servers that this process started; none outlives it. */
const running = new Set();
const folders = new Set();

function sweep() {
  for (const child of running) child.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.on("exit", sweep);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
// The process that started this one may be killed without a word.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(1), 1000).unref();

/** An empty data folder, gone when the process ends. */
export function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), "canasta-"));
  folders.add(folder);
  return folder;
}

/** A server that has reported that it is ready. */
export class Server {
  #child;
  #words = "";
  /** What it has written to standard output, and the callers who wait for a line of it. */
  #output = "";
  #readers = new Set();

  constructor(data, pace, seed, speed, more) {
    this.data = data;
    this.pace = pace;
    this.seed = seed;
    this.speed = speed;
    this.more = more;
  }

  /**
   * Starts a server. `pace` is how long bots think, in percent of a person's pace. The decks follow from `seed`, so that a
   * test gets the same cards every time; `null` gives fair deals. Table clocks run `speed` times as fast as real time.
   * `more` are further arguments.
   */
  static async start({ data = dataFolder(), pace = 0, seed = 1, speed = 1, more = [] } = {}) {
    const server = new Server(data, pace, seed, speed, more);
    await server.#run(0);
    return server;
  }

  async #run(port) {
    const program = process.env.CANASTA_TESTSERVER;
    if (!program)
      throw new Error("CANASTA_TESTSERVER names no program; run `cargo xtask test` or `cargo xtask browser`");
    const fixed = ["--bot-pace-percent", String(this.pace), "--clock-speed", String(this.speed)];
    if (this.seed !== null) fixed.push("--test-decks", String(this.seed), "--commands");
    const child = spawn(program, ["--listen", `127.0.0.1:${port}`, "--data", this.data, ...fixed, ...this.more], {
      stdio: ["pipe", "pipe", "pipe"],
    });
    this.#child = child;
    this.#output = "";
    // A command to a server that is gone fails when its answer is missing.
    child.stdin.on("error", () => {});
    running.add(child);
    child.on("exit", () => running.delete(child));
    child.stderr.on("data", (text) => (this.#words += text));
    child.stdout.on("data", (text) => {
      this.#output += text;
      for (const look of this.#readers) look();
    });
    [this.url] = await this.#reads(/http:\/\/[\d.]+:\d+/);
    this.port = Number(new URL(this.url).port);
  }

  /** Waits until its standard output has such a text; gives the match. */
  #reads(pattern) {
    const child = this.#child;
    return new Promise((found, failed) => {
      const ended = (code) => failed(new Error(`the server ended with ${code}: ${this.#words}`));
      const look = () => {
        const match = this.#output.match(pattern);
        if (!match) return;
        this.#readers.delete(look);
        child.off("error", failed).off("exit", ended);
        found(match);
      };
      this.#readers.add(look);
      child.on("error", failed).on("exit", ended);
      look();
    });
  }

  /** Starts the decks again from a seed, so that a test on a shared server gets the same cards whatever ran before it. */
  async decks(seed) {
    if (this.seed === null) return;
    this.#output = "";
    this.#child.stdin.write(`decks ${seed}\n`);
    await this.#reads(new RegExp(`^decks ${seed}$`, "m"));
  }

  /** What it has written to standard error. */
  get words() {
    return this.#words;
  }

  /** Ends it with SIGTERM and waits; gives the exit code. */
  async stop(signal = "SIGTERM") {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    return ended;
  }

  /** Starts it again on the same port and data. */
  async again() {
    await this.#run(this.port);
  }
}
