// The page on fair deals. Checks records without a network and without `crypto.subtle`. Also runs the test vectors that
// the Rust and Python programs are tested with.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { checkLightAndDark } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const file = (name) => fileURLToPath(new URL(`../../../fair/${name}`, import.meta.url));
const text = (name) => readFileSync(file(name), "utf8");

/**
 * Opens the page, then turns the network off. There is no `crypto.subtle`, as on plain http. `more` is an additional
 * script.
 */
async function openOffline(server, screen, notes, more) {
  const page = await openPage(screen);
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined }));
  if (notes)
    await page.addInitScript((notes) => localStorage.setItem("canasta-promises", JSON.stringify(notes)), notes);
  await page.goto(`${server.url}/fairness`);
  await page.getByText("Choose a record").waitFor();
  // If the worker's script were still loading, the browser would report an error.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  if (more) await page.evaluate((more) => import(more), more);
  await page.context().setOffline(true);
  assert.deepEqual(await page.evaluate(() => [navigator.onLine, typeof crypto.subtle]), [false, "undefined"]);
  return page;
}

const result = (page) => page.locator("#record-result");
const choose = (page, name) => page.locator("#record-file").setInputFiles(file(name));
const waitForText = (page, words) => result(page).getByText(words).first().waitFor();

/** Pastes and checks a record. */
async function paste(page, record) {
  const field = page.getByLabel("Record text");
  if (!(await field.isVisible())) await page.getByText("Paste a record").click();
  await field.fill(record);
  await page.getByRole("button", { name: "Check", exact: true }).click();
}

/** The verdicts of all deals. */
const verdicts = (page) => result(page).getByRole("listitem").locator("> p:not(.note)").allTextContents();

serverTest("the page detects a forged record without a network", async (server) => {
  const page = await openOffline(server, { width: 1280, height: 800 });
  await choose(page, "example.canasta");
  await waitForText(page, "Both deals are fair.");
  const fair = "Fair. The seed matches the commitment and, with 2 cuts, produces these cards.";
  assert.deepEqual(await verdicts(page), [fair, fair]);
  await choose(page, "forged.canasta");
  await waitForText(page, "One of the 2 deals isn’t fair.");
  assert.deepEqual(await verdicts(page), [
    fair,
    "Not fair. The seed produces different cards, or a player’s cut was changed or omitted.",
  ]);
  // The proof can be expanded.
  await result(page).getByText("What the record shows").last().click();
  const commitment = text("forged.canasta")
    .match(/^Commitment: (\w+)$/gm)
    .at(-1)
    .split(" ")[1];
  await waitForText(page, commitment);
  assertNoComplaints(page);
});

serverTest("the page accepts records as people write them, and reports errors with a line", async (server) => {
  const page = await openOffline(server, { width: 390, height: 844, touch: true });
  const record = text("example.canasta");
  const written = record.replace(/^Deck: .*\n( .*\n)+/gm, (deck) =>
    deck.replaceAll("T", "10").replaceAll("H ", "♥ ").replaceAll("S ", "s, "),
  );
  assert.notEqual(written, record);
  await paste(
    page,
    `\ufeff${written.replaceAll("\n", "\r\n").replace(/^Seed: (.{80})/m, (_, half) => `SEED: ${half.toUpperCase()} `)}`,
  );
  await waitForText(page, "Both deals are fair.");
  for (const [changed, says] of [
    [record.replace(/^Deck: ../m, "Deck: 4Z"), /^Line \d+: expected a card such as 4H, found “4Z”\.$/],
    [record.replace(/^Seed: ../m, "Seed: "), /^Line \d+: expected 160 hexadecimal digits\.$/],
    [record.replace(/^(Table: .*)$/m, "$1\n$1"), /^Line \d+: duplicate line “Table:”\.$/],
    [record.replace(/^Table: .*$/m, ""), /^Deal 1 has a commitment but no “Table:” line\.$/],
    [record.replace("Canasta record 1", "Canasta record 2"), /^This record was written by a newer version of Canasta/],
    ["Dear friends, it was a lovely evening.", /^This isn’t a Canasta record/],
  ]) {
    await paste(page, changed);
    await waitForText(page, says);
    assert.equal(await result(page).getByRole("listitem").count(), 0);
  }
  await paste(page, record.replace(/^Seed: .*$/m, ""));
  await waitForText(page, "One of the 2 deals is proven.");
  await waitForText(page, "Not proven. This deal’s seed hasn’t been revealed.");
  assertNoComplaints(page);
});

