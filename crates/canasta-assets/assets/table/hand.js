// The viewer's hand in columns, without the staged cards. Selected cards are raised. All columns together form a single
// tab stop.

import { face, rankOf, tally } from "../cards.js";
import { message } from "../words.js";
import { handOrder } from "./order.js";

/** The front card and the edges of four others. */
const MAX_DRAWN_CARDS = 5;

/** Updates the hand in a copy of the server's markup. */
export function showHand(root, { staging, table }) {
  const ranks = handOrder();
  const place = ({ dataset }) => ranks.indexOf(dataset.rank);
  const columns = [...root.querySelectorAll(".col")].sort((a, b) => place(a) - place(b));
  root.querySelector("#hand").append(...columns);
  for (const column of columns) showColumn(column, staging, table);
  // The style sheet arranges columns in rows according to their number.
  root.querySelector("#hand").className = `hand c${root.querySelectorAll(".col").length}`;
  const cards = staging.handLeft(table).length;
  const label = staging.sets.length ? message("cards-not-staged", { cards }) : message("hand", { cards });
  root.querySelector("#hand").setAttribute("aria-label", label);
}

function showColumn(column, staging, table) {
  const key = column.dataset.rank;
  const { cards, chosen } = columnCards(key, staging, table);
  if (!cards.length) return column.remove();
  const drawn = cards.slice(-MAX_DRAWN_CARDS);
  column.dataset.cards = cards.join(" ");
  const parts = drawn.map((card, place) => face(card, place >= drawn.length - chosen ? "up" : ""));
  if (cards.length > 1) {
    const count = document.createElement("b");
    count.className = "n";
    count.append(tally(chosen ? `${chosen}/${cards.length}` : `×${cards.length}`));
    parts.push(count);
  }
  column.replaceChildren(...parts);
  column.setAttribute("aria-label", columnLabel(key, cards, chosen));
  column.setAttribute("aria-pressed", String(chosen > 0));
}

/**
 * A column's cards, front card last, and the number of selected cards. Red threes are in front of black ones, unless
 * black ones are selected.
 */
function columnCards(key, staging, table) {
  const cards = staging.left(table, key);
  const chosen = Math.min(staging.chosen.get(key) ?? 0, cards.length);
  const red = key === "3" ? staging.left(table, "R") : [];
  if (!red.length) return { cards, chosen };
  if (chosen) return { cards: [...red, ...cards], chosen };
  return { cards: [...cards, ...red], chosen: Math.min(staging.chosen.get("R") ?? 0, red.length) };
}

function columnLabel(key, all, chosen) {
  const cards = all.length;
  const red = all.filter((card) => rankOf(card) === "R").length;
  const black = cards - red;
  if (red && black)
    return chosen ? message("threes-chosen", { red, black, chosen }) : message("threes", { red, black });
  const rank = red ? "R" : key;
  return chosen ? message("column-chosen", { rank, cards, chosen }) : message("column", { rank, cards });
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
