// The player's own order of the hand, saved on this device. Columns are sorted before they are drawn, so screen readers
// and keys follow the same order.

/** The order in which the server sends columns. */
const DEFAULT_ORDER = [..."X2AKQJT9876543R"];

const STORAGE_KEY = "hand-order";

/** All ranks in the player's order, from left to right. */
export function handOrder() {
  try {
    const stored = [...(localStorage.getItem(STORAGE_KEY) ?? "")];
    // Orders from before red threes had a column of their own.
    const saved = stored.includes("R") ? stored : [...stored, "R"];
    return saved.length === DEFAULT_ORDER.length && DEFAULT_ORDER.every((rank) => saved.includes(rank))
      ? saved
      : DEFAULT_ORDER;
  } catch {
    // Storage isn't available.
    return DEFAULT_ORDER;
  }
}

export function saveOrder(ranks) {
  try {
    if (String(ranks) === String(DEFAULT_ORDER)) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, ranks.join(""));
  } catch {
    // Storage isn't available.
  }
}

export const hasOwnOrder = () => handOrder() !== DEFAULT_ORDER;

export const forgetOrder = () => saveOrder(DEFAULT_ORDER);

/** The order after `rank` has moved to `place` in the hand. `held` lists the ranks in the hand, from left to right. */
export function reordered(all, held, rank, place) {
  if (held[place] === rank) return all;
  const others = held.filter((other) => other !== rank);
  const rest = all.filter((other) => other !== rank);
  const at = place < others.length ? rest.indexOf(others[place]) : rest.indexOf(others.at(-1)) + 1;
  return [...rest.slice(0, at), rank, ...rest.slice(at)];
}

/** The number of boxes before a point, counted in rows from left to right. */
export function placeAmong(boxes, { x, y }) {
  const row = Math.min(...boxes.map(({ bottom }) => bottom).filter((bottom) => bottom >= y));
  return boxes.filter(({ left, bottom }, place) => {
    if (bottom < row - 1) return true;
    if (bottom > row + 1) return false;
    const next = boxes[place + 1];
    // Only the left part of a column that is overlapped is visible.
    const visible = next && Math.abs(next.bottom - bottom) < 1 ? next.left - left : boxes[place].right - left;
    return x > left + visible / 2;
  }).length;
}