serverTest("the page checks a dropped file", async (server) => {
  const page = await openOffline(server, { width: 1280, height: 800 });
  const transfer = await page.evaluateHandle((record) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([record], "evening.canasta"));
    return transfer;
  }, text("example.canasta"));
  await page.locator("#check-record").dispatchEvent("drop", { dataTransfer: transfer });
  await waitForText(page, "Both deals are fair.");
  await waitForText(page, "evening.canasta");
  assertNoComplaints(page);
});

serverTest("the browser's notes expose a replaced commitment", async (server) => {
  const record = text("example.canasta");
  const [commitment] = record.match(/(?<=^Commitment: )\w+$/m);
  const [cut] = record.match(/(?<=^Cut 0: )\w+$/m);
  const [name] = record.match(/(?<=^Table: )\w+$/m);
  const other = "0".repeat(64);
  const page = await openOffline(server, { width: 768, height: 1024 }, [
    [`${name}/1`, { commitment, cut }],
    [`${name}/2`, { commitment: other, cut: "0".repeat(32) }],
  ]);
  await choose(page, "example.canasta");
  await waitForText(page, "One of the 2 deals isn’t fair.");
  const notes = await result(page).getByRole("listitem").locator(".note").allTextContents();
  assert.deepEqual(notes, [
    "Your browser saw this commitment before the deal.",
    "Your browser’s cut is included.",
    `This browser was shown a different commitment before the deal: ${other}`,
    `Your browser’s cut is missing: ${"0".repeat(32)} It may have arrived too late, or another of your screens cut first.`,
  ]);
  assertNoComplaints(page);
});

serverTest("a missing cut leaves a deal open", async (server) => {
  const record = text("example.canasta");
  const [name] = record.match(/(?<=^Table: )\w+$/m);
  const page = await openOffline(server, { width: 1280, height: 800 }, [[`${name}/2`, { cut: "0".repeat(32) }]]);
  await choose(page, "example.canasta");
  await waitForText(page, "One of the 2 deals is proven.");
  assertNoComplaints(page);
});

serverTest("the page notes the first commitment only", async (server) => {
  const page = await openPage();
  await page.goto(`${server.url}/fairness`);
  const told = await page.evaluate(async () => {
    const { noteCommitments, noteCut, noteOf } = await import("/noted.js");
    const shown = document.createElement("p");
    const show = (table, deal, commitment) => {
      Object.assign(shown.dataset, { commitmentTable: table, commitmentDeal: deal, commitment });
      noteCommitments(document);
    };
    document.body.append(shown);
    show("k7m", "1", "aa");
    show("k7m", "1", "bb");
    const sent = [noteCut("k7m", "1", "cc"), noteCut("k7m", "1", "dd")];
    const first = noteOf("k7m", "1");
    for (let deal = 1; deal <= 500; deal += 1) show("other", String(deal), "ee");
    return [sent, first, noteOf("k7m", "1"), noteOf("other", "1"), noteOf("nowhere", "1")];
  });
  assert.deepEqual(told, [["cc", "cc"], { commitment: "aa", cut: "cc" }, {}, { commitment: "ee" }, {}]);
  assertNoComplaints(page);
});

