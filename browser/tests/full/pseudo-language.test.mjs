// Pages of a real server in the pseudo-language (English with accents, 40 % longer) on a small phone. There must be no
// plain words in markup or in text from scripts, no cut text, and no problems with axe-core. The test
// pseudo-language-gallery checks pages from the gallery.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { mockConnection, openPage, openTab } from "../../lib/browser.mjs";
import { showTable, inPseudo } from "../../lib/gallery.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { PHONE, PSEUDO, checkPseudo, checkPseudoUnfolded } from "../../lib/pseudo.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const file = (name) => fileURLToPath(new URL(`../../../fair/${name}`, import.meta.url));
const record = () => readFileSync(file("example.canasta"), "utf8");

const asFile = (text) => ({ name: "x.canasta", mimeType: "text/plain", buffer: Buffer.from(text) });

/** Posts form fields, including some that no form would send. */
const postForm = (page, path, fields) =>
  Promise.all([
    page.waitForEvent("framenavigated"),
    page.evaluate(
      ([path, fields]) => {
        const form = document.body.appendChild(document.createElement("form"));
        Object.assign(form, { method: "post", action: path });
        for (const [name, value] of fields)
          form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
        form.submit();
      },
      [path, Object.entries(fields)],
    ),
  ]);

/** Presses something and waits for the next page. */
async function pressAndNavigate(page, selector) {
  await Promise.all([page.waitForEvent("framenavigated"), page.locator(selector).first().click()]);
  await page.waitForLoadState();
}

serverTest(
  "pages are translated",
  async (server) => {
    const page = await openPage(PHONE);
    const unknown = "0".repeat(64);
    const rules = ["/rules", "/rules/pile", "/rules/wahhi"];
    const mine = ["/you", "/devices", "/device", "/forget"];
    const missing = [
      "/nothing",
      "/table/nobody",
      `/join/${unknown.slice(32)}`,
      `/device/${unknown.slice(32)}`,
      `/replay/${unknown}`,
    ];
    for (const path of [
      "/",
      "/friends",
      "/settings",
      "/lobby",
      "/join",
      "/replay",
      "/fairness",
      ...rules,
      ...mine,
      ...missing,
    ]) {
      await page.goto(server.url + path);
      await checkPseudoUnfolded(page, path);
    }
    await page.goto(`${server.url}/join`);
    await page.locator("main #code").fill("ZZZZZZ");
    await pressAndNavigate(page, "main form.join button");
    await checkPseudo(page, "an unknown code");
  },
  PSEUDO,
);

serverTest(
  "the form for a new table and its errors are translated",
  async (server) => {
    const page = await openPage(PHONE);
    await page.goto(`${server.url}/new`);
    await checkPseudoUnfolded(page, "the form");
    await page.locator('input[name="preset"][value="wahhi"]').check();
    await page.locator('input[name="base"][value="wahhi"]').waitFor({ state: "attached" });
    await page.locator("#players-6").check();
    await page.locator("#f-natural_canasta_bonus").fill("600");
    await page.locator("#differing li").first().waitFor();
    await checkPseudoUnfolded(page, "house rules");
    await page.locator("#f-game_points").fill("4Z");
    await page.locator("#f-game_points[aria-invalid]").waitFor();
    await checkPseudoUnfolded(page, "a fault that is told at once");
    await pressAndNavigate(page, "#house button.main");
    await page.locator("#faults").waitFor();
    await checkPseudoUnfolded(page, "the form refused");
  },
  PSEUDO,
);

