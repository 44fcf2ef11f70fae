// People who play together: each with a browser of their own (a context: cookies of their own), a screen and a pair of
// hands. What they do they do through what the page shows; what their page was sent is kept, to see what they could know.

import assert from "node:assert/strict";
import { connect, createServer } from "node:net";

import { WAIT_TIMEOUT_MS, noComplaints, person, tab } from "./browser.mjs";
import { Keyboard, Mouse, Touch } from "./hands.mjs";
import { Player } from "./player.mjs";
import { Table } from "./table.mjs";

/** Screens and hands. */
export const DESKTOP = { width: 1280, height: 800, hands: Mouse };
export const PHONE = { width: 360, height: 640, touch: true, hands: Touch };
export const TABLET = { width: 768, height: 1024, touch: true, hands: Touch };
export const KEYS = { width: 1440, height: 900, hands: Keyboard };

/** Keeps what the live regions say; runs in the page. */
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

/** A message as text: its markup and its sentences. */
const words = (message) => Object.values(message).map(String).join("\n");

/** What comes over one socket: after the first state, only what changed; it is put together here as the page does it. */
function reader() {
  let pieces = [];
  return (payload) => {
    const { patch, ...message } = JSON.parse(payload);
    const kept = ([from, count]) => pieces.slice(from, from + count).join("");
    if (patch) message.html = patch.map((step) => (typeof step === "string" ? step : kept(step))).join("");
    if (message.html !== undefined) pieces = message.html.split(/(?=<)/);
    return message;
  };
}

/** Tab is pressed so often at most on the way to something. */
const STOPS = 120;

/** A line between a browser and the server, which can be cut, and can lose answers. */
class Line {
  #server;
  #whole = true;
  #deaf = false;
  #ends = new Set();

