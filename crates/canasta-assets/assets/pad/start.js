// A new pad: the same table as last time with one press, or a new table.

import { message } from "../words.js";
import {
  beginPad,
  changeNewTable,
  clearNewTable,
  namesOfSides,
  newTable,
  seatsOf,
  sidesLine,
  sidesOf,
  summary,
} from "./begin.js";
import { date, hasPartners, isOver, list, number, presetName, row, sideName } from "./game.js";
import { h, icon, name } from "./markup.js";
import { takeOver } from "./share.js";
import { Pad, padIds } from "./store.js";

const PLAYERS = [2, 3, 4, 5, 6];
/** The rule sets, with a message about each. */
const PRESETS = {
  hoyle: "about-hoyle",
  classic: "about-classic",
  lakin: "about-lakin",
  pack: "about-pack",
  wahhi: "about-wahhi",
};
const MAX_NAME_CHARS = 24;
const MAX_POINTS = 100_000;

export async function showStart(root, app) {
  const [again, form, earlier] = await Promise.all([sameTable(app), newTableForm(app), earlierPads(app)]);
  root.replaceChildren(
    h(
      "header",
      { class: "top" },
      h("a", { class: "link", href: "/" }, icon("back"), message("site")),
      h("h1", { tabindex: "-1" }, message("heading")),
    ),
    h("div", { class: again ? "wrap two" : "wrap narrow" }, again, form, earlier, codeForm(app)),
  );
  // What has been typed stays when the pad changes.
  return { update: false };
}

/** The people of the last game, with their rules. */
async function sameTable(app) {
  const { game } = app;
  if (!game || app.pad.isWatched) return null;
  const { players, rules, lines, names } = game;
  const problem = h("p", { class: "told", role: "alert", hidden: true }, message("no-storage"));
  const start = async () => {
    try {
      await beginPad(app, { players, rules, lines, names });
      app.go("table");
    } catch (error) {
      console.error(error);
      problem.hidden = false;
    }
  };
  return h(
    "section",
    { class: "panel again", "aria-labelledby": "again" },
    h("h2", { id: "again" }, message("same-table")),
    h("p", {}, h("b", {}, name(whoPlays(game))), h("br"), h("span", { class: "quiet" }, await rulesLine(rules, lines))),
    problem,
    h("button", { type: "button", class: "btn main big", onclick: start }, message("start")),
    !isOver(game) &&
      h(
        "p",
        {},
        h("a", { class: "tall", href: "#table" }, message("carry-on", { n: game.next, totals: totals(game) })),
      ),
  );
}

/** The lengths of codes: one for watching, one for moving the pad to this phone. */
const WATCH_CODE_LENGTH = 6;
const TAKE_CODE_LENGTH = 8;

/** A form for a code from another phone. */
function codeForm(app) {
  const field = h("input", {
    class: "field letters",
    id: "code",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    maxlength: TAKE_CODE_LENGTH + 4,
    "aria-describedby": "code-about",
  });
  const problem = h("p", { class: "told", role: "alert", hidden: true }, message("code-wrong"));
  async function open(event) {
    event.preventDefault();
    const code = field.value.replace(/[^a-z]/gi, "").toUpperCase();
    problem.hidden = [WATCH_CODE_LENGTH, TAKE_CODE_LENGTH].includes(code.length);
    if (code.length === WATCH_CODE_LENGTH) location.href = `/pad/${code}`;
    if (code.length === TAKE_CODE_LENGTH && (await takeOver(app, code))) app.go("table");
  }
  return h(
    "form",
    { class: "panel", onsubmit: open, novalidate: true },
    h(
      "details",
      {},
      h("summary", {}, message("have-code")),
      h("p", { class: "quiet", id: "code-about" }, message("code-about")),
      problem,
      h(
        "div",
        { class: "row" },
        h("label", { class: "sr", for: "code" }, message("code")),
        field,
        h("button", { class: "btn" }, message("code-open")),
      ),
    ),
  );
}

/** "Ruth and Tom against Anna and Paul" */
function whoPlays(game) {
  const sides = namesOfSides(game).map(list);
  return hasPartners(game) ? message("against", { we: sides[0], they: sides[1] }) : list(sides);
}

/** "We 3,005, They 1,875" */
const totals = (game) =>
  row(
    game.seats.map((_, side) =>
      message("side-total", { side: sideName(game, side), points: number(game.totals[side]) }),
    ),
  );

async function rulesLine(rules, lines) {
  const { preset, changes: ofRules, goal: points, deals } = await summary(rules);
  const changes = ofRules + lines.length;
  return deals > 0
    ? message("rules-deals", { rules: presetName(preset), changes, deals })
    : message("rules-points", { rules: presetName(preset), changes, points });
}

