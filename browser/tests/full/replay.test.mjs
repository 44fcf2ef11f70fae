// Replays, downloads, verifies and reopens a game that was played in the browser, and plays on from one of its steps.
// Also replays without JavaScript, on a phone, and with any number of players.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

import { axeProblems, checkLightAndDark, assertNone } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { Keyboard } from "../../lib/hands.mjs";
import { layoutProblems } from "../../lib/layout.mjs";
import { Player } from "../../lib/player.mjs";
import { playGame } from "../../lib/read.mjs";
import { EXAMPLE, waitForStep, openRecord, position, handSizes } from "../../lib/replay.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const folder = mkdtempSync(join(tmpdir(), "canasta-replay-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program. Returns its exit code and output. */
function runProgram(...args) {
  const { status, stdout, stderr } = spawnSync(process.env.CANASTA_BIN, args, { encoding: "utf8" });
  return { status, said: stdout + stderr };
}

serverTest(
  "a player replays, downloads, verifies, reopens and continues a game",
  async (server) => {
    const page = await openPage({ width: 1366, height: 768 });
    await playGame(page, server, "1000");
    const tablePage = page.url();
    await page.getByRole("link", { name: "Replay", exact: true }).click();
    await page.waitForURL(/\/table\/[0-9a-f]+\/replay/);
    const { last } = await position(page);
    assert.ok(last > 40, `only ${last} steps`);
    const hands = await handSizes(page);
    assert.deepEqual(hands, [11, 11, 11, 11], "all hands are shown as they were dealt");

    await page.getByRole("link", { name: "Next step", exact: true }).click();
    await waitForStep(page, 1);
    const link = await page.getByLabel("Link to this position").inputValue();
    assert.ok(link.endsWith("/replay?at=1&seat=all"), link);
    await page.locator("#at").fill(String(last));
    await waitForStep(page, last);
    await page
      .locator(".verdict")
      .getByText(/ won\./)
      .waitFor();

    // In the downloaded record, each deal matches its commitment and each action is legal.
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download record" }).click();
    const file = join(folder, (await download).suggestedFilename());
    await (await download).saveAs(file);
    assert.match(file, /canasta-\d{4}-\d\d-\d\d-[0-9a-f]+\.canasta$/);
    const verified = runProgram("verify", file);
    assert.equal(verified.status, 0, verified.said);
    assert.match(verified.said, /fair/i);
    const sheet = await page.request.get(`${tablePage}/sheet.csv`);
    assert.match(await sheet.text(), /^\ufeffdeal,dealer,side,players,/);

    // Open the file by selecting it, then by dropping it.
    const path = await openRecord(page, server, file);
    assert.equal((await position(page)).last, last);
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
    // The same file dropped on the replay of a game.
    await page.goto(`${tablePage}/replay`);
    await dropped();

    // If the server has forgotten a record, the tab sends it again.
    await server.stop();
    await server.restart();
    await page.goto(`${server.url}${path}?at=7&seat=all`);
    await waitForStep(page, 7);

    // Play on with the hand of the third seat.
    await page.goto(`${server.url}${path}?at=12&seat=all`);
    const before = (await handSizes(page))[1];
    await page.getByRole("radio").nth(2).check();
    await page.getByRole("button", { name: "Play on" }).click();
    await page.waitForURL(/\/table\//);
    const seat = new Table(page);
    const mine = await seat.waitForTurn();
    assert.equal(mine.deal, 1);
    const cards = mine.hand.reduce((sum, column) => sum + column.count, 0);
    assert.ok(cards >= before - 4, `${cards} cards, ${before} before`);
    const player = new Player(seat, new Keyboard(page));
    for (let actions = 0; actions < 8; actions += 1) {
      const state = await seat.waitForTurn();
      if (state.ended) break;
      await player.takeAction(state);
    }
    assertNoComplaints(page);
  },
  { own: true, fair: true },
);

serverTest("a replay works without script", async (server) => {
  const page = await openPage({ width: 820, height: 1180, context: { javaScriptEnabled: false } });
  await page.goto(`${server.url}/replay`);
  await page.getByLabel("File", { exact: true }).setInputFiles(EXAMPLE);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL(/\/replay\/[0-9a-f]{64}$/);
  const status = () => page.locator("#told").textContent();
  const first = await status();
  await page.getByRole("link", { name: "Next step" }).click();
  await page.waitForURL(/\?at=1&seat=all$/);
  assert.notEqual(await status(), first);
  await page.getByRole("link", { name: "Next turn" }).click();
  await page.getByRole("link", { name: "Ruth’s view" }).click();
  await page.waitForURL(/seat=1$/);
  assert.equal(await page.locator(".strip.backs").count(), 3);
  await page.getByText("Deal 2", { exact: true }).click();
  await page.getByRole("link", { name: "Cards dealt" }).last().click();
  assert.match(await page.locator("#steps").textContent(), /Deal 2 of 2, start/);
  // The slider is in a form with a button.
  await page.locator("#at").fill("3");
  await page.getByRole("button", { name: "Go" }).click();
  await page.waitForURL(/at=3&seat=1$/);
  assert.ok(!(await page.getByRole("button", { name: "Play", exact: true }).isVisible()));
  await page.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL(/\/table\//);
});

serverTest("a phone scrolls to the player who acts, unless the reader is further down", async (server) => {
  const records = join(folder, "games-follow");
  const arena = runProgram(
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
  assert.equal(arena.status, 0, arena.said);
  const page = await openPage({ width: 390, height: 844, touch: true });
  const path = await openRecord(
    page,
    server,
    join(records, readdirSync(records).filter((name) => name.endsWith(".canasta"))[0]),
  );
  await page.goto(`${server.url}${path}?at=200&seat=all`);
  assert.ok(await page.getByLabel("Speed").isVisible(), "a phone shows the speed");
  let followed = 0;
  for (let at = 201; at < 220; at += 1) {
    await page.getByRole("link", { name: "Next step" }).click();
    await waitForStep(page, at);
    const seen = await page.evaluate(() => {
      const hand = document.getElementById(document.getElementById("replay").dataset.from)?.closest(".hand-of");
      if (!hand) return true;
      const { top, bottom } = hand.getBoundingClientRect();
      return top >= -1 && bottom <= document.getElementById("steps").getBoundingClientRect().top + 1;
    });
    assert.ok(seen, `the player of step ${at} is not visible`);
    followed = Math.max(followed, await page.evaluate(() => scrollY));
  }
  assert.ok(followed > 0, "the page never had to scroll");
  await page.evaluate(() => document.getElementById("graphs").scrollIntoView());
  await page.getByRole("link", { name: "Next step" }).click();
  await waitForStep(page, 220);
  const { y } = await page.locator("#graphs").boundingBox();
  assert.ok(Math.abs(y) < 200, `the graphs are at ${y} now`);
  assertNoComplaints(page);
});

serverTest("problems of a record are reported by line", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  await page.goto(`${server.url}/replay`);
  const text = readFileSync(EXAMPLE, "utf8");
  const paste = (text) =>
    page
      .getByLabel("File", { exact: true })
      .setInputFiles({ name: "x.canasta", mimeType: "text/plain", buffer: Buffer.from(text) });
  await paste(text.replace("Deck: 2C", "Deck: 4Z"));
  await page
    .getByRole("alert")
    .getByText(/line 18, column 7/)
    .waitFor();
  assertNone(await axeProblems(page), "complaints");
  await paste(text.replace("Score: 1840", "Score: 1850"));
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
  assertNone(await axeProblems(page), "gone");
  assertNoComplaints(page);
});

const SIZES = [
  [360, 640, true],
  [390, 844, true],
  [820, 1180, true],
  [1024, 690, true],
  [1366, 768, false],
  [1920, 1080, false],
];

/** Runs in the page. Finds controls that are too small, off the screen or hidden under the steps. */
function stepProblems() {
  const problems = [];
  const name = (element) =>
    (element.getAttribute("aria-label") ?? element.textContent).replace(/\s+/g, " ").trim().slice(0, 40);
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const presses = [...document.querySelectorAll(".btn, summary, .jump a, .field, .seg label")].filter((element) =>
    element.checkVisibility(),
  );
  for (const element of presses) {
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < 43.5)
      problems.push(`“${name(element)}” is ${Math.round(width)} by ${Math.round(height)}`);
    if (element.matches(".btn") && element.scrollWidth > element.clientWidth + 1)
      problems.push(`“${name(element)}” is cut`);
  }
  for (const element of document.querySelectorAll("#steps, #steps .btn:not([hidden]), #at")) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > view.width + 0.5 || bottom > view.height + 0.5)
      problems.push(`“${name(element)}” is partly off the screen`);
  }
  // Each card in a hand must show its index.
  for (const strip of document.querySelectorAll(".strip:not(.backs)")) {
    const stacks = [...strip.querySelectorAll(".stack")].map((stack) => [
      stack,
      stack.getBoundingClientRect(),
      stack.querySelector(".card").getBoundingClientRect().width,
    ]);
    for (const [place, [stack, box, card]] of stacks.entries()) {
      const after = stacks[place + 1]?.[1];
      // The largest cards can take several rows.
      const next = after && after.bottom - box.bottom < 2 ? after.left : box.left + card;
      if (next - box.left < Math.min(card, card * 0.42))
        problems.push(`“${name(stack)}” shows ${Math.round(next - box.left)} of ${Math.round(card)} px`);
    }
    const outer = strip.closest(".hand-of").getBoundingClientRect();
    if (stacks.length && stacks.at(-1)[1].left + stacks.at(-1)[2] > outer.right + 0.5)
      problems.push(`“${name(strip)}” sticks out`);
  }
  const foot = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  const steps = document.getElementById("steps").getBoundingClientRect().height;
  if (steps > foot + 0.5)
    problems.push(`the steps are ${steps} high and cover the end of the page, which has a margin of ${foot}`);
  return problems;
}

for (const players of [2, 3, 4, 5, 6]) {
  serverTest(`a replay with ${players} players fits all sizes`, async (server) => {
    const records = join(folder, `games-${players}`);
    const arena = runProgram(
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
    assert.equal(arena.status, 0, arena.said);
    const file = join(records, readdirSync(records).filter((name) => name.endsWith(".canasta"))[0]);
    const page = await openPage({ width: 390, height: 844 });
    const path = await openRecord(page, server, file);
    const { last } = await position(page);
    const problems = new Map();
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
            const found = [...(await page.evaluate(stepProblems)), ...(await layoutProblems(page, { scrolls: true }))];
            for (const problem of found)
              problems.set(problem, [
                ...(problems.get(problem) ?? []),
                `${at}, ${seat}, ${width} by ${height}, ${size}`,
              ]);
          }
        }
      }
      await checkLightAndDark(page, `${players} players, step ${at}`);
    }
    assert.deepEqual(
      [...problems].map(([problem, where]) => `${problem} (${where[0]}; ${where.length} in all)`),
      [],
    );
    assertNoComplaints(page);
  });
}
