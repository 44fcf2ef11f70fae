// People who play together. Each has a browser context, a screen and an input device of their own. All messages to
// their pages are recorded, to check what each player could know.

import assert from "node:assert/strict";
import { connect, createServer } from "node:net";

import { WAIT_TIMEOUT_MS, assertNoComplaints, openPage, openTab } from "./browser.mjs";
import { Keyboard, Mouse, Touch } from "./hands.mjs";
import { Player } from "./player.mjs";
import { Table } from "./table.mjs";

export const DESKTOP = { width: 1280, height: 800, hands: Mouse };
export const PHONE = { width: 360, height: 640, touch: true, hands: Touch };
export const TABLET = { width: 768, height: 1024, touch: true, hands: Touch };
export const KEYS = { width: 1440, height: 900, hands: Keyboard };

/** Runs in the page. Records the texts of the live regions. */
function listen() {
  globalThis.said = [];
  addEventListener("DOMContentLoaded", () => {
    for (const region of document.querySelectorAll("[aria-live]")) {
      new MutationObserver(() => globalThis.said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
}

/** A message as text. */
const words = (message) => Object.values(message).map(String).join("\n");

/** Returns a function that reads the messages of a socket and applies patches as the page does. */
function reader() {
  let pieces = [];
  return (payload) => {
    const { patch, ...message } = JSON.parse(payload);
    const copied = ([from, count]) => pieces.slice(from, from + count).join("");
    if (patch) message.html = patch.map((step) => (typeof step === "string" ? step : copied(step))).join("");
    if (message.html !== undefined) pieces = message.html.split(/(?=<)/);
    return message;
  };
}

const MAX_TAB_STOPS = 120;

/** A connection between a browser and the server. It can be cut, or lose the server's answers. */
class Line {
  #server;
  #whole = true;
  #deaf = false;
  #ends = new Set();

  static async open(port) {
    const line = new Line();
    line.#server = createServer((near) => {
      if (!line.#whole) return near.destroy();
      const far = connect(port, "127.0.0.1");
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        line.#ends.add(from);
        from.on("data", (bytes) => (line.#deaf && from === far) || to.write(bytes));
        from.on("error", () => to.destroy());
        from.on("close", () => to.destroy());
      }
    });
    await new Promise((resolve) => line.#server.listen(0, "127.0.0.1", resolve));
    line.#server.unref();
    line.url = `http://127.0.0.1:${line.#server.address().port}`;
    return line;
  }

  cut() {
    this.#whole = false;
    for (const end of this.#ends) end.destroy();
    this.#ends.clear();
  }

  /** Loses the server's answers from now on. Requests still arrive. */
  dropAnswers() {
    this.#deaf = true;
  }

  restore() {
    this.#whole = true;
    this.#deaf = false;
  }
}

export class Friend {
  constructor(name, page, Hands, plan) {
    this.name = name;
    this.page = page;
    this.hands = new Hands(page);
    this.keys = Hands === Keyboard;
    this.touches = Hands === Touch;
    this.plan = plan;
    this.heard = [];
    /** Number of messages to the current page. After the first one, its script handles presses. */
    this.news = 0;
    page.on("framenavigated", (frame) => frame === page.mainFrame() && (this.news = 0));
    page.on("websocket", (socket) => {
      const read = reader();
      socket.on("framereceived", ({ payload }) => {
        this.heard.push(words(read(payload)));
        this.news += 1;
      });
    });
    this.table = new Table(page);
    this.player = new Player(this.table, this.hands, plan);
  }

  /** Creates a person with a new browser context. `plan` is for their `Player`. */
  static async arrive(name, { hands = Mouse, plan = { takes: false }, ...screen } = DESKTOP) {
    const page = await openPage(screen);
    await page.addInitScript(listen);
    return new Friend(name, page, hands, plan);
  }

  /** Routes this person's traffic through a new `Line`. Returns the URL to use for the server. */
  async connectThroughLine(server) {
    this.line = await Line.open(server.port);
    return this.line.url;
  }

  /** Cuts the connection, as in a tunnel. The device notices it. */
  async disconnect() {
    // `setOffline` doesn't close open connections.
    await this.page.context().setOffline(true);
    this.line.cut();
  }

  async reconnect() {
    this.line.restore();
    await this.page.context().setOffline(false);
  }

  /** Opens another tab for the same person. */
  async openTab() {
    const page = await openTab(this.page);
    await page.addInitScript(listen);
    return new Friend(this.name, page, Mouse, this.plan);
  }

  /** Presses something with this person's input device. */
  async press(target) {
    if (this.keys) {
      await this.reach(target);
      await this.page.keyboard.press("Enter");
    } else if (this.touches) await target.tap();
    else await target.click();
  }

  /** Presses something and waits for the next page. */
  async pressAndNavigate(target) {
    await Promise.all([this.page.waitForEvent("framenavigated"), this.press(target)]);
    await this.page.waitForLoadState();
  }

  async write(field, text) {
    if (!this.keys) return field.fill(text);
    await this.reach(field);
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until the target is focused. */
  async reach(target) {
    await target.waitFor();
    for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    assert.fail(`${MAX_TAB_STOPS} presses of Tab do not reach ${target}`);
  }

  button = (name) => this.page.getByRole("button", { name });

  /** Opens a link and sits down. */
  async join(link) {
    await this.page.goto(link);
    await this.write(this.page.getByLabel("Your name"), this.name);
    await this.press(this.button("Sit down"));
    await this.waitForWaitingRoom();
  }

  async waitForWaitingRoom() {
    await this.page.waitForURL(/\/table\//);
    await this.page.getByRole("heading", { name: "Seats", exact: true }).waitFor();
  }

  /** Moves to a different seat, counted from 1. */
  async sit(seat) {
    await this.press(this.button(`Sit here, seat ${seat}`));
    await this.page.getByRole("listitem").filter({ hasText: "you" }).filter({ hasText: "Stand up" }).waitFor();
    await this.button(`Sit here, seat ${seat}`).waitFor({ state: "detached" });
  }

  /** Waits for the page of the game and its script, because earlier presses would have no effect. */
  async waitForGame() {
    await this.table.waitUntil("the cards are dealt and the page is connected", () => this.news > 0);
  }

  /** The invitation link on this page. */
  link = () => this.page.getByLabel("Send this link. Anyone with it can sit down.").inputValue();

  async waitForText(words) {
    await this.page.getByText(words).filter({ visible: true }).first().waitFor();
  }

  /** Waits until a live region has said this since the page was loaded or `clearSpeech` was called. */
  async waitForSpeech(words) {
    await this.page.waitForFunction((words) => globalThis.said?.some((text) => text.includes(words)), words);
  }

  clearSpeech = () => this.page.evaluate(() => (globalThis.said.length = 0));

  log = () => this.page.getByLabel("Log", { exact: true }).locator("li").allTextContents();

  /** Opens the people panel from the menu. */
  async people() {
    const open = this.page.getByRole("heading", { name: "At this table" });
    if (await open.isVisible()) return;
    await this.press(this.button(/^Menu/));
    await this.press(this.page.getByRole("dialog").getByRole("button", { name: "People" }));
    await open.waitFor();
  }

  assertNoComplaints() {
    assertNoComplaints(this.page);
  }
}

/**
 * Creates a table with the form. `terms` are values by field name. Players choose their seats; those who sit opposite
 * each other are partners.
 */
export async function createTable(host, server, terms = {}) {
  const { page } = host;
  await page.goto(`${server.url}/new`);
  await page.getByLabel("Your name").fill(host.name);
  for (const [name, value] of Object.entries({ seats: "chosen", ...terms })) {
    const field = page.locator(`[name="${name}"]`).first();
    const folded = page.locator("details:not([open])").filter({ has: field });
    if (await folded.count()) await folded.locator("summary").click();
    if ((await field.getAttribute("type")) === "radio")
      await page.locator(`[name="${name}"][value="${value}"]`).check();
    else await field.fill(String(value));
  }
  await page.getByRole("button", { name: "Invite friends" }).click();
  await host.waitForWaitingRoom();
}

/** The host creates a table. The friends join with its link, sit down and start the game. */
export async function startGame(server, [host, ...friends], { terms = {}, seats = [2, 3, 4] } = {}) {
  await createTable(host, server, terms);
  const link = await host.link();
  for (const [place, friend] of friends.entries()) {
    await friend.join(friend.line ? link.replace(server.url, friend.line.url) : link);
    const seat = friend.button(`Sit here, seat ${seats[place]}`);
    if (await seat.count()) await friend.sit(seats[place]);
    await host.page.getByRole("listitem").filter({ hasText: friend.name }).first().waitFor();
  }
  const full = host.page.getByRole("button", { name: "Start game", exact: true });
  await host.press(friends.length === 3 ? full : host.button("Fill with bots and start"));
  for (const friend of [host, ...friends]) await friend.waitForGame();
}

/**
 * Everyone plays until `enough(states)` is true before an action, or until all pages show the end of the deal. Returns
 * the states.
 */
export async function play(friends, enough = () => false) {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  for (;;) {
    const states = await Promise.all(friends.map(({ table }) => table.waitUntil("a table is shown", () => true)));
    const calm = states.every(({ n, busy }) => n === states[0].n && !busy);
    if (calm && (states.every(({ ended }) => ended) || enough(states))) return states;
    const turn = states.findIndex(({ mine, busy, ended }) => mine && !busy && !ended);
    if (turn >= 0 && !(calm && states.some(({ ended }) => ended))) await friends[turn].player.takeAction(states[turn]);
    else await friends[0].page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    assert.ok(Date.now() < end, `no player can act: ${JSON.stringify(states)}`);
  }
}

/** Waits until all pages show that it is somebody's turn. Returns the states. */
export const waitForTurn = (friends) => play(friends, (states) => states.some(({ mine }) => mine));

/** Waits until all pages show table `n` or a later one. */
export async function waitForAll(friends, n) {
  for (const { table } of friends) await table.waitUntil(`entry ${n} is shown`, (now) => now.n >= n && !now.busy);
}

/** The elements of `#table` except the tab stop and the clock, for comparing two pages of the same seat. */
export const markup = ({ page }) =>
  page.locator("#table").evaluate((table) =>
    [table, ...table.querySelectorAll("*")].map((element) => {
      const clock = element.matches(".time > *");
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== "tabindex" && !(clock && name === "style"))
        .map(({ name, value }) => `${name}=${value}`);
      const texts = clock ? [] : [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = texts.map((node) => node.data);
      return `${element.tagName} ${attributes.sort().join(" ")}: ${text.join("|")}`;
    }),
  );

/** The cards in a person's hand, taken from their own page. */
const inHand = ({ page }) =>
  page.locator("#hand .col").evaluateAll((columns) => columns.flatMap((column) => column.dataset.cards.split(" ")));

/** The cards that were face up during this deal, taken from all messages to a page. */
const openFaces = ({ page, heard }) =>
  page.evaluate(
    ({ frames, ranks, suits }) => {
      const open = new Set();
      const code = (names, name) => Object.keys(names).find((key) => names[key] === name);
      const read = (root) => {
        for (const card of root.querySelectorAll("#cloth [data-c]")) open.add(card.dataset.c);
        // The card that freezes the pile has no `data-c`.
        for (const use of root.querySelectorAll("#pile use"))
          open.add(use.getAttribute("href").split("#")[1].replace("10", "T").toUpperCase());
        for (const part of root.querySelectorAll("#cloth [data-cards]"))
          for (const card of part.dataset.cards.split(" ")) open.add(card);
        // A slow page skips states, and then a card that was covered at once is only in the log.
        for (const line of root.querySelectorAll("#log li")) {
          if (line.textContent.startsWith("Draw for")) continue;
          for (const [, rank, suit] of line.textContent.matchAll(/(\w+) of (spades|hearts|diamonds|clubs)/g))
            open.add(code(ranks, rank) + code(suits, suit));
        }
      };
      read(document);
      for (const frame of frames) read(new DOMParser().parseFromString(frame, "text/html"));
      return [...open];
    },
    { frames: heard, ranks: RANKS, suits: SUITS },
  );

/** The cards that a page has shown in the pile, on top or in its list. Everyone at the table may know them. */
const pileFaces = ({ page, heard }) =>
  page.evaluate((frames) => {
    const roots = [document, ...frames.map((frame) => new DOMParser().parseFromString(frame, "text/html"))];
    const faces = (root) => [
      ...[...root.querySelectorAll("[data-top]")].map((table) => table.dataset.top),
      ...[...root.querySelectorAll("#through use")].map((use) =>
        use.getAttribute("href").split("#")[1].replace("10", "T").toUpperCase(),
      ),
    ];
    return roots.flatMap(faces);
  }, heard);

const RANKS = {
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
const SUITS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** All patterns with which a page could name a card. */
function facePatterns(face) {
  const [rank, suit] = face;
  if (rank === "X") return [face, `#X${suit.toLowerCase()}`, `${suit === "R" ? "red" : "black"} joker`];
  return [
    `\\b${face}\\b`,
    `#${rank === "T" ? "10" : rank}${suit.toLowerCase()}\\b`,
    `${RANKS[rank]} of ${SUITS[suit]}`,
  ];
}

/** Cards that were drawn for seats aren't part of the deal. */
const SEAT_DRAW = /<section[^>]*id="drawn-seats".*?<\/section>|Draw for (seats|first dealer): (?:[^<]|<\/?bdi>)*/gs;

/** Everything that a page shows or was ever sent. An encoded comma in a link, `%2C`, isn't the two of clubs. */
const allText = async ({ page, heard }) =>
  [await page.content(), ...heard].join("\n").replace(SEAT_DRAW, "").replaceAll("%2C", ",");

/** The first mention of a card in a text, with its context. */
const findFace = (text, face) => text.match(new RegExp(`.{0,80}(${facePatterns(face).join("|")}).{0,40}`))?.[0];

/**
 * Fails if the viewer's page shows, or was ever sent, a card that only the other person's hand contains. Returns the
 * number of such cards.
 */
export async function checkSecrecy(viewer, other) {
  // Cards can be covered before the other person's page is loaded.
  const open = new Set([...(await openFaces(other)), ...(await pileFaces(viewer)), ...(await inHand(viewer))]);
  const secret = [...new Set(await inHand(other))].filter((face) => !open.has(face));
  const [ownText, seenText] = [await allText(other), await allText(viewer)];
  for (const face of secret) {
    assert.ok(findFace(ownText, face), `${face} is not even found in the page of its owner`);
    const found = findFace(seenText, face);
    assert.equal(found, undefined, `${viewer.name}'s page was sent ${face} of ${other.name}'s hand`);
  }
  return secret.length;
}