async function newTableForm(app) {
  const form = h("form", { class: "panel", "aria-labelledby": "new", onsubmit: begin, novalidate: true });
  const names = h("div", { class: "fields" });
  const points = h("div", { class: "fields" });
  const partners = h("p", { class: "quiet" });
  const rulesTitle = h("span", { class: "quiet" });
  const problem = h("p", { class: "told", role: "alert", hidden: true });
  const players = h(
    "fieldset",
    {},
    h("legend", { class: "sr" }, message("how-many")),
    h(
      "div",
      { class: "chips" },
      PLAYERS.map((n) =>
        h("label", {}, h("input", { type: "radio", name: "players", value: n, onchange: choosePlayers }), number(n)),
      ),
    ),
    partners,
  );
  const rules = h(
    "fieldset",
    {},
    h("legend", { class: "sr" }, message("which-rules")),
    h(
      "div",
      { class: "choice" },
      Object.entries(PRESETS).map(([preset, about]) =>
        h(
          "label",
          {},
          h("input", { type: "radio", name: "preset", value: preset, onchange: chooseRules }),
          h("b", {}, presetName(preset)),
          h("small", {}, message(about)),
        ),
      ),
    ),
    h("p", {}, h("a", { class: "tall", href: "#rules/new" }, message("own-rules"))),
  );
  form.append(
    h("h2", { id: "new" }, message("new-table")),
    players,
    h("details", {}, h("summary", {}, message("names-clockwise")), names),
    h("details", {}, h("summary", {}, h("span", {}, message("rules-title"), " ", rulesTitle)), rules),
    h(
      "details",
      {},
      h("summary", {}, message("on-paper")),
      h("p", { class: "quiet" }, message("on-paper-about")),
      points,
    ),
    problem,
    h("button", { class: "btn main big" }, message("start")),
    h("p", { class: "quiet" }, message("no-account")),
  );

  async function draw() {
    const table = newTable();
    const seats = seatsOf(table.players);
    for (const input of form.querySelectorAll("[name=players]")) input.checked = Number(input.value) === table.players;
    for (const input of form.querySelectorAll("[name=preset]")) input.checked = input.value === table.preset;
    partners.textContent = sidesLine(table.players);
    const labels = Array.from({ length: table.players }, (_, seat) => {
      const side = seats.findIndex((seats) => seats.includes(seat));
      return seats.length < table.players
        ? message(side === 0 ? "player-we" : "player-they", { n: seat + 1 })
        : message("player", { n: seat + 1 });
    });
    names.replaceChildren(
      ...labels.map((label, seat) =>
        field(label, {
          name: `name-${seat}`,
          value: table.names[seat] ?? "",
          maxlength: MAX_NAME_CHARS,
          oninput: keepTexts,
        }),
      ),
    );
    points.replaceChildren(
      ...seats.map((ofSide, side) =>
        field(
          seats.length < table.players
            ? message(side === 0 ? "we" : "they")
            : table.names[ofSide[0]] || message("player", { n: ofSide[0] + 1 }),
          // A number pad on a phone can lack the minus sign.
          {
            name: `start-${side}`,
            value: table.start[side] ?? "",
            inputmode: "text",
            placeholder: "0",
            oninput: keepTexts,
          },
        ),
      ),
    );
    rulesTitle.textContent = await rulesLine(table.rules, table.lines);
  }

  function keepTexts() {
    const texts = (kind) => [...form.querySelectorAll(`[name^=${kind}-]`)].map(({ value }) => value);
    const { names: before } = newTable();
    // Names of seats that aren't shown are kept for a larger table.
    const names = texts("name");
    changeNewTable({ names: [...names, ...before.slice(names.length)], start: texts("start") });
  }

  function choosePlayers({ target }) {
    changeNewTable({ players: Number(target.value), start: [] });
    draw();
  }

  function chooseRules({ target }) {
    changeNewTable({ rules: target.value, preset: target.value, lines: [] });
    draw();
  }

  async function begin(event) {
    event.preventDefault();
    const table = newTable();
    const start = Array.from({ length: sidesOf(table.players) }, (_, side) => readPoints(table.start[side] ?? ""));
    const wrong = start.findIndex((points) => points === null);
    problem.hidden = wrong < 0;
    if (wrong >= 0) {
      const input = form.querySelector(`[name=start-${wrong}]`);
      problem.textContent = message("not-points");
      input.closest("details").open = true;
      input.setAttribute("aria-invalid", "true");
      input.focus();
      return;
    }
    try {
      await beginPad(app, { ...table, names: table.names.map((name) => name.trim()), start });
      clearNewTable();
      app.go("table");
    } catch (error) {
      console.error(error);
      problem.textContent = message("no-storage");
      problem.hidden = false;
    }
  }

  await draw();
  return form;
}

const field = (label, attributes) =>
  h("label", {}, label, h("input", { class: "field", autocomplete: "off", spellcheck: "false", ...attributes }));

/** "−1,205" is −1205; `null` if the text isn't a number. */
function readPoints(text) {
  const digits = text.replaceAll(/[\s.,'’]/g, "").replace("−", "-");
  if (digits === "") return 0;
  const points = /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Math.abs(points) <= MAX_POINTS ? points : null;
}

/** Other pads on this phone. Nothing here deletes one. */
async function earlierPads(app) {
  const pads = padIds()
    .filter((id) => id !== app.pad?.id)
    .map((id) => new Pad(id));
  const games = await Promise.all(pads.map(async (pad) => (await pad.games()).at(-1)));
  const items = pads.map((pad, i) => [pad, games[i]]).filter(([, game]) => game);
  if (!items.length) return null;
  const open = async (pad) => {
    await app.open(pad);
    app.go("table");
  };
  return h(
    "details",
    { class: "panel earlier" },
    h("summary", {}, message("earlier-pads", { pads: items.length })),
    h(
      "ul",
      { class: "choice" },
      items.map(([pad, game]) =>
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", class: "pick", onclick: () => open(pad) },
            h("b", {}, name(whoPlays(game))),
            h(
              "small",
              {},
              message("earlier-pad", { date: date(game.at), totals: totals(game), deals: game.deals.length }),
            ),
          ),
        ),
      ),
    ),
  );
}