serverTest(
  "the table is translated",
  async (server) => {
    const page = await openPage(PHONE);
    const seat = await Table.open(page, server);
    const hands = new Mouse(page);
    const player = new Player(seat, hands, { takes: false, melds: false });
    const state = await player.playDeal((now) => now.phase === "draw" && !now.actions.take.ready);
    await checkPseudo(page, "one's own turn", { table: true });
    for (const [opens, button] of [
      ["menu", null],
      ["house", "[href^='/house']"],
      ["settings", "[href^='/settings']"],
      ["keys", "[href='/keys']"],
      ["rail", "[data-do=rail]"],
    ]) {
      await page.locator("#open-menu").click();
      if (button) await page.locator(`#menu nav ${button}`).click();
      await page.locator(`#${opens}`).waitFor();
      await checkPseudo(page, opens);
      await page.keyboard.press("Escape");
      await page.locator(`#${opens}`).waitFor({ state: "hidden" });
    }
    // These keys speak about the pile, players, wild cards, chat, the score and the hand.
    for (const key of ["p", "o", "v", "w", "s", "h"]) {
      await page.keyboard.press(key);
      await checkPseudo(page, `told by the key ${key}`);
    }
    await page.locator("#ask-hint").click();
    await page.locator("#hint:not([aria-busy])").waitFor();
    await checkPseudo(page, "a hint", { table: true });
    await page.locator("#hint-1").click();
    await checkPseudo(page, "a hint is followed", { table: true });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await hands.chooseOne(state.hand.at(-1).rank);
    assert.equal((await seat.state()).actions.take.ready, false);
    await page.locator("#action-take").click({ force: true });
    await seat.waitUntil("the refusal is shown", (now) => now.alert);
    await checkPseudo(page, "refused", { table: true });
    await page.locator("#say a").click();
    await page.locator("#why").waitFor();
    await checkPseudo(page, "why it is refused", { table: true });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    const later = await player.playDeal((now) => player.done.turns >= 2 && now.phase === "play");
    for (const key of ["x", "m"]) {
      await page.keyboard.press(key);
      await checkPseudo(page, `told by the key ${key}`, { table: true });
    }
    await page.keyboard.press("Escape");
    const isMelded = (rank) => later.we.some((meld) => meld.rank === rank);
    const [first, second] = later.hand.filter(
      ({ rank, count }) => "456789TJQKA".includes(rank) && count < 3 && !isMelded(rank),
    );
    await hands.chooseAll(first.rank);
    await checkPseudo(page, "cards are chosen", { table: true });
    await hands.chooseAll(second.rank);
    await seat.waitUntil("two groups are selected", (now) => now.groups.length === 2);
    await checkPseudo(page, "more cards are chosen", { table: true });
    await page.locator("#action-meld").click({ force: true });
    await seat.waitUntil("the refusal is shown", (now) => now.alert);
    await checkPseudo(page, "a meld refused", { table: true });
    await page.keyboard.press("Escape");
    await page.locator("#open-menu").click();
    await page.locator("#menu [data-do=rail]").click();
    assert.match(await page.locator("#log").textContent(), /\[/);
    await checkPseudo(page, "score and log");
    const [address, other] = [page.url(), await openTab(page)];
    await other.goto(`${server.url}/`);
    await checkPseudoUnfolded(other, "the start page with a game");
    await postForm(other, `${new URL(address).pathname}/do`, { what: "nothing" });
    await checkPseudo(other, "not understood");
    await server.stop();
    await page.locator(".say.lost").waitFor();
    await checkPseudo(page, "the connection is lost");
  },
  { ...PSEUDO, own: true },
);

serverTest(
  "the lesson is translated",
  async (server) => {
    const page = await openPage(PHONE);
    await page.goto(server.url);
    await pressAndNavigate(page, "#never, #learn");
    const seat = new Table(page);
    for (let moves = 0; moves < 9; moves += 1) {
      await page.waitForFunction(() => document.querySelector("#own .hinted"));
      await checkPseudo(page, `move ${moves + 1}`, { table: true });
      const before = await page.locator("#own").innerHTML();
      await page
        .locator("#own .hinted")
        .first()
        .click({ position: { x: 6, y: 6 } });
      await page.waitForFunction((before) => document.querySelector("#own").innerHTML !== before, before);
    }
    // Discard without having selected a card.
    await page.waitForFunction(() => document.querySelector("#own .hinted"));
    const { phase } = await seat.state();
    assert.equal(phase, "play");
    await page.keyboard.press("Escape");
    await page.locator("#action-discard").click({ force: true });
    await seat.waitUntil("the message about the early press is shown", (now) => now.alert);
    await checkPseudo(page, "pressed too early", { table: true });
  },
  PSEUDO,
);

serverTest(
  "time warnings are translated",
  async (server) => {
    const page = await openPage(PHONE);
    await page.clock.install();
    await showTable(page, server, inPseudo("talking"));
    const tell = await mockConnection(page);
    await page.reload();
    const { n, html } = await page.evaluate(() => {
      const { dataset, outerHTML } = document.querySelector("#table");
      return { n: Number(dataset.n), html: outerHTML };
    });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await tell({ n, html, happened: "", turn: "", clock: { seat: 0, base: 20_000, bank: 0 } });
    await page.waitForFunction(() => document.querySelector("#own .time i").style.width !== "");
    const before = await page.locator("#say").innerText();
    await page.clock.runFor(6000);
    assert.notEqual(await page.locator("#say").innerText(), before);
    await page.clock.resume();
    await checkPseudo(page, "few seconds are left", { table: true });
    for (const [opens, panel] of [
      ["#open-chat", "#chat"],
      ["#open-menu", "#menu"],
    ]) {
      await page.locator(opens).click();
      await page.locator(panel).waitFor();
      await checkPseudo(page, panel);
    }
  },
  PSEUDO,
);

serverTest(
  "pages around a game with friends are translated",
  async (server) => {
    const [host, guest, third] = await Promise.all([openPage(PHONE), openPage(PHONE), openPage(PHONE)]);
    await host.goto(`${server.url}/friends`);
    await host.locator("#gather #name").fill("Helen");
    await pressAndNavigate(host, "#gather button");
    await checkPseudoUnfolded(host, "the host gathers");
    await host.locator("#copy-link").click();
    await host.waitForFunction(() => document.getElementById("copied")?.textContent);
    await host.locator("#do-code").click();
    await host.locator(".code").waitFor();
    await checkPseudo(host, "a code to be spoken");
    const code = (await host.locator(".code").textContent()).replace(/[^A-Z]/g, "").slice(0, 6);

    await guest.goto(await host.locator("#link").inputValue());
    await checkPseudoUnfolded(guest, "invited");
    await guest.locator("input[name=name]").fill("Frank");
    await pressAndNavigate(guest, "main button.main");
    await checkPseudoUnfolded(guest, "a guest gathers");
    await third.goto(`${server.url}/join`);
    await third.locator("main #code").fill(code);
    await third.locator("main input[name=name]").fill("Max");
    await pressAndNavigate(third, "main form.join button");
    await checkPseudo(third, "asking to join");
    await host.locator('[id^="do-admit-"]').first().waitFor();
    await checkPseudoUnfolded(host, "a guest asks to join");
    await host.locator('[id^="do-turn-away-"]').first().click();
    // The waiting page polls, and then shows the answer.
    await third.locator('main a.btn.main[href="/join"]').waitFor();
    await checkPseudo(third, "the answer to a knock");

    await host.locator('[id^="do-begin"]').first().click();
    const seats = [new Table(host), new Table(guest)];
    for (const seat of seats) {
      await seat.waitUntil("the cards are dealt", () => true);
      // The page changed automatically. Its script runs only after the page has loaded.
      await seat.page.waitForLoadState();
    }
    await host.locator("#open-chat").click();
    await host.locator("#chat [data-do=phrase]").last().click();
    await guest.locator("#heard li").first().waitFor({ state: "attached" });
    await checkPseudo(guest, "something was said", { table: true });
    await host.locator("#open-menu").click();
    await host.locator("#menu [data-do=people]").click();
    await host.locator("#people details").evaluateAll((all) => all.forEach((details) => (details.open = true)));
    await checkPseudo(host, "the people");
    await host.locator("#do-pause").click();
    await guest.locator("#do-resume").waitFor();
    for (const page of [host, guest]) await checkPseudo(page, "paused");
    await guest.locator("#do-resume").click();
    await guest.locator("#do-resume").waitFor({ state: "detached" });

    await guest.locator("#open-menu").click();
    await guest.locator("#menu [data-do=people]").click();
    await guest.locator("#leaving summary").click();
    await pressAndNavigate(guest, "#do-leave");
    await guest.locator("#do-back").waitFor();
    await checkPseudo(guest, "a bot plays for me", { table: true });
    await host.locator('#table:not([data-around=""])').waitFor({ state: "attached" });
    await checkPseudo(host, "a bot plays for another");
    await pressAndNavigate(host, '#people form[action="/calendar"] button');
    await checkPseudo(host, "the calendar");
    await host.goto(server.url);
    await checkPseudoUnfolded(host, "the start page of a host");
    await host.goto(`${server.url}/devices`);
    await pressAndNavigate(host, 'form[action="/devices/link"] button');
    await checkPseudoUnfolded(host, "a link for another device");
    const link = await host.locator("input[readonly]").first().inputValue();
    await third.goto(link);
    await checkPseudoUnfolded(third, "play on here?");
    await pressAndNavigate(third, "main form button.main");
    await third.goto(`${server.url}/devices`);
    await checkPseudoUnfolded(third, "two devices");
    await postForm(third, "/devices/end", { device: "0" });
    await checkPseudo(third, "no such device");
    await guest.goto(`${server.url}/forget`);
    await pressAndNavigate(guest, 'form[action="/forget"] button');
    await guest.waitForFunction(
      () => document.querySelector("#left").textContent === document.querySelector("#left").dataset.done,
    );
    await checkPseudo(guest, "forgotten");
  },
  PSEUDO,
);

serverTest(
  "replays and errors in records are translated",
  async (server) => {
    const page = await openPage(PHONE);
    const paste = async (text) => {
      await page.locator("#record").setInputFiles(asFile(text));
      await page.locator("#complaints [role=alert]").waitFor();
    };
    await page.goto(`${server.url}/replay`);
    await paste(record().replace("Deck: 2C", "Deck: 4Z"));
    await checkPseudoUnfolded(page, "a card that is none");
    await paste(record().replace("Score: 1840", "Score: 1850"));
    await checkPseudoUnfolded(page, "a score that does not add up");
    await paste("");
    await checkPseudoUnfolded(page, "nothing");
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "game.canasta"));
      return data;
    }, record());
    await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
    await page.waitForURL(/\/replay\/[0-9a-f]{64}/);
    const path = page.url().split("?")[0];
    const last = Number(await page.locator("#replay").getAttribute("data-last"));
    for (const query of ["at=0&seat=all", "at=60&seat=1", `at=${last}&seat=all`]) {
      await page.goto(`${path}?${query}`);
      await checkPseudoUnfolded(page, `a replay, ${query}`);
    }
    await page.locator("#copy-link").click();
    await page.waitForFunction(() => document.getElementById("copied").textContent);
    await page.goto(`${path}?at=30&seat=all`);
    await page.locator("#play").click();
    await page.waitForFunction(() => Number(document.getElementById("replay").dataset.at) > 30);
    await page.locator("#play").click();
    await checkPseudo(page, "it has played by itself");
  },
  PSEUDO,
);

