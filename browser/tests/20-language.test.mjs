// The pseudo-language: English with accents, 40 % longer. Where everything is a message no plain word is left, in markup and
// in what the scripts fill in, and nothing is cut on a small phone. What is not converted yet is not looked at here.

import assert from "node:assert/strict";

import { axeFaults, none } from "../lib/axe.mjs";
import { person, sound } from "../lib/browser.mjs";
import { table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

const PSEUDO = { more: ["--pseudo-language"] };
const PHONE = { width: 360, height: 640, touch: true };

/** Words in plain letters, of two letters and more. */
const plain = (text) => text.match(/[A-Za-z]{2,}/g) ?? [];

/** What is read of a part of the page: its text, and what is read out. */
const texts = (page, selector) =>
  page.locator(selector).first().evaluate((part) => {
    const read = [part, ...part.querySelectorAll("[aria-label], [title], [placeholder], [alt]")];
    const names = ["aria-label", "title", "placeholder", "alt"];
    return [part.innerText, ...read.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ""))].join("\n");
  });

async function noWord(page, selector) {
  const text = await texts(page, selector);
  assert.ok(text.trim().length > 0, `${selector} says nothing`);
  assert.deepEqual(plain(text), [], text);
}

/** Nothing is wider than the screen, and no text wider than its box. */
const cut = (page) =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll("main *")].filter((part) => {
      const { right } = part.getBoundingClientRect();
      return right > innerWidth + 1 || (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "visible");
    });
    return wide.map((part) => `${part.tagName} “${part.textContent.slice(0, 40)}”`);
  });

table(
  "the lobby has no plain word, and room for words that are longer",
  async (server) => {
    const page = await person(PHONE);
    await page.goto(`${server.url}/lobby`);
    assert.equal(await page.locator("html").getAttribute("lang"), "en-XA");
    await noWord(page, "main");
    assert.deepEqual(await cut(page), []);
    none(await axeFaults(page), "the lobby in the pseudo-language");
    sound(page);
  },
  PSEUDO,
);

table(
  "the table's script speaks the language of the page",
  async (server) => {
    const page = await person(PHONE);
    const seat = await Table.open(page, server);
    await seat.mine();
    const column = page.locator("#hand .col").last();
    await column.tap();
    await noWord(page, "#hand");
    await page.locator("#strip-hint").tap();
    await seat.until("the card is staged", (now) => now.sets.length === 1);
    await noWord(page, "#strip");
    await noWord(page, "#strip .set");
    await page.keyboard.press("l");
    await noWord(page, "[role=alert]");
    assert.match(await page.locator("#happened").textContent(), /^\[/);
    await page.locator("#open-menu").tap();
    await page.locator("#menu [data-do=keys]").tap();
    await noWord(page, "#keys .head");
    seat.sound();
  },
  PSEUDO,
);
