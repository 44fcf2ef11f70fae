// The curve of the totals, on bands that are the minimums of the initial meld.

import { message } from "../words.js";
import { describe, hasPartners, list, number, sideName } from "./game.js";
import { h, name, scroller } from "./markup.js";

/** Every side has its own dashes and marks, so that nobody has to tell colours apart. */
const DASHES = [null, "9 5", "2 5", "14 4 2 4", "5 3"];

/** The fewest deals that fill the width. */
const MIN_COLUMNS = 4;

/** The size of letters on paper, in pixels. */
const PAPER_EM = 15;

/** The narrowest picture with letters of the usual size, in ems. */
const MIN_WIDTH_EMS = 17;

/** Space between the names at the ends of the lines, in ems. */
const END_SPACING = 2.3;

/**
 * A figure with the curve of a game. It is drawn to fit its place, and again when that changes, unless `width` is given.
 * With `table`, the same numbers follow as a table.
 */
export async function curve(game, { width = null, table = true } = {}) {
  const rules = await describe(game.rules);
  const figure = h("figure", { class: "curve-figure" });
  const place = h("div", {});
  figure.append(place);
  if (table) figure.append(asTable(game));
  const isFixed = width !== null;
  let drawn = null;
  const draw = (width) => {
    if (drawn === width || width < 1) return;
    drawn = width;
    place.replaceChildren(picture(game, rules, width, isFixed));
  };
  if (isFixed) draw(width);
  else new ResizeObserver(([{ contentRect }]) => draw(Math.round(contentRect.width))).observe(place);
  return figure;
}

/** The sides' totals at the start and after each deal. */
const allTotals = (game) => [game.start, ...game.deals.map(({ totals }) => totals)];

/** The picture in a sentence. */
function label(game, rules) {
  const deals = game.deals.length;
  const totals = list(
    game.seats.map((_, side) => message("curve-side", { side: sideName(game, side), total: game.totals[side] })),
  );
  const of = rules.fields.deals_per_game.value;
  return of > 0
    ? message("curve-label-deals", { deals, totals, of })
    : message("curve-label", { deals, totals, goal: rules.fields.game_points.value });
}

function asTable(game) {
  const row = (head, totals) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, head),
      totals.map((total) => h("td", {}, number(total))),
    );
  return h(
    "details",
    {},
    h("summary", {}, message("curve-table")),
    scroller(
      message("curve-table"),
      h(
        "table",
        { class: "deals plain num" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, message("column-deal")),
            game.seats.map((_, side) => h("th", { scope: "col" }, name(sideName(game, side)))),
          ),
        ),
        h(
          "tbody",
          {},
          row(message("curve-start"), game.start),
          game.deals.map(({ n, totals }) => row(number(n), totals)),
        ),
      ),
    ),
  );
}

/** Ranges of totals with the same minimum, from the lowest. */
function bands({ minimums, minimum_from: from, fifth_minimum: fifth }) {
  const values = [...minimums.value, fifth.value || minimums.value[3]];
  const starts = [-Infinity, ...from.value];
  return values.reduce((bands, minimum, i) => {
    if (bands.at(-1)?.minimum !== minimum) bands.push({ minimum, from: starts[i], level: i });
    return bands;
  }, []);
}

