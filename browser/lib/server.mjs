// A real server with options for tests, on a free port and with its own data folder.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** This process's servers, which are killed when it ends. */
const running = new Set();
const folders = new Set();

function cleanUp() {
  for (const child of running) child.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.on("exit", cleanUp);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
// The parent process can be killed without a signal to this one.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(1), 1000).unref();

/** Creates an empty data folder. It is deleted when the process ends. */
export function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), "canasta-"));
  folders.add(folder);
  return folder;
}

/** A running server. */
export class Server {
  #child;
  #errors = "";
  /** The server's standard output, and callers that are waiting for some text in it. */
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
   * Starts a server. `pace` is the bots' thinking time, in percent of the usual one. `seed` determines the decks, so
   * that a test always gets the same cards; with `null`, deals are fair. Table clocks run `speed` times as fast as
   * usual. `more` holds additional arguments.
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
    // Writing to a server that has stopped fails, but the missing answer already makes the command fail.
    child.stdin.on("error", () => {});
    running.add(child);
    child.on("exit", () => running.delete(child));
    child.stderr.on("data", (text) => (this.#errors += text));
    child.stdout.on("data", (text) => {
      this.#output += text;
      for (const check of this.#readers) check();
    });
    [this.url] = await this.#waitForOutput(/http:\/\/[\d.]+:\d+/);
    this.port = Number(new URL(this.url).port);
  }

  /** Waits until the standard output matches a pattern. Returns the match. */
  #waitForOutput(pattern) {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`the server ended with ${code}: ${this.#errors}`));
      const check = () => {
        const match = this.#output.match(pattern);
        if (!match) return;
        this.#readers.delete(check);
        child.off("error", reject).off("exit", ended);
        resolve(match);
      };
      this.#readers.add(check);
      child.on("error", reject).on("exit", ended);
      check();
    });
  }

  /** Resets the decks to a seed, so that a test on a shared server always gets the same cards. */
  async resetDecks(seed) {
    if (this.seed === null) return;
    this.#output = "";
    this.#child.stdin.write(`decks ${seed}\n`);
    await this.#waitForOutput(new RegExp(`^decks ${seed}$`, "m"));
  }

  /** What the server has written to standard error so far. */
  get errorOutput() {
    return this.#errors;
  }

  /** Stops the server and waits for it. Returns the exit code. */
  async stop(signal = "SIGTERM") {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return exited;
  }

  /** Starts the server again with the same port and data. */
  async restart() {
    await this.#run(this.port);
  }
}
