// Selecting cards in a browser: dragging them onto the melds, moving wild cards, long presses, and pressing the pile.
// Selecting cards moves nothing, at all sizes. The essential tests cover the rules for a turn without a browser.

import assert from "node:assert/strict";

import { axeProblems, assertNone } from "../../lib/axe.mjs";
import { openPage } from "../../lib/browser.mjs";
import { showTable, inPseudo } from "../../lib/gallery.mjs";
import { Keyboard, Mouse, Touch, tap } from "../../lib/hands.mjs";
import { waitForLayout, layoutProblems, setCardSize } from "../../lib/layout.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844, touch: true };

/** Shows a table from the gallery with nothing selected. `actions` collects what the page sends; nothing is passed on. */
async function show(page, server, actions, name = "drawn") {
  await showTable(page, server, name);
  await page.route(`${server.url}/table/*/act`, (route) => {
    actions.push(route.request().postDataJSON().act);
    return route.fulfill({ json: { n: 99 } });
  });
  await page.locator("#own .actions small").first().waitFor();
}

async function open(server, screen) {
  const page = await openPage(screen);
  // Not before leaving a page, because it saves its selection until then.
  await page.addInitScript(() => sessionStorage.clear());
  const actions = [];
  await show(page, server, actions);
  return { page, seat: new Table(page), actions };
}

/** Waits until the page has sent its next action. `count` is the number of actions so far. */
async function nextAction(seat, actions, count = 1) {
  const now = await seat.waitUntil("an action is sent", () => actions.length === count);
  assert.equal(now.alert, "");
  return actions.at(-1);
}

for (const [name, Hands, screen] of [
  ["a mouse", Mouse, DESKTOP],
  ["a finger", Touch, PHONE],
]) {
  serverTest(`cards dragged onto the melds with ${name} are melded`, async (server) => {
    const { page, seat, actions } = await open(server, screen);
    const hands = new Hands(page);
    // A drag moves all selected cards.
    await hands.chooseAll("K");
    await hands.chooseAll("A");
    await hands.drag("#col-K", "#we");
    assert.equal(await nextAction(seat, actions), "meld AS AH AD / KS KH KD KC");

    // A wild card goes to the meld it is dropped on, even if another one would get it otherwise.
    await show(page, server, actions);
    await hands.drag("#col-2", "#we-Q");
    assert.equal(await nextAction(seat, actions, 2), "meld Q: 2H");
    await show(page, server, actions);
    await hands.drag("#col-2", "#we-7");
    assert.equal(await nextAction(seat, actions, 3), "meld 7: 2H");

    // A card that can't be melded stays selected.
    await show(page, server, actions);
    await hands.drag("#col-8", "#we");
    const dropped = await seat.waitUntil("the drop is refused", (now) => now.alert);
    assert.match(dropped.alert, /A meld needs three cards/);
    assert.deepEqual([dropped.groups.map(({ rank }) => rank), dropped.busy, actions.length], [["8"], false, 3]);
    seat.assertNoComplaints();
  });

  serverTest(`a long press with ${name} selects a whole column`, async (server) => {
    const { page, seat, actions } = await open(server, screen);
    const hands = new Hands(page);
    const label = () => page.locator("#col-K").getAttribute("aria-label");
    assert.equal(await label(), "Kings, 4");
    await hands.hold("K");
    assert.equal(await label(), "Kings, 4, 4 selected", "the end of the press isn't a tap");
    // The first tap takes one card, the second the rest, and each further tap one fewer.
    await hands.hold("A");
    await hands.chooseOne("A");
    assert.equal(await page.locator("#col-A").getAttribute("aria-label"), "Aces, 3, 2 selected");
    await hands.hold("A");
    await hands.press("meld");
    assert.equal(await nextAction(seat, actions), "meld AS AH AD / KS KH KD KC");
    seat.assertNoComplaints();
  });
}

