// A deal line by line: the points, how they come about, and what has been changed.

import { message } from "../words.js";
import { lineName, number, playerName, presetName, sideName, signed, time } from "./game.js";
import { h, name } from "./markup.js";
import { hasManySides } from "./plates.js";
import { device } from "./store.js";

/** Lines of the sheet: the field of the score, the line of the entry, and the chapter of the rules. */
const LINES = [
  { field: "natural_canastas", line: "natural_canastas", chapter: "melds#canastas" },
  { field: "mixed_canastas", line: "mixed_canastas", chapter: "melds#canastas" },
  { field: "concealed_canastas", line: "concealed_canastas", chapter: "melds#concealed-canastas" },
  { field: "red_threes", line: "red_threes", chapter: "threes#what-red-threes-are-worth" },
  { field: "going_out", line: "going_out", chapter: "scores#a-deal" },
  { field: "exact_deal", line: "exact_deal", chapter: "deal#the-exact-deal" },
  { field: "penalties", line: "undeclared_red_threes", chapter: "by-hand#the-penalty" },
  { field: "melded", line: "melded", chapter: "scores#a-deal" },
  { field: "in_hand", line: "in_hand", chapter: "scores#a-deal" },
  { field: "lines", line: "own", chapter: null },
];

/** Lines that are shown even if they count nothing. */
const USUAL = new Set(["natural_canastas", "mixed_canastas", "red_threes", "going_out", "melded", "in_hand"]);

export const sideOf = (game, seat) => game.seats.findIndex((seats) => seats.includes(seat));

const valueOf = (rules, field) => rules.fields[field].value;

/** How a deal ended: "Ruth went out". */
export function ended(game, { going_out: out }) {
  if (out === undefined) return message("ended-unknown");
  if (out === "nobody") return message("ended-nobody");
  const player = playerName(game, out.seat);
  return out.concealed ? message("ended-concealed", { player }) : message("ended-out", { player });
}

/** How a side's points for a line come about, as texts. */
function reasons(game, deal, rules, side, field) {
  const { entry } = deal;
  const about = entry.sides[side];
  const points = deal.scores[side][field];
  const times = (count, bonus) => (count ? [message("times", { count, value: valueOf(rules, bonus) })] : []);
  const entered = (count) => (count === undefined ? [message("not-entered")] : []);
  switch (field) {
    case "natural_canastas":
    case "mixed_canastas":
      return [...entered(about[field]), ...times(about[field], `${field.slice(0, -1)}_bonus`)];
    case "concealed_canastas":
      return times(about.concealed_canastas, "concealed_canasta_bonus");
    case "red_threes":
      return [...entered(about.red_threes), ...redThrees(about.red_threes ?? 0, points, rules)];
    case "going_out":
      return goingOut(game, deal, side);
    case "exact_deal":
      return points ? [playerName(game, entry.dealer)] : [];
    case "penalties":
      return about.undeclared_red_threes
        ? [message("times", { count: about.undeclared_red_threes, value: -valueOf(rules, "undeclared_penalty") })]
        : [];
    case "melded":
    case "in_hand":
      return entered(about[field]);
    default:
      return deal.lines.flatMap(({ name, points: value }, own) => {
        const count = about.lines?.[own];
        return count ? [message("own-times", { name, count, value })] : [];
      });
  }
}

function redThrees(n, points, rules) {
  if (!n) return [];
  if (points > 0) {
    if (n === 4 && points !== n * valueOf(rules, "red_three_bonus")) return [message("all-four")];
    return [message("times", { count: n, value: valueOf(rules, "red_three_bonus") })];
  }
  const needsCanasta = valueOf(rules, "red_threes_count").startsWith("canasta");
  return [needsCanasta ? message("threes-no-canasta", { n }) : message("threes-no-meld", { n })];
}

function goingOut(game, { entry }, side) {
  const out = entry.going_out;
  if (out === undefined) return [message("not-entered")];
  if (out === "nobody" || sideOf(game, out.seat) !== side) return [];
  const player = playerName(game, out.seat);
  const n = entry.sides[side].black_threes;
  return [
    out.concealed ? message("out-concealed", { player }) : player,
    ...(n ? [message("with-black-threes", { n })] : []),
  ];
}

