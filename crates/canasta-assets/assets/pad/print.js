// The sheet on paper: one A4 page with every item, corrections as footnotes, and room for signatures. Also an empty sheet.

import { message } from "../words.js";
import { changeSentences } from "./breakdown.js";
import { curve } from "./curve.js";
import { ask } from "./engine.js";
import { date, describe, hasPartners, list, number, playersOf, presetName, sideName, time } from "./game.js";
import { h, name } from "./markup.js";

/** The columns, those that count nothing in the whole game apart. */
const COLUMNS = [
  { field: "natural_canastas", head: "print-column-natural", isUsual: true },
  { field: "mixed_canastas", head: "print-column-mixed", isUsual: true },
  { field: "concealed_canastas", head: "print-column-concealed" },
  { field: "red_threes", head: "print-column-red-threes", isUsual: true },
  { field: "going_out", head: "print-column-going-out", isUsual: true },
  { field: "exact_deal", head: "print-column-exact-deal" },
  { field: "penalties", head: "print-column-penalties" },
  { field: "melded", head: "print-column-melded", isUsual: true },
  { field: "in_hand", head: "print-column-in-hand", isUsual: true },
  { field: "lines", head: "print-column-lines" },
];

/** Rows of an empty sheet. */
const EMPTY_DEALS = 9;

/** The printable part of an A4 page with margins of 10 mm, in CSS pixels. */
const PAGE_WIDTH = (190 / 25.4) * 96;
const PAGE_HEIGHT = (276 / 25.4) * 96;

/** The same with some white on both sides. */
const PAPER_WIDTH = (204 / 25.4) * 96;

/** The smallest size of the text, as a part of the usual one. Longer games go on to the next page. */
const MIN_FIT = 0.55;
const STEP = 0.03;

export async function showPrint(root, app) {
  const { game } = app;
  if (!game) {
    app.go("start");
    return {};
  }
  let isEmpty = false;
  const sheet = h("div", { class: "page" });
  const turn = h("button", { type: "button", class: "btn cloth", onclick: show });
  async function show({ type } = {}) {
    if (type === "click") isEmpty = !isEmpty;
    turn.textContent = isEmpty ? message("print-game") : message("print-empty");
    sheet.replaceChildren(...(isEmpty ? await emptySheet(app.game) : await fullSheet(app.game)));
    fit(sheet);
    zoom(sheet);
  }
  root.replaceChildren(
    h(
      "div",
      { class: "no-print" },
      h("a", { class: "btn cloth", href: app.pad.isWatched ? "#live" : "#table" }, message("go-back")),
      h("button", { type: "button", class: "btn main", onclick: () => globalThis.print() }, message("print-now")),
      turn,
    ),
    sheet,
  );
  await show();
  const resize = () => zoom(sheet);
  addEventListener("resize", resize);
  return { update: show, leave: () => removeEventListener("resize", resize) };
}

/** Makes the text smaller until everything is on one page, and leaves out the curve before the text gets very small. */
function fit(sheet) {
  const figure = sheet.querySelector("figure");
  sheet.style.setProperty("--zoom", 1);
  const set = (size) => sheet.style.setProperty("--fit", size.toFixed(2));
  const isTooLong = () => sheet.scrollHeight > PAGE_HEIGHT;
  const shrink = (least) => {
    for (let size = 1; size >= least; size -= STEP) {
      set(size);
      if (!isTooLong()) return true;
    }
    return false;
  };
  if (figure) figure.hidden = false;
  if (figure && !shrink(0.75)) figure.hidden = true;
  if (!figure || figure.hidden) shrink(MIN_FIT);
}

/** Shows the whole width of the paper on a small screen. */
const zoom = (sheet) => sheet.style.setProperty("--zoom", Math.min(1, innerWidth / PAPER_WIDTH).toFixed(3));

