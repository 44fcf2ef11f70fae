// Totals for reading across the table, who deals, and the sheet with all deals. The live view shows the same.

import { message, messageNodes } from "../words.js";
import { hasPartners, isOver, list, number, playerName, playersOf, sideName, signed } from "./game.js";
import { h, name } from "./markup.js";

/** Whether more than two sides play, so that each needs a row instead of a column. */
export const hasManySides = (game) => game.seats.length > 2;

/** An element with each side's total, and what it needs for its next initial meld. */
export const plates = (game) =>
  h(
    "div",
    { class: hasManySides(game) ? "plates many" : "plates" },
    game.seats.map((_, side) => plate(game, side)),
  );

const plate = (game, side) =>
  h(
    "section",
    { class: `side s${side}` },
    h("h2", {}, name(sideName(game, side))),
    hasPartners(game) && h("small", {}, name(list(playersOf(game, side)))),
    h("p", { class: "total num" }, number(game.totals[side])),
    !isOver(game) &&
      h("p", { class: "needs num" }, h("b", {}, number(game.minimums[side])), h("span", {}, message("to-meld"))),
  );

/** The dealer and the first player; `null` if the players haven't said who dealt. */
export function whose(game) {
  if (game.dealer === null) return null;
  const [dealer, first] = [game.dealer, game.first].map((seat) => playerName(game, seat));
  return h(
    "p",
    { class: "whose" },
    h("span", { class: "dealer", "aria-hidden": "true" }, message("dealer-letter")),
    h("span", {}, ...messageNodes("whose", { dealer, first })),
  );
}

/** All deals with their points. With `linked`, the number of a deal leads to its check. */
export const sheet = (game, { linked = false } = {}) =>
  hasManySides(game) ? sheetByPlayer(game, linked) : sheetByDeal(game, linked);

const hasStart = (game) => game.start.some((points) => points !== 0);

function sheetByDeal(game, linked) {
  const heads = game.seats.map((_, side) => h("th", { scope: "colgroup", colspan: 2 }, name(sideName(game, side))));
  const start =
    hasStart(game) &&
    h(
      "tr",
      { class: "start" },
      h("th", { scope: "row" }, message("from-paper")),
      game.start.map((points) => [h("td", { class: "plus" }), h("td", {}, h("b", {}, number(points)))]),
    );
  const rows = game.deals.map((deal) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, dealNumber(deal, linked), ...marks(deal)),
      game.seats.map((_, side) => [
        h("td", { class: "plus" }, ...points(deal, side)),
        h("td", {}, h("b", {}, number(deal.totals[side]))),
      ]),
    ),
  );
  return h(
    "table",
    { class: "deals" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, hidden(message("column-deal"))), heads)),
    h("tbody", {}, start, rows, !rows.length && !start && nothingYet(1 + 2 * game.seats.length)),
  );
}

/** One line per player: with several sides, a line per deal would be too wide. */
function sheetByPlayer(game, linked) {
  const heads = game.deals.map((deal) => h("th", { scope: "col" }, dealNumber(deal, linked), ...marks(deal)));
  const rows = game.seats.map((_, side) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, name(sideName(game, side))),
      hasStart(game) && h("td", { class: "plus" }, number(game.start[side])),
      game.deals.map((deal) => h("td", { class: "plus" }, ...points(deal, side))),
      h("td", {}, h("b", {}, number(game.totals[side]))),
    ),
  );
  return h(
    "table",
    { class: "deals by-player" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "col" }, hidden(message("column-player"))),
        hasStart(game) && h("th", { scope: "col" }, message("from-paper")),
        heads,
        h("th", { scope: "col" }, message("total")),
      ),
    ),
    h("tbody", {}, rows),
  );
}

const hidden = (text) => h("span", { class: "sr" }, text);

const nothingYet = (columns) => h("tr", { class: "start" }, h("td", { colspan: columns }, message("nothing-entered")));

const dealNumber = ({ n }, linked) =>
  linked ? h("a", { href: `#check/${n}`, "aria-label": message("check-deal", { n }) }, number(n)) : number(n);

const mark = (text) => h("span", { class: "mark" }, text);

const marks = (deal) => [
  deal.anyway && mark(message("saved-anyway")),
  deal.conflict.length > 0 && mark(message("entered-twice")),
];

/** A side's points for a deal, after the figure that they have replaced. */
function points(deal, side) {
  const total = deal.scores[side].total;
  const earlier = deal.history
    .filter((version) => version.id !== deal.id && version.entry && !isInConflict(deal, version))
    .map((version) => version.scores[side].total)
    .findLast((points) => points !== total);
  if (earlier === undefined) return [signed(total)];
  return [h("s", {}, signed(earlier)), " ", signed(total), mark(message("corrected"))];
}

const isInConflict = (deal, version) => deal.conflict.some(({ id }) => id === version.id);
