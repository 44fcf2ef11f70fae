// Names of the players, who sits where, and who deals next.

import { message } from "../words.js";
import { beginNextGame, sidesLine } from "./begin.js";
import { hasPartners, isOver, list, playerName } from "./game.js";
import { announce, h, topBar } from "./markup.js";

const MAX_NAME_CHARS = 24;

export async function showNames(root, app) {
  if (!app.game || app.pad.isWatched) {
    app.go("start");
    return {};
  }
  const screen = new NamesScreen(root, app);
  screen.draw();
  // What is being typed stays when the pad changes.
  return { update: false };
}

class NamesScreen {
  #root;
  #app;
  #names;

  constructor(root, app) {
    this.#root = root;
    this.#app = app;
    this.#names = [...app.game.names];
  }

  /** Whether players can change places: in a game they can't, because a side's points belong to its players. */
  get #canMove() {
    const { game } = this.#app;
    return isOver(game) || (game.deals.length === 0 && game.start.every((points) => points === 0));
  }

  draw() {
    const { game } = this.#app;
    const canMove = this.#canMove;
    this.#root.replaceChildren(
      topBar(message("names-title")),
      h(
        "div",
        { class: "wrap two" },
        h(
          "form",
          { class: "panel", "aria-labelledby": "names", onsubmit: (event) => this.#save(event) },
          h("h2", { id: "names" }, message("in-order-of-play")),
          h(
            "ol",
            { class: "seats" },
            this.#names.map((name, seat) => this.#seat(name, seat, canMove)),
          ),
          h("p", { class: "quiet", id: "partners" }, this.#partners()),
          h("p", { class: "quiet" }, message(canMove ? "move-about" : "move-later")),
          h("button", { class: "btn main", id: "save-names" }, message(isOver(game) ? "next-game-with" : "save-names")),
        ),
        isOver(game) ? null : this.#dealer(),
      ),
    );
  }

  #seat(name, seat, canMove) {
    const { game } = this.#app;
    const side = game.seats.findIndex((seats) => seats.includes(seat));
    const label = hasPartners(game)
      ? message(side === 0 ? "player-we" : "player-they", { n: seat + 1 })
      : message("player", { n: seat + 1 });
    const shown = () => this.#names[seat] || message("player", { n: seat + 1 });
    const move = (by) => {
      const other = (seat + by + this.#names.length) % this.#names.length;
      const names = this.#names;
      [names[seat], names[other]] = [names[other], names[seat]];
      this.draw();
      document.getElementById(`${by < 0 ? "up" : "down"}-${other}`).focus();
      announce(this.#partners());
    };
    const button = (by, text, sign) =>
      h(
        "button",
        {
          type: "button",
          class: "move",
          id: `${by < 0 ? "up" : "down"}-${seat}`,
          "aria-label": text,
          onclick: () => move(by),
        },
        sign,
      );
    const typed = ({ target }) => {
      this.#names[seat] = target.value;
      this.#root.querySelector("#partners").textContent = this.#partners();
    };
    return h(
      "li",
      { class: `s${side}` },
      h(
        "label",
        {},
        label,
        h("input", {
          class: "field",
          value: name,
          maxlength: MAX_NAME_CHARS,
          autocomplete: "off",
          spellcheck: "false",
          oninput: typed,
        }),
      ),
      canMove && [
        button(-1, message("move-up", { name: shown() }), "↑"),
        button(1, message("move-down", { name: shown() }), "↓"),
      ],
    );
  }

  /** "Ruth and Tom against Anna and Paul" */
  #partners() {
    const game = { ...this.#app.game, names: this.#names };
    if (!hasPartners(game)) return sidesLine(game.players);
    const [we, they] = game.seats.map((seats) => list(seats.map((seat) => playerName(game, seat))));
    return message("against", { we, they });
  }

  async #save(event) {
    event.preventDefault();
    const { pad, game } = this.#app;
    const names = this.#names.map((name) => name.trim());
    if (isOver(game)) {
      await beginNextGame(this.#app, names);
      announce(message("next-game-begun"));
    } else if (JSON.stringify(names) !== JSON.stringify(game.names)) {
      pad.add({ kind: "names", game: game.id, names });
      announce(message("names-saved"));
    }
    this.#app.go("table");
  }

  /** For a dealer who was chosen by mistake, or a deal that was dealt out of turn. */
  #dealer() {
    const { pad, game } = this.#app;
    const choose = (seat) => {
      pad.add({ kind: "dealer", game: game.id, n: game.next, seat });
      announce(message("dealer-set", { dealer: playerName(game, seat) }));
    };
    return h(
      "section",
      { class: "panel", "aria-labelledby": "dealer" },
      h("h2", { id: "dealer" }, message("who-deals-next", { n: game.next })),
      h(
        "div",
        { class: "choice", role: "radiogroup", "aria-labelledby": "dealer" },
        game.names.map((_, seat) =>
          h(
            "label",
            {},
            h("input", { type: "radio", name: "dealer", checked: game.dealer === seat, onchange: () => choose(seat) }),
            h("b", {}, playerName(game, seat)),
          ),
        ),
      ),
    );
  }
}
