// The check before a deal is saved, and the choice if another phone has saved the same deal.

import { message, messageNodes } from "../words.js";
import { number, playerName, signed, time } from "./game.js";
import { h } from "./markup.js";
import { factText, figure, nameOfLine, noticeText, readOut } from "./sentences.js";
import { press } from "./sheet.js";

const SIGNS = { wrong: "!", unusual: "!", fact: "i", fine: "✓", aloud: "“" };

const note = (kind, ...children) =>
  h("li", { class: kind }, h("span", { class: "mark", "aria-hidden": "true" }, SIGNS[kind]), ...children);

/** What was found, what the entry implies, the new totals, and *Save*. */
export function verdict(deal) {
  const { entry, notices, facts, names, lines, problem, hints } = deal;
  const wrong = notices.filter(({ severity }) => severity === "wrong");
  const toLine = ({ line, side }, className, text) =>
    h("button", { type: "button", class: className, "data-press": press({ go: questionOf(line, side) }) }, text);
  const notes = [
    ...problem.map((text) => note("wrong", h("span", { role: "alert" }, text))),
    ...hints.map((text) => note("fact", h("span", {}, text))),
    ...notices.map((notice) => note(notice.severity, toLine(notice, null, noticeText(deal, notice)))),
    !notices.length && note("fine", h("span", {}, message("nothing-wrong"))),
    ...facts.map((fact) => note("fact", h("span", {}, factText(deal, fact)))),
    note("aloud", h("div", {}, message("read-out"), ...deal.entry.entry.sides.map(read))),
  ];
  function read(about, side) {
    return h("p", {}, ...messageNodes("read-side", { side: names[side], items: readOut(lines, about) }));
  }
  return h(
    "section",
    { class: "verdict", id: "verdict", "aria-label": message("check-and-save") },
    h("h2", { tabindex: "-1" }, title(deal)),
    h("ul", { class: "notes" }, ...notes),
    h(
      "div",
      { class: names.length > 2 ? "afters many num" : "afters num" },
      ...names.map((_, side) => after(deal, side)),
    ),
    h(
      "div",
      { class: "acts" },
      ...(wrong.length
        ? [toLine(wrong[0], "btn big main", message("correct-it")), save("btn cloth", message("save-anyway"))]
        : [
            save("btn big main", deal.isCorrection ? message("save-correction") : message("save-deal")),
            h(
              "button",
              { type: "button", class: "btn cloth", "data-key": "back", "data-press": press({ key: "back" }) },
              message("go-back"),
            ),
          ]),
    ),
    deal.hasOldFigures &&
      h(
        "button",
        { type: "button", class: "btn cloth", "data-press": press({ restart: true }) },
        message("saved-figures"),
      ),
  );
  function save(className, text) {
    const anyway = wrong.length > 0;
    return h(
      "button",
      {
        type: "button",
        class: className,
        "data-save": anyway ? "anyway" : "yes",
        "data-press": press({ save: { anyway } }),
      },
      text,
    );
  }
}

/** The title of the entry. */
export const title = ({ n, isCorrection }) =>
  isCorrection ? message("correcting-deal", { n }) : message("deal", { n });

/** The question that the line of a notice belongs to. */
function questionOf(line, side) {
  if (["going_out", "concealed", "exact_deal"].includes(line)) return { line: "going_out" };
  return { line, side: side ?? 0 };
}

function after({ names, scores, totals, minimums, next, rules }, side) {
  const goal = rules.fields.game_points.value;
  return h(
    "div",
    {},
    message("side-points", { side: names[side], points: signed(scores[side].total) }),
    h("b", {}, number(totals[side])),
    totals[side] >= goal ? message("goal-reached", { points: goal }) : message("next-minimum", { points: next[side] }),
  );
}

/** What was found and the new totals, for people who listen. */
export function spokenVerdict(deal) {
  const { notices, names, scores, totals } = deal;
  const found = notices.length ? notices.map((notice) => noticeText(deal, notice)) : [message("nothing-wrong")];
  const sums = names.map((side, at) => message("said-total", { side, points: scores[at].total, total: totals[at] }));
  return [...found, ...sums].join(" ");
}

/** Another phone has saved this deal: its figures next to ours, where they differ. */
export function choice(deal) {
  const { n, names, lines, entry, theirs, scores, game } = deal;
  const { by, at } = theirs;
  const ours = entry.entry;
  const shown = (line, value) => (value === null || value === undefined ? "–" : figure(line, value));
  const out = ({ going_out: out }) =>
    out === undefined ? "–" : out === "nobody" ? message("nobody-went-out") : playerName(game, out.seat);
  const ofSide = (names, side, line) => message("row-of-side", { side: names[side], line });
  const rows = [
    [nameOfLine([], { line: "going_out" }), out(ours), out(theirs.entry)],
    ...names.flatMap((_, side) => [
      ...entry.rows
        .filter(({ line }) => line !== "going_out")
        .map((row) => {
          const value = ({ sides }) => (row.line === "own" ? sides[side].lines?.[row.own] : sides[side][row.line]);
          return [
            ofSide(names, side, nameOfLine(lines, row)),
            shown(row.line, value(ours)),
            shown(row.line, value(theirs.entry)),
          ];
        }),
      [ofSide(names, side, message("this-deal")), number(scores[side].total), number(theirs.scores[side].total)],
    ]),
  ].filter(([, ours, theirs]) => ours !== theirs);
  const button = (className, text, mine) =>
    h(
      "button",
      {
        type: "button",
        class: className,
        "data-choose": mine ? "ours" : "theirs",
        "data-press": press({ choose: mine }),
      },
      text,
    );
  return h(
    "section",
    { class: "verdict", id: "choice", "aria-label": message("other-phone", { n }) },
    h("h2", { tabindex: "-1" }, message("other-phone", { n })),
    h("p", {}, by ? message("saved-by-at", { player: by, time: time(at) }) : message("saved-at", { time: time(at) })),
    h("p", {}, rows.length ? message("figures-differ") : message("figures-agree")),
    rows.length > 0 &&
      h(
        "table",
        { class: "num" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("td"),
            h("th", { scope: "col" }, message("ours")),
            h("th", { scope: "col" }, message("theirs")),
          ),
        ),
        h(
          "tbody",
          {},
          ...rows.map(([label, ours, theirs]) =>
            h("tr", {}, h("th", { scope: "row" }, label), h("td", {}, ours), h("td", {}, theirs)),
          ),
        ),
      ),
    h(
      "div",
      { class: "acts" },
      ...(rows.length
        ? [button("btn main", message("keep-theirs"), false), button("btn cloth", message("use-ours"), true)]
        : [button("btn big main", message("keep-it"), false)]),
    ),
  );
}