async function fullSheet(game) {
  const rules = await describe(game.rules);
  const footnotes = notes(game);
  return [
    heading(about(game, rules), [
      ...(hasPartners(game)
        ? game.seats.map((_, side) =>
            message("print-side", { side: sideName(game, side), players: list(playersOf(game, side)) }),
          )
        : [list(game.seats.map((_, side) => sideName(game, side)))]),
      date(game.at),
    ]),
    await dealsTable(game, footnotes),
    await curve(game, { width: PAGE_WIDTH, table: false }),
    footnotes.length > 0 &&
      h(
        "ul",
        { class: "foot" },
        footnotes.map(({ text }) => h("li", {}, name(text))),
      ),
    await values(game, rules),
    signatures(game),
  ].filter(Boolean);
}

const about = (game, { preset, fields }) => {
  const deals = fields.deals_per_game.value;
  const rules = presetName(preset);
  return deals > 0
    ? message("print-about-deals", { rules, deals })
    : message("print-about", { rules, points: fields.game_points.value });
};

const heading = (rules, lines) =>
  h(
    "div",
    { class: "heading" },
    h("h1", { tabindex: "-1" }, message("print-title")),
    h(
      "div",
      {},
      [...lines, rules].map((line) => h("p", {}, name(line))),
    ),
  );

const tableHead = (columns) =>
  h(
    "thead",
    {},
    h(
      "tr",
      {},
      h("th", { scope: "col" }, message("column-deal")),
      h("th", { scope: "col" }, message("print-column-side")),
      h("th", { scope: "col" }, message("print-column-minimum")),
      columns.map(({ head }) => h("th", { scope: "col" }, message(head))),
      h("th", { scope: "col" }, message("print-column-points")),
      h("th", { scope: "col" }, message("total")),
    ),
  );

/** A table with a line for each side of each deal. */
async function dealsTable(game, footnotes) {
  const columns = COLUMNS.filter(({ field, isUsual }) => isUsual || game.sums.some((sum) => sum[field]));
  const bodies = await Promise.all(
    game.deals.map(async (deal) => {
      const minimums = await minimumsOf(game, deal);
      const marks = footnotes.filter(({ n }) => n === deal.n).map(({ mark }) => h("sup", {}, mark));
      return h(
        "tbody",
        {},
        game.seats.map((_, side) =>
          h(
            "tr",
            {},
            side === 0 && h("th", { scope: "rowgroup", rowspan: game.seats.length }, number(deal.n), marks),
            h("th", { scope: "row" }, name(sideName(game, side))),
            h("td", {}, number(minimums[side])),
            columns.map(({ field }) => h("td", {}, cell(deal, side, field))),
            h("td", {}, number(deal.scores[side].total)),
            h("td", {}, h("b", {}, number(deal.totals[side]))),
          ),
        ),
      );
    }),
  );
  return h(
    "div",
    { class: "scroll" },
    h("table", { class: "num" }, tableHead(columns), startRow(game, columns), bodies),
  );
}

/** Points from a game that was begun on paper. */
function startRow(game, columns) {
  if (game.start.every((points) => points === 0)) return null;
  return h(
    "tbody",
    {},
    game.seats.map((_, side) =>
      h(
        "tr",
        {},
        side === 0 && h("th", { scope: "rowgroup", rowspan: game.seats.length }, message("from-paper")),
        h("th", { scope: "row" }, name(sideName(game, side))),
        h("td", { colspan: columns.length + 2 }),
        h("td", {}, h("b", {}, number(game.start[side]))),
      ),
    ),
  );
}

/** The points of a line. Zero is only written for points of cards that somebody has entered. */
function cell(deal, side, field) {
  const points = deal.scores[side][field];
  const isEntered = ["melded", "in_hand"].includes(field) && deal.entry.sides[side][field] !== undefined;
  return points || isEntered ? number(points) : "";
}

