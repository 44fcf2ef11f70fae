// A game played in the browser to its end and what can be done with it then: it is replayed, downloaded, verified, opened again
// from its file, and played on from a moment. Replays by links alone, on a phone, and for every number of players.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

import { axeFaults, inLightAndDark, none } from "../../lib/axe.mjs";
import { noComplaints, person } from "../../lib/browser.mjs";
import { Keyboard } from "../../lib/hands.mjs";
import { layoutFaults } from "../../lib/layout.mjs";
import { Player } from "../../lib/player.mjs";
import { game } from "../../lib/read.mjs";
import { EXAMPLE, arrives, opened, place, shown } from "../../lib/replay.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const folder = mkdtempSync(join(tmpdir(), "canasta-replay-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program; gives its exit code and what it says. */
function canasta(...args) {
  const { status, stdout, stderr } = spawnSync(process.env.CANASTA_BIN, args, { encoding: "utf8" });
  return { status, said: stdout + stderr };
}

table(
  "a game is played, replayed, taken along, verified, opened again and played on",
  async (server) => {
    const page = await person({ width: 1366, height: 768 });
    await game(page, server, "1000");
    const tablePage = page.url();
    await page.getByRole("link", { name: "Replay", exact: true }).click();
    await page.waitForURL(/\/table\/[0-9a-f]+\/replay/);
    const { last } = await place(page);
    assert.ok(last > 40, `only ${last} moments`);
    const hands = await shown(page);
    assert.deepEqual(hands, [11, 11, 11, 11], "all hands are shown as they were dealt");

    await page.getByRole("link", { name: "Next step", exact: true }).click();
    await arrives(page, 1);
    const link = await page.getByLabel("Link to this position").inputValue();
    assert.ok(link.endsWith("/replay?at=1&seat=all"), link);
    await page.locator("#at").fill(String(last));
    await arrives(page, last);
    await page
      .locator(".verdict")
      .getByText(/ won\./)
      .waitFor();

    // The record as a file: every deal matches its commitment, and every action is legal.
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download record" }).click();
    const file = join(folder, (await download).suggestedFilename());
    await (await download).saveAs(file);
    assert.match(file, /canasta-\d{4}-\d\d-\d\d-[0-9a-f]+\.canasta$/);
    const verified = canasta("verify", file);
    assert.equal(verified.status, 0, verified.said);
    assert.match(verified.said, /fair/i);
    const sheet = await page.request.get(`${tablePage}/sheet.csv`);
    assert.match(await sheet.text(), /^deal,dealer,side,players,/);

    // The file on the page again: chosen, and dropped.
    const path = await opened(page, server, file);
    assert.equal((await place(page)).last, last);
    const text = readFileSync(file, "utf8");
    const dropped = async () => {
      const data = await page.evaluateHandle((text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], "game.canasta"));
        return data;
      }, text);
      await page.dispatchEvent("main", "drop", { dataTransfer: data });
      await page.waitForURL(`${server.url}${path}`);
    };
    await page.goto(`${server.url}/replay`);
    await dropped();
    // The same goes for the replay of a game.
    await page.goto(`${tablePage}/replay`);
    await dropped();

    // This tab sends again what the server has forgotten.
    await server.stop();
    await server.again();
    await page.goto(`${server.url}${path}?at=7&seat=all`);
    await arrives(page, 7);

    // Playing on: the hand of the third seat, as it lay then.
    await page.goto(`${server.url}${path}?at=12&seat=all`);
    const before = (await shown(page))[1];
    await page.getByRole("radio").nth(2).check();
    await page.getByRole("button", { name: "Play on" }).click();
    await page.waitForURL(/\/table\//);
    const seat = new Table(page);
    const mine = await seat.mine();
    assert.equal(mine.deal, 1);
    const cards = mine.hand.reduce((sum, column) => sum + column.count, 0);
    assert.ok(cards >= before - 4, `${cards} cards, ${before} before`);
    const player = new Player(seat, new Keyboard(page));
    for (let acts = 0; acts < 8; acts += 1) {
      const state = await seat.mine();
      if (state.ended) break;
      await player.act(state);
    }
    noComplaints(page);
  },
  { own: true, fair: true },
);

