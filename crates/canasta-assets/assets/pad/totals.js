// Totals: the curve, every deal, where the points came from, and the games of the pad.

import { message } from "../words.js";
import { sources } from "./breakdown.js";
import { curve } from "./curve.js";
import { isOver, list, number, playerName, playersOf, sideName } from "./game.js";
import { h, name, scroller, topBar } from "./markup.js";
import { sheet } from "./plates.js";

export async function showTotals(root, app) {
  if (!app.game) {
    app.go("start");
    return {};
  }
  let drawn = "";
  const update = async () => {
    const state = JSON.stringify(app.games);
    if (state === drawn) return;
    drawn = state;
    root.replaceChildren(...(await totals(app)));
  };
  await update();
  return { update };
}

async function totals(app) {
  const { game } = app;
  const { isWatched } = app.pad;
  const minimums = game.seats.map((_, side) =>
    message("curve-side", { side: sideName(game, side), total: game.minimums[side] }),
  );
  return [
    topBar(message("totals-title"), isWatched ? { back: "#live", backLabel: message("live-title") } : {}),
    h(
      "div",
      { class: "wrap two" },
      h(
        "section",
        { class: "panel", "aria-labelledby": "curve" },
        h("h2", { id: "curve" }, message("game-so-far")),
        await curve(game, { table: false }),
        !isOver(game) && h("p", {}, name(message("next-minimums", { sides: list(minimums) }))),
      ),
      h(
        "section",
        { class: "panel", "aria-labelledby": "deals" },
        h("h2", { id: "deals" }, message("deal-by-deal")),
        scroller(message("deal-by-deal"), sheet(game, { linked: true })),
      ),
      h(
        "section",
        { class: "panel", "aria-labelledby": "sources" },
        h("h2", { id: "sources" }, message("sources")),
        sources(game),
      ),
      sessionPanel(app),
    ),
  ];
}

/** The games of this pad, with wins. */
export function sessionPanel({ games, pad }) {
  return h(
    "section",
    { class: "panel", "aria-labelledby": "session" },
    h("h2", { id: "session" }, message("session")),
    scroller(message("session"), sessionTable(games)),
    h(
      "p",
      { class: "quiet" },
      message("session-help"),
      " ",
      !pad.isWatched && h("a", { class: "tall", href: "#print" }, message("print-now")),
    ),
  );
}

function sessionTable(games) {
  const columns = sessionColumns(games);
  const wins = columns.map(({ sides }) => games.filter((game, i) => isOver(game) && game.winner === sides[i]).length);
  const together = columns.map(({ sides }) =>
    games.reduce((sum, { totals }, i) => sum + (sides[i] === null ? 0 : totals[sides[i]]), 0),
  );
  const cell = (game, side) => {
    if (side === null) return h("td", {}, "–");
    const hasWon = isOver(game) && game.winner === side;
    return h(
      "td",
      { class: hasWon && "won" },
      number(game.totals[side]),
      hasWon && h("span", { class: "sr" }, " ", message("session-won")),
    );
  };
  const row = (head, cells, className = null) => h("tr", { class: className }, h("th", { scope: "row" }, head), cells);
  const figures = (numbers) => numbers.map((n) => h("td", {}, number(n)));
  return h(
    "table",
    { class: "games num" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "col" }, h("span", { class: "sr" }, message("session-column"))),
        columns.map(({ head }) => h("th", { scope: "col" }, name(head))),
      ),
    ),
    h(
      "tbody",
      {},
      games.map((game, i) =>
        row(
          isOver(game)
            ? message("session-game", { n: i + 1, deals: game.deals.length })
            : message("session-playing", { n: i + 1 }),
          columns.map(({ sides }) => cell(game, sides[i])),
        ),
      ),
      games.length > 1 && row(message("session-wins"), figures(wins), "sum"),
      games.length > 1 && row(message("session-together"), figures(together)),
    ),
  );
}

/**
 * The columns of the session score, each with its side in every game: one for each side if the same people have always
 * played together, or else one for each player.
 */
function sessionColumns(games) {
  const people = (game, side) => [...playersOf(game, side)].sort().join("\n");
  const teams = [...new Set(games.flatMap((game) => game.seats.map((_, side) => people(game, side))))];
  const last = games.at(-1);
  const find = (sides, is) => {
    const side = sides.findIndex(is);
    return side < 0 ? null : side;
  };
  if (teams.length === last.seats.length) {
    return last.seats.map((_, side) => ({
      head: list(playersOf(last, side)),
      sides: games.map((game) => find(game.seats, (_, other) => people(game, other) === people(last, side))),
    }));
  }
  const players = [
    ...new Set([...games].reverse().flatMap((game) => game.names.map((_, seat) => playerName(game, seat)))),
  ];
  return players.map((player) => ({
    head: player,
    sides: games.map((game) => find(game.seats, (_, side) => playersOf(game, side).includes(player))),
  }));
}
