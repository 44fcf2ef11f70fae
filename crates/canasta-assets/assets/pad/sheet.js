// The sheet above the keypad, which fills up with the entry. Every cell can be touched.

import { message, messageNodes } from "../words.js";
import { number, playerName } from "./game.js";
import { h } from "./markup.js";
import { allKinds, figure, kindsText, nameOfLine, question, wordKey } from "./sentences.js";

/** What a button does, as an attribute. */
export const press = (action) => JSON.stringify(action);

/** Names of counts in a score, if they differ from the line's. */
const SCORE_OF = { undeclared_red_threes: "penalties" };

/** The sheet: two columns, or that of one side and a strip with the names of all. */
export function sheet(deal) {
  if (deal.entry.counting) return counting(deal);
  return deal.names.length === 2 ? twoSides(deal) : oneSide(deal);
}

function twoSides(deal) {
  const { n, names } = deal;
  const head = (side) =>
    h(
      "th",
      { scope: "col", class: side === 0 && "we" },
      h("b", {}, names[side]),
      h("small", {}, ...before(deal, side)),
    );
  const row = (row) =>
    h(
      "tr",
      {},
      h("td", { class: "we" }, cell(deal, row, 0)),
      h("th", { scope: "row" }, nameOfLine(deal.lines, row)),
      h("td", {}, cell(deal, row, 1)),
    );
  const sums = (kind, label, of) =>
    h(
      "tr",
      { class: kind },
      h("td", { class: "we" }, of(deal, 0)),
      h("th", { scope: "row" }, label),
      h("td", {}, of(deal, 1)),
    );
  return [
    h(
      "table",
      { class: "grid num" },
      h("caption", { class: "sr" }, message("deal", { n })),
      h("colgroup", {}, h("col"), h("col", { class: "mid" }), h("col")),
      h("thead", {}, h("tr", {}, head(0), h("td"), head(1))),
      h("tbody", {}, ...deal.entry.rows.map(row)),
      h("tfoot", {}, sums("sum", message("this-deal"), pointsSoFar), sums("after", message("new-total"), newTotal)),
    ),
    reference(deal),
  ];
}

function oneSide(deal) {
  const { n, names, entry, shownSide: side } = deal;
  const tab = (name, at) =>
    h(
      "button",
      {
        type: "button",
        "data-press": press({ go: { line: "natural_canastas", side: at } }),
        "aria-current": at === side && "true",
      },
      h("bdi", {}, name),
      h("small", {}, entry.isComplete(at) && entry.hasBegun(at) ? number(deal.scores[at].total) : "·"),
    );
  const row = (row) =>
    h("tr", {}, h("th", { scope: "row" }, nameOfLine(deal.lines, row)), h("td", {}, cell(deal, row, side)));
  const sum = (kind, label, of) =>
    h("tr", { class: kind }, h("th", { scope: "row" }, label), h("td", {}, of(deal, side)));
  return [
    h("div", { class: "strip" }, ...names.map(tab)),
    h(
      "table",
      { class: "grid one num" },
      h("caption", { class: "sr" }, message("sheet-of-side", { n, side: names[side] })),
      h("colgroup", {}, h("col", { class: "mid" }), h("col")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, h("b", {}, names[side])),
          h("th", { scope: "col" }, h("small", {}, ...before(deal, side))),
        ),
      ),
      h("tbody", {}, ...entry.rows.map(row)),
      h("tfoot", {}, sum("sum", message("this-deal"), pointsSoFar), sum("after", message("new-total"), newTotal)),
    ),
    reference(deal),
  ];
}

const before = ({ before, minimums }, side) => messageNodes("before", { total: before[side], minimum: minimums[side] });

const pointsSoFar = ({ entry, scores }, side) => (entry.hasBegun(side) ? number(scores[side].total) : "–");
const newTotal = ({ entry, before, scores }, side) =>
  entry.hasBegun(side) ? number(before[side] + scores[side].total) : "";

function cell(deal, row, side) {
  return row.line === "going_out" ? outCell(deal, side) : numberCell(deal, row, side);
}

function outCell({ entry, game, names, scores }, side) {
  const { going_out: out } = entry.entry;
  const isOut = entry.sideOut === side;
  const isOpen = entry.now.line === "going_out" && (isOut || entry.sideOut === null);
  const player = isOut && playerName(game, out.seat);
  const shown = isOut ? (entry.isAlone ? message("yes") : player) : out === undefined ? "·" : "–";
  const points = isOut && scores[side].going_out;
  const label = isOut
    ? message("cell-out", {
        shown: points ? `${shown} ${number(points)}` : shown,
        player,
        concealed: entry.isConcealed,
      })
    : out === undefined
      ? message("cell-empty", { side: names[side], line: nameOfLine([], { line: "going_out" }) })
      : message("cell-not-out", { side: names[side] });
  return h(
    "button",
    {
      type: "button",
      class: `cell${out === undefined ? " empty" : ""}`,
      "data-press": press({ go: { line: "going_out" } }),
      "data-line": "going_out",
      "aria-current": isOpen && "true",
      "aria-label": label,
    },
    h("bdi", { class: "name" }, shown),
    // The space is read.
    points ? [" ", h("small", {}, number(points))] : null,
  );
}

