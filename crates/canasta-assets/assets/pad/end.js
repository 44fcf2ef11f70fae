// The result of a game.

import { message } from "../words.js";
import { beginNextGame } from "./begin.js";
import { sources } from "./breakdown.js";
import { curve } from "./curve.js";
import { hasPartners, isOver, list, number, playersOf, sideName } from "./game.js";
import { announce, h, icon, name } from "./markup.js";
import { sessionPanel } from "./totals.js";

export async function showEnd(root, app) {
  const isEnd = () => app.game && isOver(app.game);
  // A correction can mean that the game isn't over.
  const leave = () => app.go(app.pad?.isWatched ? "live" : app.game ? "table" : "start");
  if (!isEnd()) {
    leave();
    return {};
  }
  let drawn = "";
  const update = async () => {
    if (!isEnd()) return leave();
    const state = JSON.stringify(app.games);
    if (state === drawn) return;
    drawn = state;
    root.replaceChildren(...(await end(app)));
  };
  await update();
  return { update };
}

async function end(app) {
  const { game, pad } = app;
  const { winner, totals } = game;
  const winners = playersOf(game, winner);
  const points = totals[winner] - Math.max(...totals.filter((_, side) => side !== winner));
  const last = game.deals.at(-1);
  const next = async () => {
    await beginNextGame(app);
    app.go("table");
    announce(message("next-game-begun"));
  };
  return [
    h(
      "header",
      { class: "top" },
      h(
        "a",
        { class: "link", href: pad.isWatched ? "#live" : "#table" },
        icon("back"),
        h("span", {}, pad.isWatched ? message("live-title") : message("heading")),
      ),
    ),
    h(
      "div",
      { class: "wrap" },
      h(
        "section",
        { class: "feast" },
        document.getElementById("fan").content.cloneNode(true),
        h("h1", { tabindex: "-1" }, name(message("end-won", { names: list(winners), n: winners.length }))),
        h("p", {}, message("end-by", { points, deals: game.deals.length })),
        h(
          "ul",
          { class: "result num" },
          totals.map((total, side) =>
            h(
              "li",
              { class: side === winner && "won" },
              name(sideName(game, side)),
              h("b", {}, number(total)),
              hasPartners(game) && h("small", {}, name(list(playersOf(game, side)))),
            ),
          ),
        ),
        !pad.isWatched &&
          h(
            "div",
            { class: "row" },
            h("button", { type: "button", class: "btn main big", onclick: next }, message("next-game")),
            last && h("a", { class: "btn cloth", href: `#deal/${last.n}` }, message("correct-deal", { n: last.n })),
            h("a", { class: "btn cloth", href: "#print" }, message("print-now")),
          ),
      ),
      h(
        "div",
        { class: "inner two" },
        h(
          "section",
          { class: "panel", "aria-labelledby": "how" },
          h("h2", { id: "how" }, message("end-how")),
          await curve(game),
        ),
        h(
          "div",
          { class: "stack" },
          sessionPanel(app),
          h(
            "section",
            { class: "panel", "aria-labelledby": "sources" },
            h("h2", { id: "sources" }, message("sources")),
            sources(game),
          ),
        ),
      ),
    ),
  ];
}