/** The rank of the group that the only selected wild card is in. */
const homeOfWild = (page) => page.locator("#preview button.wild").getAttribute("data-rank");

for (const [name, screen, move] of [
  ["mouse", DESKTOP, (page) => page.click("#preview button.wild")],
  ["touch", PHONE, (page) => tap(page, "#preview button.wild")],
  ["key", DESKTOP, (page) => page.keyboard.press("v")],
]) {
  serverTest(`a wild card in the row is moved by ${name}`, async (server) => {
    const { page, seat, actions } = await open(server, screen);
    const keys = new Keyboard(page);
    for (const rank of ["A", "K"]) await keys.chooseAll(rank);
    await keys.chooseOne("2");
    const homes = [await homeOfWild(page)];
    for (;;) {
      await move(page);
      const home = await homeOfWild(page);
      if (home === homes[0]) break;
      assert.ok(!homes.includes(home), `${homes}, ${home}`);
      homes.push(home);
    }
    // It can go to both groups and both melds on the table.
    assert.deepEqual([...homes].sort(), ["7", "A", "K", "Q"]);
    while ((await homeOfWild(page)) !== "K") await move(page);
    const wild = page.locator("#preview button.wild");
    assert.equal(await wild.getAttribute("aria-label"), "Two with the kings. Move");
    assertNone(await axeProblems(page), "groups with a wild card");
    assert.match((await seat.state()).say, /^Your turn\. 3 aces, 4 kings \+ two: 120$/);
    await keys.press("meld");
    assert.equal(await nextAction(seat, actions), "meld AS AH AD / KS KH KD KC 2H");
    seat.assertNoComplaints();
  });
}

serverTest("a tap on a meld brings a selected wild card there", async (server) => {
  const { page, seat, actions } = await open(server, PHONE);
  await tap(page, "#col-2");
  assert.equal(await homeOfWild(page), "7", "it spares the natural canasta");
  await tap(page, "#we-Q");
  assert.equal(await homeOfWild(page), "Q");
  assert.match((await seat.state()).say, /natural canasta 500 → mixed 300/);
  await tap(page, "#action-meld");
  assert.equal(await nextAction(seat, actions), "meld Q: 2H");
  seat.assertNoComplaints();
});

serverTest("keys meld, clear and press the highlighted button", async (server) => {
  const { page, seat, actions } = await open(server, DESKTOP);
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  await page.locator("#action-meld.main").waitFor();
  await page.keyboard.press("Escape");
  assert.deepEqual((await seat.state()).groups, []);
  await page.keyboard.press("Shift+K");
  await page.keyboard.press("l");
  assert.equal(await nextAction(seat, actions), "meld KS KH KD KC");
  await show(page, server, actions);
  await page.keyboard.press("Shift+K");
  assert.ok(await page.evaluate(() => document.activeElement.matches("#col-K")));
  await page.keyboard.press("Enter");
  assert.equal(await nextAction(seat, actions, 2), "meld KS KH KD KC");
  seat.assertNoComplaints();
});

serverTest("a press on the pile discards the selected card or takes the pile", async (server) => {
  const { page, seat, actions } = await open(server, PHONE);
  await tap(page, "#col-4");
  await tap(page, "#pile");
  assert.equal(await nextAction(seat, actions), "discard 4S");
  await show(page, server, actions, "thirty");
  await tap(page, "#pile");
  assert.equal(await nextAction(seat, actions, 2), "take 7S 7D");
  seat.assertNoComplaints();
});