serverTest("the page matches the test vectors", async (server) => {
  const page = await openOffline(server, {}, undefined, "/proof.js");
  const { vectors } = JSON.parse(text("vectors.json"));
  const judged = await page.evaluate(async (vectors) => {
    const { rulesHash, verdict } = await import("/proof.js");
    const read = ({ seats, cuts, deck, preset, house, ...rest }) => ({
      ...rest,
      rules: rulesHash(preset, house),
      seats: seats.split(" "),
      deck: deck.split(" "),
      cuts: cuts.map((line) => ({ seat: Number(line.split(" ")[0]), cut: line.split(" ")[1] })),
    });
    return vectors.map((vector) => [vector.name, read(vector).rules, verdict(read(vector))]);
  }, vectors);
  assert.ok(vectors.length >= 24);
  assert.deepEqual(
    judged,
    vectors.map(({ name, rules, verdict }) => [name, rules, verdict]),
  );
  assertNoComplaints(page);
});

serverTest(
  "the page and the command verify a game played here",
  async (server) => {
    const page = await openPage({ width: 1366, height: 768 });
    const seat = await Table.start(page, server, {
      preset: "hoyle",
      players: 4,
      fill: async () => {
        await page.locator("#group-scores summary").click();
        await page.locator("#f-game_points").fill("500");
      },
    });
    // The page was open when the cards arrived, so its script handles presses.
    await page.waitForLoadState();
    const player = new Player(seat, new Mouse(page), { takes: false });
    let end = await player.playDeal();
    while (end.ended !== "game") {
      const { deal } = end;
      await player.hands.next();
      await seat.waitUntil("the next deal is shown", (now) => now.deal > deal && !now.ended);
      end = await player.playDeal();
    }
    const record = await (await page.request.get(`${page.url()}/record`)).text();
    await page.goto(`${server.url}/fairness`);
    await page.getByText("Choose a record").waitFor();
    // The result shows the commitment noted before the deal.
    const last = record
      .match(/^Commitment: (\w+)$/gm)
      .at(-1)
      .slice("Commitment: ".length);
    await page.getByText(last).waitFor();
    await page.context().setOffline(true);
    await paste(page, record);
    await waitForText(page, /^(This deal is|Both deals are|All \d+ deals are) fair\.$/);
    const fair = "Fair. The seed matches the commitment and, with one cut, produces these cards.";
    assert.deepEqual(new Set(await verdicts(page)), new Set([fair]));
    const notes = await result(page).getByRole("listitem").locator(".note").allTextContents();
    const both = ["Your browser saw this commitment before the deal.", "Your browser’s cut is included."];
    assert.deepEqual(notes, Array(end.deal).fill(both).flat());
    const told = spawnSync(process.env.CANASTA_BIN, ["verify", "-"], { input: record, encoding: "utf8" });
    assert.equal(told.status, 0, told.stdout + told.stderr);
    assert.match(told.stdout, /All actions were legal, and the scores add up\.$/m);
    seat.assertNoComplaints();
  },
  { fair: true },
);

for (const size of [
  { width: 360, height: 740, touch: true },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  serverTest(`the page fits ${size.width} by ${size.height} and is accessible`, async (server) => {
    const page = await openPage(size);
    await page.goto(`${server.url}/fairness`);
    await page.getByText("Paste a record").click();
    await choose(page, "forged.canasta");
    await waitForText(page, "One of the 2 deals isn’t fair.");
    await result(page).getByText("What the record shows").first().click();
    await checkLightAndDark(page, "fair deals");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `the page is ${wide} pixels too wide`);
    const small = await page.evaluate(() => {
      const goals = [...document.querySelectorAll("main :is(a, button, summary, label.btn, textarea)")].filter((goal) =>
        goal.checkVisibility(),
      );
      return goals
        .filter((goal) => goal.getBoundingClientRect().height < 44)
        .map((goal) => goal.outerHTML.slice(0, 120));
    });
    assert.deepEqual(small, []);
    assertNoComplaints(page);
  });
}
