// Everything that is needed less often.

import { message } from "../words.js";
import { beginNextGame } from "./begin.js";
import { downloadCsv } from "./csv.js";
import { openDialog } from "./dialog.js";
import { isOver } from "./game.js";
import { announce, h } from "./markup.js";

export function openMenu(app) {
  const { game, pad } = app;
  const canChange = !pad.isKeptElsewhere;
  const link = (text, href) => h("a", { class: "btn", href }, text);
  const button = (text, onclick) => h("button", { type: "button", class: "btn", onclick }, text);
  const next = async () => {
    dialog.close();
    await beginNextGame(app);
    app.go("table");
    announce(message("next-game-begun"));
  };
  const dialog = openDialog(
    message("heading"),
    "menu-dialog",
    h(
      "div",
      { class: "choice" },
      isOver(game) && canChange && button(message("next-game"), next),
      link(message("menu-totals"), "#totals"),
      canChange && link(message("names-title"), "#names"),
      canChange && link(message("rules-of-pad"), "#rules"),
      link(message("menu-settings"), "#settings"),
      link(message("menu-print"), "#print"),
      button(message("menu-csv"), () => downloadCsv(game)),
      link(message("new-pad"), "#start"),
    ),
  );
}