function numberCell(deal, row, side) {
  const { entry, names, notices } = deal;
  const at = { line: row.line, side, own: row.own };
  const value = entry.value(at);
  const { now } = entry;
  const isOpen = now.line === at.line && now.side === side && now.own === at.own;
  const isWrong = notices.some(
    (notice) => notice.severity === "wrong" && notice.line === row.line && (notice.side ?? side) === side,
  );
  const shown = isOpen && entry.isTyping && !row.isCount ? entry.typedNumber : value;
  const points = row.isCount && value ? pointsOf(deal, at, value) : null;
  const line = nameOfLine(deal.lines, row);
  const button = h(
    "button",
    {
      type: "button",
      class: ["cell", row.isCount && "count", shown === null && "empty", isWrong && "bad"].filter(Boolean).join(" "),
      "data-press": press({ go: at }),
      "data-line": row.line,
      "data-side": side,
      "aria-current": isOpen && "true",
      "aria-label": labelOf({
        value,
        points,
        side: names[side],
        line,
        shown: shown === null ? "" : figure(row.line, shown),
      }),
    },
    h("b", {}, shown === null ? "·" : figure(row.line, shown)),
    points === null ? null : [" ", h("small", {}, number(points))],
  );
  if (!row.isCount) return button;
  const step = (by, sign, label, isPossible) =>
    h(
      "button",
      {
        type: "button",
        class: "plusminus",
        "data-press": press({ step: at, by }),
        "aria-label": label,
        "aria-disabled": !isPossible && "true",
      },
      sign,
    );
  return h(
    "div",
    { class: "withpm" },
    step(-1, "−", message("one-fewer", { side: names[side], line }), value > 0),
    button,
    step(1, "+", message("one-more", { side: names[side], line }), (value ?? 0) < entry.max(at)),
  );
}

function labelOf({ value, points, side, line, shown }) {
  if (value === null) return message("cell-empty", { side, line });
  if (points !== null) return message("cell-count", { count: value, points, side, line });
  return message("cell", { value: shown, side, line });
}

/** What a count is worth, if that is known already. */
function pointsOf({ entry, scores, lines }, { line, side, own }, value) {
  if (line === "own") return value * lines[own].points;
  if (line === "black_threes" || (line === "red_threes" && entry.isUnsure(side))) return null;
  return scores[side][SCORE_OF[line] ?? line];
}

/** The values of the cards. */
const reference = ({ rules }) =>
  h(
    "p",
    { class: "reference" },
    ...rules.cards.map(({ value, kinds }) => h("span", {}, h("b", {}, number(value)), ` ${kindsText(kinds, "one")}`)),
  );

/** Counting cards by value, or card by card. */
function counting(deal) {
  const { counting, tally } = deal.entry;
  const [title] = question(deal);
  const tab = (name, label) =>
    h(
      "button",
      { type: "button", "aria-pressed": String(counting.tab === name), "data-press": press({ tab: name }) },
      label,
    );
  return [
    h(
      "div",
      { class: "counting" },
      h("h2", {}, title),
      h("div", { class: "tabs" }, tab("value", message("by-value")), tab("cards", message("by-card"))),
      ...(counting.tab === "value" ? groups(deal) : [ranks(deal)]),
      h(
        "p",
        { class: "counted-sum" },
        h("span", {}, message("number-of-cards", { count: tally.cards })),
        h("b", {}, number(tally.points)),
      ),
    ),
  ];
}

const groups = ({ rules, entry: { counting } }) =>
  rules.cards.map(({ value, kinds }, at) => {
    const count = counting.counts[at];
    return h(
      "button",
      {
        type: "button",
        class: "worth num",
        "data-press": press({ group: at }),
        "aria-current": at === counting.at && "true",
      },
      h("b", {}, number(value)),
      h("span", {}, kindsText(kinds)),
      h("span", { class: "n" }, count === null ? "·" : message("product", { count, value, points: count * value })),
    );
  });

const FACES = {
  A: () => message("face-ace"),
  K: () => message("face-king"),
  Q: () => message("face-queen"),
  J: () => message("face-jack"),
  T: () => "10",
  "3B": () => "3",
};

const ranks = ({ rules, entry }) =>
  h(
    "div",
    { class: "ranks" },
    ...allKinds(rules).map(({ kind, value }) => {
      const count = entry.counting.kinds[kind] ?? 0;
      const isWild = ["X", "2"].includes(kind);
      return h(
        "button",
        {
          type: "button",
          class: [isWild && "wild", count >= entry.maxOfKind(kind) && "full"].filter(Boolean).join(" "),
          "data-press": press({ kind }),
          "data-kind": kind,
        },
        h("span", { class: "sr" }, message("counted", { kind: wordKey(kind), count, value })),
        h(
          "span",
          { class: "face", "aria-hidden": "true" },
          kind === "X" ? "★" : (FACES[kind]?.() ?? kind),
          ["X", "3B"].includes(kind) ? h("small", {}, message("cards-one", { kind: wordKey(kind) })) : null,
          count ? h("span", { class: "badge" }, String(count)) : null,
        ),
      );
    }),
  );