serverTest(
  "the check of fair deals is translated",
  async (server) => {
    const page = await openPage(PHONE);
    await page.goto(`${server.url}/fairness`);
    await page.locator("#record-file").waitFor({ state: "attached" });
    const result = page.locator("#record-result");
    const checked = async (text, where) => {
      const before = await result.innerHTML();
      await page.locator("#record-file").setInputFiles(asFile(text));
      await page.waitForFunction(
        (before) =>
          document.getElementById("record-result").innerHTML !== before && !document.querySelector("[aria-busy=true]"),
        before,
      );
      await checkPseudoUnfolded(page, where);
    };
    await checked(record(), "a true record");
    await checked(readFileSync(file("forged.canasta"), "utf8"), "a forged one");
    await checked(record().replace(/^Seed: .*$/m, ""), "a seed that is not revealed");
    for (const [changed, where] of [
      [record().replace(/^Deck: ../m, "Deck: 4Z"), "a card that is none"],
      [record().replace(/^Seed: ../m, "Seed: "), "a seed cut short"],
      [record().replace(/^(Table: .*)$/m, "$1\n$1"), "a line twice"],
      [record().replace(/^Table: .*$/m, ""), "a line missing"],
      ["Ω", "no record"],
    ]) {
      await checked(changed, where);
    }
  },
  PSEUDO,
);