  static async laid(port) {
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
    await new Promise((done) => line.#server.listen(0, "127.0.0.1", done));
    line.#server.unref();
    line.url = `http://127.0.0.1:${line.#server.address().port}`;
    return line;
  }

  cut() {
    this.#whole = false;
    for (const end of this.#ends) end.destroy();
    this.#ends.clear();
  }

  /** What is sent arrives, but nothing comes back. */
  deafened() {
    this.#deaf = true;
  }

  mended() {
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
    /** Messages that the present page has heard: its script listens once there is one. */
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

  /** A person with a fresh browser; `plan` is how they play. */
  static async arrive(name, { hands = Mouse, plan = { takes: false }, ...screen } = DESKTOP) {
    const page = await person(screen);
    await page.addInitScript(listen);
    return new Friend(name, page, hands, plan);
  }

  /** This person comes over a line of their own, which can be cut; gives the server's address over it. */
  async wired(server) {
    this.line = await Line.laid(server.port);
    return this.line.url;
  }

  /** The line is cut, as in a tunnel, and the device knows that. */
  async cut() {
    // The browser's own switch leaves open connections alone.
    await this.page.context().setOffline(true);
    this.line.cut();
  }

  /** There is a line again. */
  async mended() {
    this.line.mended();
    await this.page.context().setOffline(false);
  }

  /** The same person in another tab. */
  async again() {
    const page = await tab(this.page);
    await page.addInitScript(listen);
    return new Friend(this.name, page, Mouse, this.plan);
  }

  /** Presses something, with the hands that this person has. */
  async press(target) {
    if (this.keys) {
      await this.reach(target);
      await this.page.keyboard.press("Enter");
    } else if (this.touches) await target.tap();
    else await target.click();
  }

  /** Presses something that leads to another page, and waits until that is there. */
  async goes(target) {
    await Promise.all([this.page.waitForEvent("framenavigated"), this.press(target)]);
    await this.page.waitForLoadState();
  }

  /** Writes into a field. */
  async write(field, text) {
    if (!this.keys) return field.fill(text);
    await this.reach(field);
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.type(text);
  }

  /** Goes on with Tab until the focus is there. */
  async reach(target) {
    await target.waitFor();
    for (let stops = 0; stops < STOPS; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    assert.fail(`${STOPS} presses of Tab do not reach ${target}`);
  }

  button = (name) => this.page.getByRole("button", { name });

  /** Sits down by a link, under the person's name. */
  async join(link) {
    await this.page.goto(link);
    await this.write(this.page.getByLabel("Your name"), this.name);
    await this.press(this.button("Sit down"));
    await this.gathered();
  }

  /** The page of a table that gathers is there, and it listens. */
  async gathered() {
    await this.page.waitForURL(/\/table\//);
    await this.page.getByRole("heading", { name: "Seats", exact: true }).waitFor();
  }

  /** Takes another seat, by its number from 1. */
  async sit(seat) {
    await this.press(this.button(`Sit here, seat ${seat}`));
    await this.page.getByRole("listitem").filter({ hasText: "you" }).filter({ hasText: "Stand up" }).waitFor();
    await this.button(`Sit here, seat ${seat}`).waitFor({ state: "detached" });
  }

  /** The game's page is there, and its script listens: what was pressed before would be pressed in vain. */
  async seated() {
    await this.table.until("the cards lie there and the page listens", () => this.news > 0);
  }

  /** The link by which others come, as this page shows it. */
  link = () => this.page.getByLabel("Send this link. Anyone with it can sit down.").inputValue();

  /** Waits for words on the page. */
  async reads(words) {
    await this.page.getByText(words).first().waitFor();
  }

  /** Waits until a live region has said it, since the page was loaded or since `hushed`. */
  async hears(words) {
    await this.page.waitForFunction((words) => globalThis.said?.some((text) => text.includes(words)), words);
  }

  /** What was said so far is forgotten. */
  hushed = () => this.page.evaluate(() => (globalThis.said.length = 0));

  /** The log of the deal, a line an entry. */
  log = () => this.page.getByLabel("Log", { exact: true }).locator("li").allTextContents();

  /** Opens the panel of the people: from the bar, or from the menu of a narrow screen. */
  async people() {
    const open = this.page.getByRole("heading", { name: "At this table" });
    if (await open.isVisible()) return;
    const bar = this.page.getByRole("navigation", { name: "Table" }).getByRole("button", { name: "People" });
    if (await bar.isVisible()) await this.press(bar);
    else {
      await this.press(this.button(/^Menu/));
      await this.press(this.page.getByRole("dialog").getByRole("button", { name: "People" }));
    }
    await open.waitFor();
  }

  /** Ends the test for this person: the page has complained of nothing. */
  noComplaints() {
    noComplaints(this.page);
  }
}

/**
 * Opens a table from the form and waits for its page. `terms` are choices of the form by their fields' names; seats are
 * taken as people like, so that the first opposite the third are partners.
 */
export async function opens(host, server, terms = {}) {
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
  await host.gathered();
}

/** The host opens a table, the friends come by its link and sit down in the seats from the second on. */
export async function meet(server, [host, ...friends], { terms = {}, seats = [2, 3, 4] } = {}) {
  await opens(host, server, terms);
  const link = await host.link();
  for (const [place, friend] of friends.entries()) {
    await friend.join(friend.line ? link.replace(server.url, friend.line.url) : link);
    const seat = friend.button(`Sit here, seat ${seats[place]}`);
    if (await seat.count()) await friend.sit(seats[place]);
    await host.page.getByRole("listitem").filter({ hasText: friend.name }).first().waitFor();
  }
  const full = host.page.getByRole("button", { name: "Start game", exact: true });
  await host.press(friends.length === 3 ? full : host.button("Fill with bots and start"));
  for (const friend of [host, ...friends]) await friend.seated();
}

/**
 * They play in turn, until `enough(states)` before an act, or until the deal is over for all; gives the
 * states then. Pages that have nothing to do are asked again frame by frame.
 */
export async function play(friends, enough = () => false) {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  for (;;) {
    const states = await Promise.all(friends.map(({ table }) => table.until("a table is shown", () => true)));
    const calm = states.every(({ n, busy }) => n === states[0].n && !busy);
    if (calm && (states.every(({ ended }) => ended) || enough(states))) return states;
    const turn = states.findIndex(({ mine, busy, ended }) => mine && !busy && !ended);
    if (turn >= 0 && !(calm && states.some(({ ended }) => ended))) await friends[turn].player.act(states[turn]);
    else await friends[0].page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    assert.ok(Date.now() < end, `no player can go on: ${JSON.stringify(states)}`);
  }
}

/** Waits until a person's turn has come and all pages show the same; gives the states. */
export const calm = (friends) => play(friends, (states) => states.some(({ mine }) => mine));

/** Waits until all pages show at least the entry `n`. */
export async function together(friends, n) {
  for (const { table } of friends) await table.until(`entry ${n} is there`, (now) => now.n >= n && !now.busy);
}

/** What `#table` holds, a line an element, for comparing two pages of one seat; without the keyboard's place and what a clock shows. */
export const markup = ({ page }) =>
  page.locator("#table").evaluate((table) =>
    [table, ...table.querySelectorAll("*")].map((element) => {
      const clock = element.matches(".time i");
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== "tabindex" && !(clock && name === "style"))
        .map(({ name, value }) => `${name}=${value}`);
      const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
      return `${element.tagName} ${attributes.sort().join(" ")}: ${text.join("|")}`;
    }),
  );

/** The faces in a hand, as the page of its player shows them. */
const inHand = ({ page }) =>
  page.locator("#hand .col").evaluateAll((columns) => columns.flatMap((column) => column.dataset.cards.split(" ")));

/** The faces that lay open on the table in this deal, read from everything that a page was sent. */
const lain = ({ page, heard }) =>
  page.evaluate((frames) => {
    const open = new Set();
    const read = (root) => {
      for (const card of root.querySelectorAll("#cloth [data-c]")) open.add(card.dataset.c);
      // The card that freezes the pile has no name of its own.
      for (const use of root.querySelectorAll("#pile use"))
        open.add(use.getAttribute("href").split("#")[1].replace("10", "T").toUpperCase());
      for (const part of root.querySelectorAll("#cloth [data-cards]"))
        for (const card of part.dataset.cards.split(" ")) open.add(card);
    };
    read(document);
    for (const frame of frames) read(new DOMParser().parseFromString(frame, "text/html"));
    return [...open];
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

/** Every way in which a page could name a face. */
function names(face) {
  const [rank, suit] = face;
  if (rank === "X") return [face, `#X${suit.toLowerCase()}`, `${suit === "R" ? "red" : "black"} joker`];
  return [
    `\\b${face}\\b`,
    `#${rank === "T" ? "10" : rank}${suit.toLowerCase()}\\b`,
    `${RANKS[rank]} of ${SUITS[suit]}`,
  ];
}

/** What was drawn for the seats lay open for a moment, and is told in the log: no card of the deal. */
const DRAWN = /<section[^>]*id="drawn-seats".*?<\/section>|Draw for (seats|first dealer): (?:[^<]|<\/?bdi>)*/gs;

/** Everything that a page was sent and shows. */
const all = async ({ page, heard }) => [await page.content(), ...heard].join("\n").replace(DRAWN, "");

/** Where a text names a face, with what stands around it. */
const finds = (text, face) => text.match(new RegExp(`.{0,80}(${names(face).join("|")}).{0,40}`))?.[0];

/**
 * Fails if the viewer's page has, or was ever sent, a face that lies in the other's hand only. Gives how many faces were
 * looked for.
 */
export async function kept(viewer, other) {
  const open = new Set([...(await lain(other)), ...(await inHand(viewer))]);
  const secret = [...new Set(await inHand(other))].filter((face) => !open.has(face));
  const [own, seen] = [await all(other), await all(viewer)];
  for (const face of secret) {
    assert.ok(finds(own, face), `${face} is not even found in the page of its owner`);
    const found = finds(seen, face);
    assert.equal(found, undefined, `${viewer.name}'s page was sent ${face} of ${other.name}'s hand`);
  }
  return secret.length;
}