table("by links alone, without a script", async (server) => {
  const page = await person({ width: 820, height: 1180, context: { javaScriptEnabled: false } });
  await page.goto(`${server.url}/replay`);
  await page.getByLabel("File", { exact: true }).setInputFiles(EXAMPLE);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL(/\/replay\/[0-9a-f]{64}$/);
  const told = () => page.locator("#told").textContent();
  const first = await told();
  await page.getByRole("link", { name: "Next step" }).click();
  await page.waitForURL(/\?at=1&seat=all$/);
  assert.notEqual(await told(), first);
  await page.getByRole("link", { name: "Next turn" }).click();
  await page.getByRole("link", { name: "Ruth’s view" }).click();
  await page.waitForURL(/seat=1$/);
  assert.equal(await page.locator(".strip.backs").count(), 3);
  await page.getByText("Deal 2", { exact: true }).click();
  await page.getByRole("link", { name: "Cards dealt" }).last().click();
  assert.match(await page.locator("#steps").textContent(), /Deal 2 of 2, dealt/);
  // The slider is a form with a button.
  await page.locator("#at").fill("3");
  await page.getByRole("button", { name: "Go" }).click();
  await page.waitForURL(/at=3&seat=1$/);
  assert.ok(!(await page.getByRole("button", { name: "Play", exact: true }).isVisible()));
  await page.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL(/\/table\//);
});

table("on a phone the page follows the player who acts, but not while the reader is further down", async (server) => {
  const records = join(folder, "games-follow");
  const made = canasta(
    "arena",
    "--bots",
    "club,greedy",
    "--games",
    "1",
    "--players",
    "5",
    "--seed",
    "3",
    "--records",
    records,
  );
  assert.equal(made.status, 0, made.said);
  const page = await person({ width: 390, height: 844, touch: true });
  const path = await opened(
    page,
    server,
    join(records, readdirSync(records).filter((name) => name.endsWith(".canasta"))[0]),
  );
  await page.goto(`${server.url}${path}?at=200&seat=all`);
  assert.ok(await page.getByLabel("Speed").isVisible(), "a phone has a speed too");
  let followed = 0;
  for (let at = 201; at < 220; at += 1) {
    await page.getByRole("link", { name: "Next step" }).click();
    await arrives(page, at);
    const seen = await page.evaluate(() => {
      const hand = document.getElementById(document.getElementById("replay").dataset.from)?.closest(".hand-of");
      if (!hand) return true;
      const { top, bottom } = hand.getBoundingClientRect();
      return top >= -1 && bottom <= document.getElementById("steps").getBoundingClientRect().top + 1;
    });
    assert.ok(seen, `who acts in moment ${at} is not to be seen`);
    followed = Math.max(followed, await page.evaluate(() => scrollY));
  }
  assert.ok(followed > 0, "the page never had to follow");
  await page.evaluate(() => document.getElementById("graphs").scrollIntoView());
  await page.getByRole("link", { name: "Next step" }).click();
  await arrives(page, 220);
  const { y } = await page.locator("#graphs").boundingBox();
  assert.ok(Math.abs(y) < 200, `the graphs are at ${y} now`);
  noComplaints(page);
});

table("what is no record is told, line by line", async (server) => {
  const page = await person({ width: 390, height: 844, touch: true });
  await page.goto(`${server.url}/replay`);
  const text = readFileSync(EXAMPLE, "utf8");
  const put = (text) =>
    page.getByLabel("File", { exact: true }).setInputFiles({ name: "x.canasta", mimeType: "text/plain", buffer: Buffer.from(text) });
  await put(text.replace("Deck: 2C", "Deck: 4Z"));
  await page
    .getByRole("alert")
    .getByText(/line 18, column 7/)
    .waitFor();
  none(await axeFaults(page), "complaints");
  await put(text.replace("Score: 1840", "Score: 1850"));
  await page
    .getByRole("alert")
    .getByText(/the game breaks the rules/)
    .waitFor();
  await page.getByText("Or paste a record").click();
  await page.getByLabel("Record text").fill("nothing");
  await page.getByLabel("File", { exact: true }).setInputFiles([]);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page
    .getByRole("alert")
    .getByText(/line 1, column 1/)
    .waitFor();
  await page.goto(`${server.url}/replay/${"0".repeat(64)}`);
  await page.getByRole("heading", { name: "Record expired" }).waitFor();
  none(await axeFaults(page), "gone");
  noComplaints(page);
});

const SIZES = [
  [360, 640, true],
  [390, 844, true],
  [820, 1180, true],
  [1024, 690, true],
  [1366, 768, false],
  [1920, 1080, false],
];

/** Lists what is too small to press, off the screen, or always under the steps; runs in the page. */
function look() {
  const faults = [];
  const name = (element) =>
    (element.getAttribute("aria-label") ?? element.textContent).replace(/\s+/g, " ").trim().slice(0, 40);
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const presses = [...document.querySelectorAll(".btn, summary, .jump a, .field, .seg label")].filter((element) =>
    element.checkVisibility(),
  );
  for (const element of presses) {
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < 43.5)
      faults.push(`“${name(element)}” is ${Math.round(width)} by ${Math.round(height)}`);
    if (element.matches(".btn") && element.scrollWidth > element.clientWidth + 1)
      faults.push(`“${name(element)}” is cut`);
  }
  for (const element of document.querySelectorAll("#steps, #steps .btn:not([hidden]), #at")) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > view.width + 0.5 || bottom > view.height + 0.5)
      faults.push(`“${name(element)}” is not wholly on the screen`);
  }
  // Every card in a hand shows its index.
  for (const strip of document.querySelectorAll(".strip:not(.backs)")) {
    const stacks = [...strip.querySelectorAll(".stack")].map((stack) => [
      stack,
      stack.getBoundingClientRect(),
      stack.querySelector(".card").getBoundingClientRect().width,
    ]);
    for (const [place, [stack, box, card]] of stacks.entries()) {
      const after = stacks[place + 1]?.[1];
      // The largest cards lie in several rows.
      const next = after && after.bottom - box.bottom < 2 ? after.left : box.left + card;
      if (next - box.left < Math.min(card, card * 0.42))
        faults.push(`“${name(stack)}” shows ${Math.round(next - box.left)} of ${Math.round(card)} px`);
    }
    const outer = strip.closest(".hand-of").getBoundingClientRect();
    if (stacks.length && stacks.at(-1)[1].left + stacks.at(-1)[2] > outer.right + 0.5)
      faults.push(`“${name(strip)}” sticks out`);
  }
  const foot = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  const steps = document.getElementById("steps").getBoundingClientRect().height;
  if (steps > foot + 0.5)
    faults.push(`the steps are ${steps} high and cover the page's end, which is free for ${foot}`);
  return faults;
}