/** `isOnPaper` is a size that doesn't depend on the screen. */
function picture(game, rules, width, isOnPaper) {
  const usual = isOnPaper ? PAPER_EM : Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // Very large letters would leave no room for the lines.
  const em = Math.min(usual, width / MIN_WIDTH_EMS);
  const height = isOnPaper ? 0.3 * width : Math.max(13 * em, Math.min(0.45 * width + 5 * em, 0.62 * innerHeight));
  const totals = allTotals(game);
  const flat = totals.flat();
  const hasGoal = rules.fields.deals_per_game.value === 0;
  const goal = rules.fields.game_points.value;
  const low = Math.min(0, ...flat);
  const high = Math.max(hasGoal ? goal * 1.06 : 1500, ...flat) + 60;
  const names = game.seats.map((_, side) => sideName(game, side));
  const widest = Math.max(...names.map(({ length }) => length), 6);
  const left = 3.2 * em;
  const right = width - Math.min(0.3 * width, (0.55 * widest + 1) * em);
  const top = 0.9 * em;
  const bottom = height - 1.8 * em;
  const columns = Math.max(game.deals.length, MIN_COLUMNS);
  const x = (deal) => left + ((right - left) * deal) / columns;
  const y = (total) => bottom - ((bottom - top) * (total - low)) / (high - low);
  const text = (content, at, attributes = {}) => h("text", { ...at, ...attributes }, content);

  const points = names.map((_, side) => totals.map((total, deal) => [x(deal), y(total[side])]));
  /** The corner of a band in which text is least in the way of the lines. */
  const free = (band, length) => {
    const inner = { left: band.left + 0.4 * em, right: band.right - 0.4 * em };
    const corners = [
      { x: inner.left, y: band.top + 1.05 * em },
      { x: inner.right, y: band.bottom - 0.5 * em, "text-anchor": "end" },
      { x: inner.right, y: band.top + 1.05 * em, "text-anchor": "end" },
      { x: inner.left, y: band.bottom - 0.5 * em },
    ];
    const crossings = ({ x: at, y: base, "text-anchor": anchor }) => {
      const start = anchor ? at - length : at;
      const isIn = ([x, y]) => x > start - 5 && x < start + length + 5 && y > base - em && y < base + 0.4 * em;
      return points.flatMap(between).filter(isIn).length;
    };
    return corners.reduce((best, corner) => (crossings(corner) < crossings(best) ? corner : best));
  };

  const drawnBands = bands(rules.fields)
    .map((band, i, all) => ({
      ...band,
      from: Math.max(low, band.from),
      to: Math.min(hasGoal ? Math.max(goal, low) : high, all[i + 1]?.from ?? high),
    }))
    .filter(({ from, to }) => to > from);
  const background = drawnBands.flatMap(({ minimum, from, to, level }) => {
    const band = h("rect", {
      class: `band-${level}`,
      x: left,
      y: y(to),
      width: right - left,
      height: y(from) - y(to),
    });
    if (y(from) - y(to) < 1.3 * em || minimum <= 0) return [band];
    const words = message("curve-minimum", { n: minimum });
    return [band, text(words, free({ left, right, top: y(to), bottom: y(from) }, 0.55 * em * words.length))];
  });

  const marks = spaced(
    [0, ...(hasGoal ? [goal] : []), ...drawnBands.map(({ from }) => from)].filter(
      (total) => total >= low && total <= high,
    ),
    (total) => y(total),
    1.1 * em,
  );
  const every = Math.ceil((columns * 1.6 * em) / (right - left));
  const axes = [
    ...marks.map((total) =>
      text(number(total), { x: left - 0.5 * em, y: y(total) + 0.35 * em }, { "text-anchor": "end" }),
    ),
    ...Array.from({ length: columns }, (_, i) => i + 1)
      .filter((n) => n % every === 0)
      .map((n) => text(number(n), { x: x(n), y: height - 0.5 * em }, { "text-anchor": "middle" })),
    hasGoal && h("line", { class: "goal", x1: left, x2: right, y1: y(goal), y2: y(goal) }),
  ];

  const lines = names.flatMap((_, side) => {
    return [
      h("polyline", {
        class: `line s${side}`,
        points: points[side].map((point) => point.map((n) => n.toFixed(1)).join(",")).join(" "),
        "stroke-dasharray": DASHES[side],
      }),
      ...points[side].slice(1).map(([x, y]) => sign(side, x, y, 0.34 * em)),
    ];
  });
  const last = x(game.deals.length) + 0.75 * em;
  const ends = apart(
    names.map((name, side) => ({ name, side, at: y(game.totals[side]) })),
    END_SPACING * em,
    top + 0.6 * em,
    height - 1.2 * em,
  ).flatMap(({ name, side, at }) => [
    text(name, { x: last, y: at }, { class: `end s${side}` }),
    text(number(game.totals[side]), { x: last, y: at + 1.05 * em }, { class: `end-total s${side}` }),
  ]);
  const svg = h(
    "svg",
    {
      class: hasPartners(game) ? "curve num" : "curve num by-player",
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": label(game, rules),
    },
    background,
    axes,
    lines,
    ends,
  );
  svg.style.setProperty("font-size", `${em}px`);
  return svg;
}

/** Points along a line, close to each other. */
const between = (line) =>
  line
    .slice(1)
    .flatMap(([x, y], i) =>
      Array.from({ length: 33 }, (_, step) => [
        line[i][0] + ((x - line[i][0]) * step) / 32,
        line[i][1] + ((y - line[i][1]) * step) / 32,
      ]),
    );

/** The mark of a side at a point. */
function sign(side, x, y, r) {
  const path = (...corners) =>
    h("path", {
      class: `sign s${side}`,
      d: `M${corners.map(([a, b]) => `${(x + a * r).toFixed(1)} ${(y + b * r).toFixed(1)}`).join("L")}Z`,
    });
  switch (side) {
    case 0:
      return h("circle", { class: "sign s0", cx: x.toFixed(1), cy: y.toFixed(1), r });
    case 1:
      return path([-1, -1], [1, -1], [1, 1], [-1, 1]);
    case 2:
      return path([0, -1.3], [1.2, 0.9], [-1.2, 0.9]);
    case 3:
      return path([0, -1.4], [1.4, 0], [0, 1.4], [-1.4, 0]);
    default:
      return path([-1.2, -0.9], [1.2, -0.9], [0, 1.3]);
  }
}

/** Leaves out values that would be written closer than `space` to one before. */
function spaced(values, y, space) {
  const kept = [];
  for (const value of values) if (kept.every((other) => Math.abs(y(other) - y(value)) >= space)) kept.push(value);
  return kept;
}

/** Moves labels apart, and keeps them between `top` and `bottom`. */
function apart(labels, space, top, bottom) {
  const sorted = labels.sort((a, b) => a.at - b.at);
  sorted.forEach((label, i) => (label.at = Math.max(label.at, i ? sorted[i - 1].at + space : top)));
  sorted.reverse().forEach((label, i) => (label.at = Math.min(label.at, i ? sorted[i - 1].at - space : bottom)));
  return sorted;
}