serverTest("a selection is spoken once it rests", async (server) => {
  const { page, seat } = await open(server, DESKTOP);
  await page.evaluate(() => {
    globalThis.said = [];
    const region = document.getElementById("happened");
    new MutationObserver(() => region.textContent && globalThis.said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  // The script makes the changes itself, so that they follow each other quickly.
  await page.evaluate(() => {
    for (let tap = 0; tap < 2; tap += 1) document.querySelector("#col-K").click();
  });
  await page.waitForFunction(() => globalThis.said.length > 0);
  assert.deepEqual(await page.evaluate(() => globalThis.said), ["4 kings: 40 Ready: Meld 40."]);
  seat.assertNoComplaints();
});

const SIZES = [
  ...[
    [360, 640],
    [390, 844],
    [667, 375],
    [844, 390],
    [820, 1180],
    [1180, 820],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
    [720, 450],
  ],
];

/** Cards to select on the table “drawn”: one group, two, with a wild card, and more than four. */
const SELECTIONS = [["4"], ["K", "A"], ["K", "2"], ["J", "T", "6", "5", "2", "X"]];

/** Runs in the page. The boxes of cards and controls. Selected cards are raised by a transform, so their columns count. */
function places() {
  const box = (element) => {
    let [left, top] = [0, 0];
    for (let at = element; at; at = at.offsetParent) [left, top] = [left + at.offsetLeft, top + at.offsetTop];
    return [element.id, left, top, element.offsetWidth, element.offsetHeight].join(" ");
  };
  const parts = "#preview, #hand, #hand .col, .actions, .actions .btn, #stock, #pile, .melds .meld";
  return [...document.querySelectorAll(parts)].map(box);
}

/** Runs in the page. Problems with the row of groups. */
function rowProblems() {
  const box = (element) => element.getBoundingClientRect();
  const row = box(document.querySelector("#preview"));
  const problems = [];
  const parts = [...document.querySelectorAll("#preview .group, #preview .wild, #preview .text b, #clear")];
  const names = parts.map((part) => part.id || part.textContent);
  for (const [place, part] of parts.entries())
    for (const [other, element] of parts.entries())
      if (other > place && !part.contains(element)) {
        const [a, b] = [box(part), box(element)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 8 && high > 1 && b.width) problems.push(`“${names[place]}” covers “${names[other]}”`);
      }
  for (const part of document.querySelectorAll("#preview .group, #preview #clear")) {
    const { left, right, top, bottom } = box(part);
    const name = part.id || part.className;
    if (left < row.left - 1 || right > row.right + 1) problems.push(`${name} is wider than the row`);
    if (top < row.top - 1 || bottom > row.bottom + 1) problems.push(`${name} leaves the row`);
  }
  for (const element of document.querySelectorAll("#preview .text *"))
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth)
      problems.push(`“${element.textContent}” is cut`);
  return problems;
}

for (const language of ["English", "the pseudo-language"]) {
  serverTest(
    `selecting cards in ${language} moves nothing, and the groups fit into the row at all sizes`,
    async (server) => {
      const page = await openPage({ flat: true });
      const problems = [];
      await showTable(page, server, language === "English" ? "drawn" : inPseudo("drawn"));
      await page.locator("#own .actions small").first().waitFor();
      const keys = new Keyboard(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const cards of language === "English" ? ["normal", "large", "xxl"] : ["normal"]) {
          await setCardSize(page, cards);
          await waitForLayout(page);
          const before = await page.evaluate(places);
          for (const ranks of SELECTIONS) {
            for (const rank of ranks) await keys.chooseAll(rank);
            await waitForLayout(page);
            const at = `${width} by ${height}, ${cards}, ${ranks.join("")}`;
            const moved = (await page.evaluate(places)).filter((place) => !before.includes(place));
            if (moved.length) problems.push(`${at}: moved to ${moved.join("; ")}`);
            const more = language === "English" ? await layoutProblems(page, { scrolls: cards === "xxl" }) : [];
            for (const problem of [...(await page.evaluate(rowProblems)), ...more]) problems.push(`${at}: ${problem}`);
            if (cards === "normal")
              await takePicture(
                page,
                `selected-${language === "English" ? "en" : "xa"}-${ranks.length}-${width}x${height}`,
              );
            await keys.clear();
          }
        }
      }
      assert.deepEqual(problems, []);
    },
    { more: language === "English" ? [] : ["--pseudo-language"] },
  );
}