/** What each side needed for its initial meld: the engine knows it for the totals after a deal without points. */
async function minimumsOf(game, { rules, lines, before, entry }) {
  const sides = entry.sides.map(() => ({}));
  const { minimums } = await ask({
    do: "check",
    rules,
    lines,
    players: game.players,
    totals: before,
    entry: { sides },
  });
  return minimums;
}

/** Footnotes: corrections, deals that were saved anyway, and deals that the table hasn't agreed on. */
function notes(game) {
  const footnotes = [];
  const add = (n, write) => {
    const mark = footnotes.length ? `*${footnotes.length + 1}` : "*";
    footnotes.push({ n, mark, text: write(mark) });
  };
  for (const deal of game.deals) {
    const { n } = deal;
    if (deal.conflict.length) add(n, (mark) => message("print-conflict", { mark, n }));
    for (const version of deal.history) {
      const changes = changeSentences(game, deal, version).join(" ");
      if (changes) add(n, (mark) => message("print-corrected", { mark, n, time: time(version.at), changes }));
    }
    if (deal.anyway) add(n, (mark) => message("print-anyway", { mark, n }));
  }
  return footnotes;
}

/** The values of cards and bonuses. */
async function values(game, { cards, fields }) {
  const value = (field) => fields[field].value;
  const kinds = ({ kinds }) => list(kinds.map((kind) => message("print-kind", { kind: kind === "3B" ? "3" : kind })));
  const worth = cards.map((group) => message("print-cards", { cards: kinds(group), value: group.value }));
  const [lowest, ...minimums] = [...value("minimums"), ...(value("fifth_minimum") ? [value("fifth_minimum")] : [])];
  const from = value("minimum_from");
  const steps = [
    message("print-minimum-below", { minimum: lowest, total: from[0] }),
    ...minimums.map((minimum, i) => message("print-minimum-from", { minimum, total: from[i] })),
  ];
  const own = game.lines.map(({ name, points }) => message("print-own-line", { name, points }));
  const paragraph = [
    message("print-values", {
      cards: worth.join("; "),
      natural: value("natural_canasta_bonus"),
      mixed: value("mixed_canasta_bonus"),
      three: value("red_three_bonus"),
      four: value("four_red_threes_bonus"),
      out: value("going_out_bonus"),
      concealed: value("concealed_bonus"),
    }),
    message("print-minimums", { minimums: steps.join("; ") }),
    ...(own.length ? [message("print-own-lines", { lines: own.join("; ") })] : []),
  ];
  return h("p", { class: "foot" }, paragraph.join(" "));
}

const signatures = (game) =>
  h(
    "div",
    { class: "signatures" },
    game.seats.map((_, side) => h("p", {}, name(message("print-agreed", { side: sideName(game, side) })))),
  );

/** A sheet to fill in by hand, for as many sides as the game has. */
async function emptySheet(game) {
  const rules = await describe(game.rules);
  const columns = COLUMNS.filter(({ isUsual }) => isUsual);
  const names = hasPartners(game) ? [message("we"), message("they")] : game.seats.map(() => "");
  const deals = Math.max(4, Math.floor((EMPTY_DEALS * 2) / game.seats.length));
  return [
    heading(
      about(game, rules),
      [message("print-names"), message("print-date")].map((line) => h("span", { class: "line" }, line)),
    ),
    h(
      "table",
      { class: "num blank" },
      tableHead(columns),
      Array.from({ length: deals }, (_, i) =>
        h(
          "tbody",
          {},
          names.map((side, first) =>
            h(
              "tr",
              {},
              first === 0 && h("th", { scope: "rowgroup", rowspan: names.length }, number(i + 1)),
              h("th", { scope: "row" }, name(side)),
              Array.from({ length: columns.length + 3 }, () => h("td", {})),
            ),
          ),
        ),
      ),
    ),
    await values(game, rules),
    h(
      "div",
      { class: "signatures" },
      names.map((side) => h("p", {}, name(message("print-agreed", { side })))),
    ),
  ];
}
