// The stock, pile and action buttons never move during a deal. Compares their layout boxes, without transforms, in
// every frame of a whole deal.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { Mouse, Touch } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** Runs in the page. In every frame, records how far each box has moved from its first place, and keeps the maximum. */
function recordBoxes() {
  const PARTS = [
    "#stock .card",
    "#pile .heap",
    "#action-draw",
    "#action-take",
    "#action-meld",
    "#action-discard",
    "#hand",
  ];
  const place = (element) => {
    let [left, top] = [0, 0];
    const { offsetHeight: height } = element;
    // SVG elements have no offsets, so use their parent's.
    for (let at = element.offsetParent === undefined ? element.parentElement : element; at; at = at.offsetParent) {
      left += at.offsetLeft;
      top += at.offsetTop;
    }
    return { left, top, height: height ?? 0 };
  };
  const first = new Map();
  globalThis.moved = new Map();
  const check = () => {
    const playing = document.querySelector(".table:not(.over)");
    for (const part of playing ? PARTS : []) {
      const element = document.querySelector(part);
      if (!element) continue;
      const now = place(element);
      const was = first.get(part) ?? now;
      first.set(part, was);
      const by = Math.max(Math.abs(now.left - was.left), Math.abs(now.top - was.top));
      // The hand may change its width, but nothing else.
      const off = part === "#hand" ? Math.max(Math.abs(now.top - was.top), Math.abs(now.height - was.height)) : by;
      if (off > 1) globalThis.moved.set(part, Math.max(off, globalThis.moved.get(part) ?? 0));
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

const SIZES = [
  [390, 844, true],
  [844, 390, true],
  [820, 1180, true],
  [1440, 900, false],
];

for (const [width, height, touch] of SIZES) {
  serverTest(`stock, pile and actions never move during a deal, ${width} by ${height}`, async (server) => {
    const page = await openPage({ width, height, touch });
    const seat = await Table.open(page, server);
    await seat.waitForTurn();
    await page.evaluate(recordBoxes);
    const player = new Player(seat, touch ? new Touch(page) : new Mouse(page));
    const end = await player.playDeal();
    assert.equal(end.ended, "deal");
    assert.ok(player.done.turns > 0 && player.done.discarded > 0, JSON.stringify(player.done));
    const moved = await page.evaluate(() => [...globalThis.moved].map(([part, by]) => `${part} moved by ${by} px`));
    assert.deepEqual(moved, []);
    seat.assertNoComplaints();
  });
}
