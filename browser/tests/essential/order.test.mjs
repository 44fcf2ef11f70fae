// Tests the player's own hand order in the script, without a browser: order, drop places and storage.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const { handOrder, placeAmong, reordered, saveOrder } =
  await import("../../../crates/canasta-assets/assets/table/order.js");

const DEFAULT_ORDER = "X2AKQJT9876543R";

/** A stub for the browser's storage. */
let stored;

beforeEach(() => {
  stored = new Map();
  globalThis.localStorage = {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => stored.set(name, value),
    removeItem: (name) => stored.delete(name),
  };
});

test("moves a column among those in the hand, and leaves the other ranks in place", () => {
  const held = [..."XAK94"];
  const to = (rank, place) => reordered([...DEFAULT_ORDER], held, rank, place).join("");
  assert.equal(to("4", 0), "4X2AKQJT987653R", "to the left end");
  assert.equal(to("X", 4), "2AKQJT987654X3R", "after the last in the hand, before ranks that are not there");
  assert.equal(to("9", 2), "X2A9KQJT876543R");
  assert.equal(to("K", 2), DEFAULT_ORDER, "to its own place");
});

test("saves an order unless it is the default, and ignores invalid ones", () => {
  assert.equal(handOrder().join(""), DEFAULT_ORDER);
  saveOrder([..."4X2AKQJT987653R"]);
  assert.equal(handOrder().join(""), "4X2AKQJT987653R");
  saveOrder([...DEFAULT_ORDER]);
  assert.equal(stored.size, 0);
  localStorage.setItem("hand-order", "4X2AKQJT987653");
  assert.equal(handOrder().join(""), "4X2AKQJT987653R", "an order from before red threes had a column of their own");
  for (const other of ["", "4X2", "4X2AKQJT98765X", "nonsense"]) {
    stored.set("hand-order", other);
    assert.equal(handOrder().join(""), DEFAULT_ORDER, other);
  }
});

test("uses the default order without storage", () => {
  globalThis.localStorage = {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  };
  saveOrder([..."4X2AKQJT987653R"]);
  assert.equal(handOrder().join(""), DEFAULT_ORDER);
});

const box = (left, right, bottom) => ({ left, right, bottom });

test("finds the place of a point among the columns, row by row", () => {
  // Two rows of two columns. Each column is 50 wide, and the second row ends at 200.
  const rows = [box(0, 50, 100), box(50, 100, 100), box(0, 50, 200), box(50, 100, 200)];
  const at = (x, y) => placeAmong(rows, { x, y });
  assert.deepEqual([at(10, 60), at(30, 60), at(90, 60), at(10, 160), at(60, 160), at(90, 160)], [0, 1, 2, 2, 3, 4]);
  // Of each column except the last, 20 of 50 are visible.
  const overlapped = [box(0, 50, 100), box(20, 70, 100), box(40, 90, 100)];
  assert.deepEqual(
    [5, 15, 35, 60, 70].map((x) => placeAmong(overlapped, { x, y: 50 })),
    [0, 1, 2, 2, 3],
  );
});