/** The latest change of a side's line, unless it was made in a version that hasn't been chosen. */
function changeOf(game, deal, side, line) {
  const isOpen = (version) => version.id !== deal.id && deal.conflict.some(({ id }) => id === version.id);
  const isIt = (change) => {
    if (change.line !== line) return false;
    if (line === "going_out") return sideOf(game, change.to ?? change.from) === side;
    return change.side === side;
  };
  return deal.history.flatMap((version) => (isOpen(version) ? [] : version.changes)).findLast(isIt);
}

const player = (game, seat) => (seat === null ? message("nobody") : playerName(game, seat));
const figure = (n) => (n === null ? message("not-entered") : number(n));

function mark(game, deal, side, line) {
  const change = changeOf(game, deal, side, line);
  if (!change) return null;
  const before = line === "going_out" ? player(game, change.from) : figure(change.from);
  return h("small", {}, h("mark", {}, message("was", { before })));
}

/** The narrowest screen for three columns, in ems. */
const MIN_COLUMNS_EMS = 17;

/** Whether two sides have room next to each other, with the lines between them. */
function hasColumns(game) {
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return !hasManySides(game) && innerWidth >= MIN_COLUMNS_EMS * em;
}

/** The lines that count in a deal, or in a whole game. */
const used = (scores) => LINES.filter(({ field }) => USUAL.has(field) || scores.some((score) => score[field]));

/** The points of a cell. */
const amount = (points) => (points ? number(points) : "–");

/**
 * A deal's points as a table, or as one table per side. With `linked`, each line leads to its chapter of the rules.
 * `rules` are described by the engine.
 */
export function breakdown(game, deal, rules, { linked = false } = {}) {
  const lines = used(deal.scores);
  const isTwo = hasColumns(game);
  const label = ({ line, chapter }, tag = "th") =>
    h(tag, { scope: "row" }, linked && chapter ? clause(line, chapter, rules) : lineName(line));
  const cell = ({ field, line }, side) =>
    h(
      "td",
      { class: side === 0 && isTwo && "we" },
      amount(deal.scores[side][field]),
      reasons(game, deal, rules, side, field).map((reason) => h("small", {}, name(reason))),
      mark(game, deal, side, line),
    );
  const sum = (side) => h("td", { class: side === 0 && isTwo && "we" }, number(deal.scores[side].total));
  if (!isTwo) {
    const counts = (side, { field, line }) =>
      ["melded", "in_hand"].includes(field) ||
      deal.scores[side][field] !== 0 ||
      reasons(game, deal, rules, side, field).length > 0 ||
      changeOf(game, deal, side, line);
    return bySide(game, (side) => [
      lines.filter((line) => counts(side, line)).map((line) => h("tr", {}, label(line), cell(line, side))),
      h("tr", { class: "sum" }, h("th", { scope: "row" }, message("this-deal")), sum(side)),
    ]);
  }
  return twoSides(game, [
    lines.map((line) => h("tr", {}, cell(line, 0), label(line), cell(line, 1))),
    h("tr", { class: "sum" }, sum(0), h("th", { scope: "row" }, message("this-deal")), sum(1)),
  ]);
}

/** A link from a line to the rules. It opens another page, so that the pad stays open. */
function clause(line, chapter, rules) {
  const isCanasta = line === "red_threes" && valueOf(rules, "red_threes_count").startsWith("canasta");
  const path = isCanasta ? "threes#red-threes-and-canastas" : chapter;
  const label = message("rules-of-line", { line: lineName(line) });
  return h("a", { class: "clause", href: `/rules/${path}`, target: "_blank", "aria-label": label }, lineName(line));
}

/** A link to the rule set's own chapter. */
export const ruleSetLink = ({ preset }) =>
  h("a", { href: `/rules/${preset}`, target: "_blank" }, message("rule-set", { rules: presetName(preset) }));

/** A table with the lines between two sides. */
const twoSides = (game, rows, className = "counted num") =>
  h(
    "table",
    { class: className },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("th", { class: "we", scope: "col" }, name(sideName(game, 0))),
        h("td", {}),
        h("th", { scope: "col" }, name(sideName(game, 1))),
      ),
    ),
    h("tbody", {}, ...rows),
  );

/** One table per side, if columns would be too narrow. */
const bySide = (game, rows, className = "counted single num") =>
  h(
    "div",
    { class: "by-side" },
    game.seats.map((_, side) =>
      h("table", { class: className }, h("caption", {}, name(sideName(game, side))), h("tbody", {}, ...rows(side))),
    ),
  );

