// Settling a dispute about a deal: every item with its rule, what has been changed, a comparison with a score on paper, and
// counting again card by card.

import { message, messageNodes } from "../words.js";
import { breakdown, changedLine, ended, log, phoneName, pointsOf, ruleSetLink } from "./breakdown.js";
import { ask } from "./engine.js";
import { cardsOf, describe, lineName, number, playerName, sideName, time } from "./game.js";
import { h, name, scroller, topBar } from "./markup.js";
import { wordKey } from "./sentences.js";

/** Kinds of cards in the order of the keys, as the rules name them. */
const KINDS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3B", "2", "X"];

const SLIPS = {
  natural_more: "slip-natural-more",
  natural_fewer: "slip-natural-fewer",
  mixed_more: "slip-mixed-more",
  mixed_fewer: "slip-mixed-fewer",
  mixed_as_natural: "slip-mixed-as-natural",
  natural_as_mixed: "slip-natural-as-mixed",
  red_threes: "slip-red-threes",
  red_threes_for_side: "slip-red-threes-for-side",
  red_threes_against_side: "slip-red-threes-against-side",
  going_out_left_out: "slip-going-out-left-out",
  going_out_counted: "slip-going-out-counted",
  counted_concealed: "slip-counted-concealed",
  counted_not_concealed: "slip-counted-not-concealed",
  hand_added: "slip-hand-added",
  hand_left_out: "slip-hand-left-out",
  melded_left_out: "slip-melded-left-out",
  melded_swapped: "slip-melded-swapped",
  hand_swapped: "slip-hand-swapped",
  card_more: "slip-card-more",
  card_fewer: "slip-card-fewer",
  carry: "slip-carry",
};

export async function showCheck(root, app, n) {
  const deal = app.game?.deals.find((deal) => deal.n === Number(n));
  if (!deal) {
    app.go(app.pad?.isWatched ? "live" : app.game ? "table" : "start");
    return {};
  }
  const screen = new CheckScreen(root, app, deal, await describe(deal.rules));
  screen.draw();
  return { update: () => screen.update() };
}

class CheckScreen {
  #root;
  #app;
  #game;
  #deal;
  #rules;
  #drawn = "";
  /** What people have typed from their paper, by side. */
  #papers;
  #count;
  #facts = h("div", { class: "stack" });
  #changes = h("section", { class: "panel", "aria-labelledby": "changes" });

  constructor(root, app, deal, rules) {
    this.#root = root;
    this.#app = app;
    this.#game = app.game;
    this.#deal = deal;
    this.#rules = rules;
    this.#papers = new Papers(this.#game, () => this.#deal);
    this.#count = new Count(this.#game, () => this.#deal, rules);
  }