for (const players of [2, 3, 4, 5, 6]) {
  table(`how it looks with ${players} players`, async (server) => {
    const records = join(folder, `games-${players}`);
    const made = canasta(
      "arena",
      "--bots",
      "club,greedy",
      "--games",
      "1",
      "--players",
      String(players),
      "--seed",
      "3",
      "--records",
      records,
    );
    assert.equal(made.status, 0, made.said);
    const file = join(records, readdirSync(records).filter((name) => name.endsWith(".canasta"))[0]);
    const page = await person({ width: 390, height: 844 });
    const path = await opened(page, server, file);
    const { last } = await place(page);
    const faults = new Map();
    for (const at of [0, Math.floor(last / 3), Math.floor(last * 0.7), last]) {
      for (const seat of ["all", "1"]) {
        await page.goto(`${server.url}${path}?at=${at}&seat=${seat}`);
        for (const [width, height] of SIZES) {
          for (const size of ["normal", "xxl"]) {
            await page.setViewportSize({ width, height });
            await page.evaluate((size) => {
              if (size === "normal") delete document.documentElement.dataset.cards;
              else document.documentElement.dataset.cards = size;
            }, size);
            const found = [...(await page.evaluate(look)), ...(await layoutFaults(page, { scrolls: true }))];
            for (const fault of found)
              faults.set(fault, [...(faults.get(fault) ?? []), `${at}, ${seat}, ${width} by ${height}, ${size}`]);
          }
        }
      }
      await inLightAndDark(page, `${players} players, moment ${at}`);
    }
    assert.deepEqual(
      [...faults].map(([fault, where]) => `${fault} (${where[0]}; ${where.length} in all)`),
      [],
    );
    noComplaints(page);
  });
}
