// A Firefox as Debian has it, spoken to by the protocol that it has itself (Marionette: JSON over a local socket, each message
// behind its length). Only what a player needs: to go somewhere, to look, to click and to press keys.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { WAIT_TIMEOUT_MS } from "./browser.mjs";

const NAMES = [process.env.FIREFOX, "firefox-esr", "firefox"].filter(Boolean);

/** The program, or nothing where there is none. */
export const firefoxProgram = () =>
  NAMES.find((name) => spawnSync(name, ["--version"], { encoding: "utf8" }).status === 0);

const PREFERENCES = {
  "marionette.port": 0,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "browser.aboutwelcome.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "ui.prefersReducedMotion": 1,
  "intl.accept_languages": "en",
};

/** Names of keys as WebDriver writes them. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C", Shift: "\uE008", Tab: "\uE004" };

/** What a page may complain of: a connection that ends with its page, and a server that is gone. */
const EXPECTED = /\/live\?patch|NS_ERROR_|was interrupted/;

export class Firefox {
  #child;
  #folder;
  #socket;
  #waiting = new Map();
  #last = 0;
  #received = Buffer.alloc(0);

  /** Starts one without a window; `program` is its name. */
  static async start(program) {
    const firefox = new Firefox();
    firefox.#folder = mkdtempSync(join(tmpdir(), "canasta-firefox-"));
    const preferences = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(firefox.#folder, "user.js"), preferences.join("\n"));
    const words = [
      "--headless",
      "--marionette",
      "--remote-allow-system-access",
      "--no-remote",
      "--profile",
      firefox.#folder,
    ];
    firefox.#child = spawn(program, words, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, HOME: firefox.#folder },
    });
    process.on("exit", () => firefox.#child.kill("SIGKILL"));
    await firefox.#connected();
    return firefox;
  }

  async #connected() {
    const port = await new Promise((found, failed) => {
      let told = "";
      const read = (bytes) => {
        told += bytes;
        const [, port] = told.match(/Listening on port (\d+)/) ?? [];
        if (port) found(Number(port));
      };
      for (const stream of [this.#child.stdout, this.#child.stderr]) stream.on("data", read);
      this.#child.once("exit", () => failed(new Error(`Firefox does not start: ${told}`)));
    });
    this.#socket = connect(port, "127.0.0.1");
    this.#socket.on("error", () => {});
    this.#socket.on("data", (bytes) => this.#read(bytes));
    await this.#say("WebDriver:NewSession", { capabilities: { alwaysMatch: { pageLoadStrategy: "normal" } } });
    await this.#say("WebDriver:SetTimeouts", { script: WAIT_TIMEOUT_MS, pageLoad: WAIT_TIMEOUT_MS });
  }

  #read(bytes) {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const colon = this.#received.indexOf(":");
      if (colon < 0) return;
      const end = colon + 1 + Number(this.#received.subarray(0, colon));
      if (this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(colon + 1, end));
      this.#received = this.#received.subarray(end);
      // Its greeting is no answer.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const [answered, failed] = this.#waiting.get(id) ?? [];
      this.#waiting.delete(id);
      if (error) failed?.(new Error(`${error.error}: ${error.message}`));
      else answered?.(result);
    }
  }

