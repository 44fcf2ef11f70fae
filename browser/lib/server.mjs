// A real server for a test: the program itself, with options for tests, on a free port, with a data folder of its own.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Servers that still run in this process; none outlives it. */
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

/** A server that has said it is ready. */
export class Server {
  #child;
  #words = "";

  constructor(data, pace, seed, speed, more) {
    this.data = data;
    this.pace = pace;
    this.seed = seed;
    this.speed = speed;
    this.more = more;
  }

  /**
   * Starts a server; `pace` is how long the bots think, in percent of a person's pace, and the decks follow from `seed`,
   * so that a test meets the same cards every time; without one (`null`) the deals are fair ones. The tables' clocks run `speed` times as fast as the world's.
   * `more` are more words for it.
   */
  static async start({ data = dataFolder(), pace = 0, seed = 1, speed = 1, more = [] } = {}) {
    const server = new Server(data, pace, seed, speed, more);
    await server.#run(0);
    return server;
  }

  async #run(port) {
    const program = process.env.CANASTA_TESTSERVER;
    if (!program) throw new Error("CANASTA_TESTSERVER names no program; run `cargo xtask browser`");
    const fixed = ["--bot-pace-percent", String(this.pace), "--clock-speed", String(this.speed)];
    if (this.seed !== null) fixed.push("--test-decks", String(this.seed));
    const child = spawn(program, ["--listen", `127.0.0.1:${port}`, "--data", this.data, ...fixed, ...this.more], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    running.add(child);
    child.on("exit", () => running.delete(child));
    child.stderr.on("data", (text) => (this.#words += text));
    this.url = await new Promise((found, failed) => {
      let told = "";
      child.on("error", failed);
      child.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${this.#words}`)));
      child.stdout.on("data", (text) => {
        told += text;
        const address = told.match(/http:\/\/[\d.]+:\d+/);
        if (address) found(address[0]);
      });
    });
    this.port = Number(new URL(this.url).port);
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
