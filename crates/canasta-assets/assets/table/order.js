// The player's own order of the hand: by what is kept on this device, for all deals and games. The columns are put into it before
// they are drawn, so that what is seen, read out and reached by keys has one order.

/** The usual order, as the server has it. */
const USUAL = [..."X2AKQJT9876543"];

const NAME = "hand-order";

/** The order of all ranks, from left to right. */
export function order() {
  try {
    const kept = [...(localStorage.getItem(NAME) ?? "")];
    return kept.length === USUAL.length && USUAL.every((rank) => kept.includes(rank)) ? kept : USUAL;
  } catch {
    // This browser keeps nothing.
    return USUAL;
  }
}

export function keepOrder(ranks) {
  try {
    if (String(ranks) === String(USUAL)) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, ranks.join(""));
  } catch {
    // The same.
  }
}

export const hasOwnOrder = () => order() !== USUAL;

export const forgetOrder = () => keepOrder(USUAL);

/** All ranks, where `rank` is now the one at `place` among those in the hand, which are `held` from left to right. */
export function moved(all, held, rank, place) {
  if (held[place] === rank) return all;
  const others = held.filter((other) => other !== rank);
  const rest = all.filter((other) => other !== rank);
  const at = place < others.length ? rest.indexOf(others[place]) : rest.indexOf(others.at(-1)) + 1;
  return [...rest.slice(0, at), rank, ...rest.slice(at)];
}

/** How many of the boxes, in rows from the left, lie before a point. */
export function placeAmong(boxes, { x, y }) {
  const row = Math.min(...boxes.map(({ bottom }) => bottom).filter((bottom) => bottom >= y));
  return boxes.filter(({ left, bottom }, place) => {
    if (bottom < row - 1) return true;
    if (bottom > row + 1) return false;
    const next = boxes[place + 1];
    // Of a column that is lapped only the left part is seen.
    const seen = next && Math.abs(next.bottom - bottom) < 1 ? next.left - left : boxes[place].right - left;
    return x > left + seen / 2;
  }).length;
}