  #say(command, parameters = {}) {
    const id = (this.#last += 1);
    const text = JSON.stringify([0, id, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((answered, failed) => this.#waiting.set(id, [answered, failed]));
  }

  goto = (url) => this.#say("WebDriver:Navigate", { url });

  /** Runs a function in the page, with one value for it; gives what it gives. */
  async evaluate(run, value = null) {
    const script = `const done = arguments[1]; (async (value) => (${run})(value))(arguments[0]).then((value) => done({ value }), (error) => done({ error: String(error) + error.stack }))`;
    const { value: answer } = await this.#say("WebDriver:ExecuteAsyncScript", { script, args: [value] });
    if (answer.error) throw new Error(answer.error);
    return answer.value ?? null;
  }

  /** The same among the browser's own parts. */
  async #inside(script, args = []) {
    await this.#say("Marionette:SetContext", { value: "chrome" });
    const { value } = await this.#say("WebDriver:ExecuteScript", { script, args });
    await this.#say("Marionette:SetContext", { value: "content" });
    return value;
  }

  /** Gives the page so much room; no window is as narrow as a phone. */
  async setViewportSize({ width, height }) {
    const script = `
      const browser = gBrowser.selectedBrowser;
      for (const [name, value] of [["width", arguments[0]], ["height", arguments[1]]]) {
        for (const bound of [name, "min-" + name, "max-" + name]) browser.style.setProperty(bound, value + "px", "important");
      }
      browser.style.flex = "none";`;
    await this.#inside(script, [width, height]);
    await this.evaluate(
      async ([width, height]) => {
        while (innerWidth !== width || innerHeight !== height)
          await new Promise((drawn) => requestAnimationFrame(drawn));
      },
      [width, height],
    );
  }

  /** What pages have complained of: errors of scripts and breaches of the content policy. */
  async complaints() {
    const script = `
      return Services.console.getMessageArray()
        .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
        .filter(({ sourceName, category }) => sourceName.startsWith("http") || /Content Security|content javascript/i.test(category))
        .map(({ errorMessage, sourceName, lineNumber }) => errorMessage + " " + sourceName + ":" + lineNumber);`;
    return (await this.#inside(script)).filter((text) => !EXPECTED.test(text));
  }

  async #element(selector) {
    const { value } = await this.#say("WebDriver:FindElement", { using: "css selector", value: selector });
    return value;
  }

  async click(selector) {
    const [id] = Object.values(await this.#element(selector));
    await this.#say("WebDriver:ElementClick", { id });
  }

  /** A click with Shift held. */
  async clickWithShift(selector) {
    const origin = await this.#element(selector);
    const press = (type) => ({ type, button: 0 });
    await this.#say("WebDriver:PerformActions", {
      actions: [
        {
          type: "key",
          id: "keys",
          actions: [
            { type: "keyDown", value: KEYS.Shift },
            { type: "pause" },
            { type: "pause" },
            { type: "keyUp", value: KEYS.Shift },
          ],
        },
        {
          type: "pointer",
          id: "mouse",
          actions: [
            { type: "pointerMove", origin, x: 0, y: 0 },
            press("pointerDown"),
            press("pointerUp"),
            { type: "pause" },
          ],
        },
      ],
    });
  }

  keyboard = {
    press: (name) => {
      const value = KEYS[name] ?? name;
      const actions = [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ];
      return this.#say("WebDriver:PerformActions", { actions: [{ type: "key", id: "keys", actions }] });
    },
  };

  /** As much of a locator as a player needs. */
  locator(selector) {
    return {
      click: () => this.click(selector),
      press: async (key) => {
        await this.evaluate((selector) => document.querySelector(selector).focus(), selector);
        await this.keyboard.press(key);
      },
    };
  }

  /** A picture of the page, as bytes. */
  async screenshot() {
    const { value } = await this.#say("WebDriver:TakeScreenshot", { full: false });
    return Buffer.from(value, "base64");
  }

  async stop() {
    const ended = new Promise((done) => this.#child.once("exit", done));
    this.#say("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
    await ended;
    this.#socket.destroy();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A pair of hands in Firefox: a mouse, and a few keys. */
export class FirefoxHands {
  constructor(firefox) {
    this.firefox = firefox;
  }

  press = (act) => this.firefox.click(`#act-${act}`);
  chooseOne = (rank) => this.firefox.click(`#col-${rank}`);
  chooseAll = (rank) => this.firefox.clickWithShift(`#col-${rank}`);
  stage = () => this.firefox.keyboard.press("Enter");
  clear = () => this.firefox.keyboard.press("Escape");
  answer = (place) => this.firefox.click(`#say button:nth-of-type(${place + 1})`);
  next = () => this.firefox.click("#next");
}