  draw() {
    const { isWatched } = this.#app.pad;
    this.#drawFacts();
    this.#root.replaceChildren(
      topBar(
        message("check-deal", { n: this.#deal.n }),
        isWatched ? { back: "#live", backLabel: message("live-title") } : {},
      ),
      h(
        "div",
        { class: "wrap two" },
        h("div", { class: "stack" }, this.#facts, this.#changes),
        h("div", { class: "stack" }, this.#papers.element, this.#count.element),
      ),
    );
  }

  /** Shows what has changed. What people have typed and counted stays. */
  async update() {
    const { game } = this.#app;
    const deal = game?.id === this.#game.id ? game.deals.find(({ n }) => n === this.#deal.n) : null;
    if (!deal) {
      this.#app.go(this.#app.pad.isWatched ? "live" : "table");
      return;
    }
    this.#game = game;
    this.#deal = deal;
    this.#rules = await describe(deal.rules);
    if (JSON.stringify([game.names, deal]) === this.#drawn) return;
    const { activeElement } = document;
    const focused = this.#facts.contains(activeElement) ? activeElement.id : "";
    this.#drawFacts();
    if (focused) (document.getElementById(focused) ?? this.#root.querySelector("h1")).focus({ preventScroll: true });
    this.#papers.update(game);
    this.#count.update(game);
  }

  #drawFacts() {
    const game = this.#game;
    const deal = this.#deal;
    const { isWatched } = this.#app.pad;
    this.#drawn = JSON.stringify([game.names, deal]);
    this.#facts.replaceChildren(
      ...(isWatched ? [] : deal.queries.map((query) => this.#query(query))),
      ...(deal.conflict.length ? [this.#conflict()] : []),
      h(
        "section",
        { class: "panel", "aria-labelledby": "ended" },
        h("h2", { id: "ended" }, name(ended(game, deal.entry))),
        breakdown(game, deal, this.#rules, { linked: true }),
        h(
          "div",
          { class: "row" },
          !isWatched && h("a", { class: "btn main", href: `#deal/${deal.n}` }, message("correct-deal", { n: deal.n })),
          h("span", { class: "tall" }, ruleSetLink(this.#rules)),
        ),
      ),
    );
    this.#changes.replaceChildren(h("h2", { id: "changes" }, message("changes")), log(game, deal));
  }

  /** Somebody who watches asks to check the deal. */
  #query({ id, by, at }) {
    const settle = () => {
      this.#app.pad.add({ kind: "settled", query: id });
      this.#root.querySelector("h1").focus({ preventScroll: true });
    };
    return h(
      "section",
      { class: "panel asked" },
      h("p", {}, name(message("query-asked", { named: Boolean(by), name: by ?? "", time: time(at) }))),
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", class: "btn", id: `settle-${id}`, onclick: settle }, message("query-settle")),
      ),
    );
  }

  /** The versions of phones that were apart, next to each other. */
  #conflict() {
    const game = this.#game;
    const { conflict, n, replaces } = this.#deal;
    const keep = ({ entry, anyway }) => {
      this.#app.pad.add({ kind: "deal", game: game.id, n, replaces, ...(entry && { entry }), anyway });
      this.#root.querySelector("h1").focus({ preventScroll: true });
    };
    const row = (head, texts, className = null) =>
      h(
        "tr",
        { class: className },
        h("th", { scope: "row" }, head),
        texts.map((text) => h("td", {}, name(text))),
      );
    return h(
      "section",
      { class: "panel apart", "aria-labelledby": "conflict" },
      h("h2", { id: "conflict" }, message("conflict-heading")),
      h("p", {}, message("conflict-help")),
      scroller(
        message("conflict-heading"),
        h(
          "table",
          { class: "compare num" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "col" }, h("span", { class: "sr" }, message("conflict-line"))),
              conflict.map((version, i) =>
                h("th", { scope: "col", id: `phone-${i}` }, name(phoneName(version)), h("small", {}, time(version.at))),
              ),
            ),
          ),
          h(
            "tbody",
            {},
            differences(game, this.#deal).map(([head, texts]) => row(head, texts)),
            game.seats.map((_, side) =>
              row(
                message("line-of-side", { side: sideName(game, side), line: message("this-deal") }),
                conflict.map((version) => (version.entry ? pointsOf(version, side) : "–")),
                "sum",
              ),
            ),
            !this.#app.pad.isWatched &&
              h(
                "tr",
                {},
                h("td", {}),
                conflict.map((version, i) =>
                  h(
                    "td",
                    {},
                    h(
                      "button",
                      {
                        type: "button",
                        class: "btn",
                        id: `keep-${i}`,
                        "aria-describedby": `phone-${i}`,
                        onclick: () => keep(version),
                      },
                      message("conflict-keep"),
                    ),
                  ),
                ),
              ),
          ),
        ),
      ),
    );
  }
}

/** The lines in which versions differ, each with the texts of all versions. */
function differences(game, deal) {
  const texts = (read) => deal.conflict.map(({ entry }) => (entry ? read(entry) : "–"));
  const figure = (n) => (n === undefined || n === null ? message("not-entered") : number(n));
  const rows = [[lineName("going_out"), texts((entry) => ended(game, entry))]];
  if (deal.conflict.some(({ entry }) => entry?.exact_deal)) {
    const dealer = ({ exact_deal: exact, dealer }) => (exact ? playerName(game, dealer) : "–");
    rows.push([lineName("exact_deal"), texts(dealer)]);
  }
  game.seats.forEach((_, side) => {
    const head = (line) => message("line-of-side", { side: sideName(game, side), line });
    for (const line of SIDE_LINES) rows.push([head(lineName(line)), texts(({ sides }) => figure(sides[side][line]))]);
    deal.lines.forEach((_, own) => {
      const count = ({ sides }) => figure(sides[side].lines?.[own]);
      rows.push([head(changedLine(deal, { line: "own", own })), texts(count)]);
    });
  });
  return rows.filter(([, texts]) => new Set(texts).size > 1);
}

const SIDE_LINES = [
  "natural_canastas",
  "mixed_canastas",
  "concealed_canastas",
  "red_threes",
  "undeclared_red_threes",
  "black_threes",
  "melded",
  "in_hand",
];

/** Points from paper, and the slips that explain a difference. */
class Papers {
  #game;
  #deal;
  #inputs;
  #results;
  #asked = 0;
  element;

  constructor(game, deal) {
    this.#game = game;
    this.#deal = deal;
    this.#results = h("div", { class: "stack", role: "status" });
    this.#inputs = game.seats.map((_, side) =>
      h("input", {
        class: "field num",
        id: `paper-${side}`,
        inputmode: "numeric",
        autocomplete: "off",
        oninput: () => this.#compare(),
      }),
    );
    this.element = h(
      "section",
      { class: "panel", "aria-labelledby": "paper" },
      h("h2", { id: "paper" }, message("paper-heading")),
      h("p", {}, message("paper-help")),
      h(
        "div",
        { class: "papers" },
        game.seats.map((_, side) => this.#field(side)),
      ),
      this.#results,
    );
    this.#showPoints();
  }

  /** The keyboards of some phones have no minus, so there is a button for it. */
  #field(side) {
    const input = this.#inputs[side];
    const turn = () => {
      input.value = input.value.startsWith("−") ? input.value.slice(1) : `−${input.value.replace("-", "")}`;
      input.focus();
      this.#compare();
    };
    return h(
      "div",
      { class: "paper" },
      h("label", { for: `paper-${side}` }, name(sideName(this.#game, side))),
      h(
        "button",
        {
          type: "button",
          class: "btn minus",
          "aria-label": message("paper-minus", { side: sideName(this.#game, side) }),
          onclick: turn,
        },
        "−",
      ),
      input,
    );
  }

  update(game) {
    this.#game = game;
    this.#showPoints();
    this.#compare();
  }

  #showPoints() {
    const { scores } = this.#deal();
    this.#inputs.forEach((input, side) => (input.placeholder = number(scores[side].total)));
  }

  async #compare() {
    this.#asked += 1;
    const asked = this.#asked;
    const results = await Promise.all(this.#inputs.map(({ value }, side) => this.#result(side, value)));
    if (asked === this.#asked) this.#results.replaceChildren(...results.filter(Boolean));
  }

  async #result(side, text) {
    const digits = text.replaceAll(/\D/g, "");
    if (!digits) return null;
    const paper = /^\s*[-−]/.test(text) ? -Number(digits) : Number(digits);
    const { rules, lines, entry, scores } = this.#deal();
    const difference = paper - scores[side].total;
    const about = { side: sideName(this.#game, side), points: Math.abs(difference) };
    if (difference === 0) {
      return h("p", { class: "told good" }, name(message("paper-same", { side: about.side })));
    }
    const { players } = this.#game;
    const { slips } = await ask({ do: "explain", rules, lines, players, entry, side, difference });
    if (!slips.length) {
      const unexplained = difference > 0 ? "paper-more-unexplained" : "paper-less-unexplained";
      return h("p", { class: "told" }, messageNodes(unexplained, about));
    }
    return h(
      "div",
      { class: "told" },
      h("p", {}, messageNodes(difference > 0 ? "paper-more" : "paper-less", about)),
      h(
        "ul",
        {},
        slips.map(({ slip, ...numbers }) => h("li", {}, message(SLIPS[slip], numbers))),
      ),
    );
  }
}

/** Counts cards again, and compares their points with the pad. */
class Count {
  #game;
  #deal;
  #rules;
  /** Counted cards by what is counted: the order of the presses. */
  #pressed = new Map();
  #which;
  #keys = h("div", { class: "ranks recount" });
  #cards = h("span", {});
  #sum = h("b", { class: "num" });
  #result = h("p", { role: "status" });
  element;

  constructor(game, deal, rules) {
    this.#game = game;
    this.#deal = deal;
    this.#rules = rules;
    this.#which = h("select", { class: "field", id: "count-what", onchange: () => this.#show() });
    const change = (change) => () => {
      this.#pressed.set(this.#which.value, change(this.#list));
      this.#show();
    };
    const button = (text, onclick) => h("button", { type: "button", class: "btn", onclick }, text);
    this.#keys.append(...KINDS.map((kind) => this.#key(kind)));
    this.element = h(
      "section",
      { class: "panel", "aria-labelledby": "again" },
      h("h2", { id: "again" }, message("count-heading")),
      h("label", { class: "sr", for: "count-what" }, message("count-what")),
      this.#which,
      this.#keys,
      h("p", { class: "counted-sum" }, this.#cards, this.#sum),
      this.#result,
      h(
        "div",
        { class: "row" },
        button(
          message("count-one-back"),
          change((list) => list.slice(0, -1)),
        ),
        button(
          message("count-clear"),
          change(() => []),
        ),
      ),
    );
    this.#options();
    this.#show();
  }

  update(game) {
    this.#game = game;
    this.#options();
    this.#show();
  }

  get #list() {
    return this.#pressed.get(this.#which.value) ?? [];
  }

  #valueOf(kind) {
    return this.#rules.cards.find(({ kinds }) => kinds.includes(kind))?.value ?? 0;
  }

  #options() {
    const { value } = this.#which;
    const { entry } = this.#deal();
    const options = this.#game.seats.flatMap((_, side) => {
      const { melded, in_hand: inHand } = entry.sides[side];
      const option = (line, what, points) =>
        h(
          "option",
          { value: `${side} ${line}` },
          message(what, { side: sideName(this.#game, side), known: points !== undefined, points: points ?? 0 }),
        );
      return [option("melded", "count-melded", melded), option("in_hand", "count-in-hand", inHand)];
    });
    this.#which.replaceChildren(...options);
    if (value) this.#which.value = value;
  }

  #key(kind) {
    const press = () => {
      if (this.#counted(kind) >= cardsOf(kind)) return;
      this.#pressed.set(this.#which.value, [...this.#list, kind]);
      this.#show();
    };
    return h(
      "button",
      { type: "button", class: kind === "2" || kind === "X" ? "wild" : null, "data-kind": kind, onclick: press },
      face(kind),
      h("span", { class: "badge", hidden: true, "aria-hidden": "true" }),
    );
  }

  #counted(kind) {
    return this.#list.filter((other) => other === kind).length;
  }

  #show() {
    for (const key of this.#keys.children) {
      const { kind } = key.dataset;
      const n = this.#counted(kind);
      const value = this.#valueOf(kind);
      key.setAttribute("aria-label", message("count-key", { kind: wordKey(kind), n, value }));
      key.setAttribute("aria-disabled", n >= cardsOf(kind));
      const badge = key.querySelector(".badge");
      badge.hidden = n === 0;
      badge.textContent = number(n);
    }
    const points = this.#list.reduce((sum, kind) => sum + this.#valueOf(kind), 0);
    this.#cards.textContent = message("count-cards", { n: this.#list.length });
    this.#sum.textContent = number(points);
    this.#compare(points);
  }

  #compare(points) {
    const [side, line] = this.#which.value.split(" ");
    const pad = this.#deal().entry.sides[side][line];
    const difference = points - pad;
    this.#result.className = difference === 0 ? "told good" : "told";
    this.#result.hidden = !this.#list.length || pad === undefined;
    this.#result.textContent = this.#result.hidden
      ? ""
      : difference === 0
        ? message("count-agrees", { points })
        : difference > 0
          ? message("count-more", { points: difference, pad })
          : message("count-short", { points: -difference, pad });
  }
}

/** The corner of a card, with the letter of the page's language, or a star. */
function face(kind) {
  if (kind === "X") {
    return [h("span", { class: "star", "aria-hidden": "true" }, "★"), h("small", {}, message("count-kind", { kind }))];
  }
  const corner = kind === "T" ? "10" : kind[0];
  const { sprite } = document.documentElement.dataset;
  const picture = h(
    "svg",
    { class: "corner", viewBox: "0 0 20 28", "aria-hidden": "true" },
    h("use", { href: `${sprite}#i-${corner}` }),
  );
  return kind === "3B" ? [picture, h("small", {}, message("count-kind", { kind: "3" }))] : [picture];
}