/** The points of a whole game by item, as bars. */
export function sources(game) {
  const lines = LINES.filter(({ field }) => game.sums.some((sum) => sum[field]));
  const isTwo = hasColumns(game);
  const max = Math.max(1, ...lines.flatMap(({ field }) => game.sums.map((sum) => Math.abs(sum[field]))));
  const label = ({ line }) => h("th", { scope: "row" }, lineName(line));
  const cell = ({ field }, side) => {
    const points = game.sums[side][field];
    const isLeft = side === 0 && isTwo;
    return h("td", { class: isLeft && "we" }, amount(points), bar(points / max, side, isLeft));
  };
  if (!isTwo) {
    return bySide(
      game,
      (side) => [
        lines.filter(({ field }) => game.sums[side][field]).map((line) => h("tr", {}, label(line), cell(line, side))),
      ],
      "counted single bars num",
    );
  }
  return twoSides(
    game,
    [lines.map((line) => h("tr", {}, cell(line, 0), label(line), cell(line, 1)))],
    "counted bars num",
  );
}

/** A bar of at most 100 units. Those of negative points are hollow. */
function bar(part, side, isLeft) {
  const width = Math.abs(part) * 98;
  return h(
    "svg",
    { class: "bar", viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": "true" },
    h("rect", {
      class: part < 0 ? `hollow s${side}` : `full s${side}`,
      x: isLeft ? 99 - width : 1,
      y: 1,
      width,
      height: 6,
    }),
  );
}

/** The phone of a version, as arguments of messages. */
const phone = ({ device: id, by }) => ({ here: id === device().id, named: Boolean(by), name: by ?? "" });

export function phoneName(version) {
  const { here, named, name } = phone(version);
  return message("conflict-phone", { here, named, name });
}

/** The name of a line that has changed, which can be one of the table's own. */
export const changedLine = (deal, { line, own }) => (own === null ? lineName(line) : (deal.lines[own]?.name ?? ""));

/** The changes of a version, each as a sentence. */
export function changeSentences(game, deal, version) {
  const sentences = version.changes.map((change) => {
    const { line, side, from, to } = change;
    switch (line) {
      case "going_out":
        return message("change-out", { from: player(game, from), to: player(game, to) });
      case "concealed":
        return message("change-concealed", { now: to === 1 });
      case "exact_deal":
        return message("change-exact", { now: to === 1 });
      default:
        return message("change-line", {
          side: sideName(game, side),
          line: changedLine(deal, change),
          from: figure(from),
          to: figure(to),
        });
    }
  });
  return [...sentences, ...changedTotals(game, deal, version)];
}

/** How the points of a deal have changed. Versions in conflict have no version before them that counts. */
function changedTotals(game, deal, version) {
  const earlier = deal.history.slice(0, deal.history.indexOf(version)).findLast(({ entry }) => entry);
  if (!earlier || deal.conflict.length || !version.changes.length) return [];
  return game.seats.flatMap((_, side) => {
    const from = earlier.scores[side].total;
    const to = version.scores[side].total;
    return from === to ? [] : [message("change-total", { side: sideName(game, side), from, to })];
  });
}

/** All versions of a deal, in order. */
export function log(game, deal) {
  let before = null;
  const items = deal.history.map((version) => {
    const sentences = changeSentences(game, deal, version);
    const what = whatHappened(version, before);
    before = version.entry;
    return h(
      "li",
      { class: what === "log-entered" ? null : "change" },
      h("time", { datetime: new Date(version.at).toISOString() }, time(version.at)),
      h("p", {}, name(message(what, phone(version)))),
      sentences.length > 0 &&
        h(
          "ul",
          {},
          sentences.map((sentence) => h("li", {}, sentence)),
        ),
      version.anyway && h("p", { class: "mark" }, message("log-anyway")),
    );
  });
  return h("ol", { class: "log" }, items);
}

/** `before` is the entry of the version before, or `null`. */
function whatHappened({ entry, changes }, before) {
  if (!entry) return "log-undone";
  if (changes.length) return "log-corrected";
  // A phone that was apart entered the deal without knowing the version before.
  return JSON.stringify(entry) === JSON.stringify(before) ? "log-confirmed" : "log-entered";
}

/** Points with a sign, for conflicts. */
export const pointsOf = (version, side) => signed(version.scores[side].total);
