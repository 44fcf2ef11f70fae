// The player's own order of the hand, by the script alone: which ranks, where a column is put down, what is kept.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const { keepOrder, moved, order, placeAmong } = await import("../../../crates/canasta-assets/assets/table/order.js");

const USUAL = "X2AKQJT9876543";

/** What the browser keeps. */
let kept;

beforeEach(() => {
  kept = new Map();
  globalThis.localStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  };
});

test("a column is moved among those in the hand, and the other ranks stay where they were", () => {
  const held = [..."XAK94"];
  const to = (rank, place) => moved([...USUAL], held, rank, place).join("");
  assert.equal(to("4", 0), "4X2AKQJT987653", "to the left end");
  assert.equal(to("X", 4), "2AKQJT987654X3", "behind the last in the hand, before ranks that are not there");
  assert.equal(to("9", 2), "X2A9KQJT876543");
  assert.equal(to("K", 2), USUAL, "to where it lies");
});

test("an order is kept, the usual one is not, and what else lies there is no order", () => {
  assert.equal(order().join(""), USUAL);
  keepOrder([..."4X2AKQJT987653"]);
  assert.equal(order().join(""), "4X2AKQJT987653");
  keepOrder([...USUAL]);
  assert.equal(kept.size, 0);
  for (const other of ["", "4X2", "4X2AKQJT98765X", "nonsense"]) {
    kept.set("hand-order", other);
    assert.equal(order().join(""), USUAL, other);
  }
});

test("a browser that keeps nothing has the usual order", () => {
  globalThis.localStorage = {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  };
  keepOrder([..."4X2AKQJT987653"]);
  assert.equal(order().join(""), USUAL);
});

const box = (left, right, bottom) => ({ left, right, bottom });

test("a point lies behind the columns whose middle it has passed, row by row", () => {
  // Two rows of two, 50 wide; the lower ones end at 200.
  const rows = [box(0, 50, 100), box(50, 100, 100), box(0, 50, 200), box(50, 100, 200)];
  const at = (x, y) => placeAmong(rows, { x, y });
  assert.deepEqual([at(10, 60), at(30, 60), at(90, 60), at(10, 160), at(60, 160), at(90, 160)], [0, 1, 2, 2, 3, 4]);
  // Lapped: each shows 20 of 50, the last all.
  const lapped = [box(0, 50, 100), box(20, 70, 100), box(40, 90, 100)];
  assert.deepEqual(
    [5, 15, 35, 60, 70].map((x) => placeAmong(lapped, { x, y: 50 })),
    [0, 1, 2, 2, 3],
  );
});
