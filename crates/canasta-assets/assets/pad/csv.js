// A game as a table for spreadsheets: one line per deal, in the words and with the separator of the page's language.

import { message } from "../words.js";
import { lineName, playerName, sideName } from "./game.js";

/** Fields of the score, with their lines. */
const FIELDS = [
  ["natural_canastas", "natural_canastas"],
  ["mixed_canastas", "mixed_canastas"],
  ["concealed_canastas", "concealed_canastas"],
  ["red_threes", "red_threes"],
  ["going_out", "going_out"],
  ["exact_deal", "exact_deal"],
  ["penalties", "undeclared_red_threes"],
  ["melded", "melded"],
  ["in_hand", "in_hand"],
  ["lines", "own"],
];

/** Saves a game as a file. */
export function downloadCsv(game) {
  // Without a byte order mark, spreadsheets take the text for another encoding.
  const url = URL.createObjectURL(new Blob(["\uFEFF", csv(game)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `canasta-${localTime(game.at).slice(0, 10)}.csv`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Spreadsheets expect a semicolon where people write decimals with a comma. */
function separator() {
  const parts = new Intl.NumberFormat(document.documentElement.lang).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? ";" : ",";
}

export function csv(game) {
  const between = separator();
  const line = (cells) => `${cells.map((cell) => quoted(cell, between)).join(between)}\r\n`;
  const sides = game.seats.map((_, side) => sideName(game, side));
  const columns = [...FIELDS.map(([, line]) => lineName(line)), message("table-points"), message("total")];
  const heads = [
    message("table-deal"),
    message("table-time"),
    message("table-dealer"),
    message("table-out"),
    message("table-concealed"),
    ...sides.flatMap((side) => columns.map((line) => message("line-of-side", { side, line }))),
    message("table-corrections"),
    message("table-anyway"),
  ];
  return [heads, ...game.deals.map((deal) => cells(game, deal))].map(line).join("");
}

function cells(game, deal) {
  const { entry, history } = deal;
  const out = entry.going_out;
  const yesOrNo = (is) => (is ? message("table-yes") : message("table-no"));
  const player = (seat) => (seat === undefined ? "" : playerName(game, seat));
  return [
    deal.n,
    localTime(history[0].at),
    player(entry.dealer),
    out === "nobody" ? message("nobody") : player(out?.seat),
    yesOrNo(out?.concealed),
    ...deal.scores.flatMap((score, side) => [...FIELDS.map(([field]) => score[field]), score.total, deal.totals[side]]),
    history.filter(({ changes }) => changes.length > 0).length,
    yesOrNo(deal.anyway),
  ];
}

/** A cell. Spreadsheets don't evaluate texts, even if they start like a formula. */
function quoted(cell, between) {
  if (typeof cell === "number") return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  const isPlain = ![between, '"', "\n", "\r"].some((letter) => harmless.includes(letter));
  return isPlain ? harmless : `"${harmless.replaceAll('"', '""')}"`;
}

/** "2025-11-30 21:14", which spreadsheets understand. */
function localTime(at) {
  const date = new Date(at);
  const two = (n) => String(n).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
