// The viewer's hand in columns. Selected cards are raised. All columns together form a single tab stop.

import { face, tally } from "../cards.js";
import { message } from "../words.js";
import { handOrder } from "./order.js";

/** The front card and the edges of two others. */
const MAX_DRAWN_CARDS = 3;

/** Updates the hand in a copy of the server's markup. */
export function showHand(root, { selection }) {
  const ranks = handOrder();
  const place = ({ dataset }) => ranks.indexOf(dataset.rank);
  const columns = [...root.querySelectorAll(".col")].sort((a, b) => place(a) - place(b));
  root.querySelector("#hand").append(...columns);
  for (const column of columns) showSelected(column, selection.counts.get(column.dataset.rank) ?? 0);
}

function showSelected(column, selected) {
  const { cards, rank } = column.dataset;
  column.setAttribute("aria-pressed", String(selected > 0));
  if (!selected) return;
  const all = cards.split(" ");
  const drawn = all.slice(-MAX_DRAWN_CARDS);
  const parts = drawn.map((card, place) => face(card, place >= drawn.length - selected ? "up" : ""));
  if (all.length > 1) {
    const count = document.createElement("b");
    count.className = "n";
    count.append(tally(`${selected}/${all.length}`));
    parts.push(count);
  }
  column.classList.add("up");
  column.replaceChildren(...parts);
  column.setAttribute("aria-label", message("column-chosen", { rank, cards: all.length, chosen: selected }));
}

/**
 * Makes one column the tab stop: the same one as before or, if it is gone, the one now in its place. Returns its
 * `{ id, place }`.
 */
export function showTabStop(root, { id, place }) {
  const columns = [...root.querySelectorAll(".col")];
  const found = columns.findIndex((column) => column.id === id);
  const at = found >= 0 ? found : Math.max(0, Math.min(place, columns.length - 1));
  columns.forEach((column, other) => {
    column.tabIndex = other === at ? 0 : -1;
  });
  return { id: columns[at]?.id ?? null, place: at };
}

export const tabStop = () => document.querySelector('.col[tabindex="0"]');
