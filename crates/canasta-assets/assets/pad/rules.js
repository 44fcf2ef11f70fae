// House rules of the game, and lines of the table's own. Each change goes through the engine, which knows what is possible.

import { message } from "../words.js";
import { changeNewTable, newTable } from "./begin.js";
import { describe, number, presetName } from "./game.js";
import { announce, h, icon, topBar } from "./markup.js";
import { ask } from "./engine.js";

const MAX_LINES = 8;
const MAX_NAME_CHARS = 24;
const MAX_LINE_POINTS = 20_000;
const LINE_POINTS = 100;
const LINE_STEP = 50;
const PRESETS = ["hoyle", "classic", "lakin", "pack", "wahhi"];
const MIN_PLAYERS = 2;
/** Fields in which 0 means something else than no points. */
const EXPLAINED = new Set(["red_three_penalty", "max_red_three_penalty", "fifth_minimum", "deals_per_game"]);

/** The numbers of `card_values`. */
const CARD_VALUES = ["card-jokers", "card-twos", "card-aces", "card-high", "card-low", "card-black-threes"];

/** Fields of the rules by section, each with the step of its buttons. Fields without a step have words or a switch. */
const SECTIONS = [
  [
    "section-bonuses",
    [
      ["natural_canasta_bonus", 50],
      ["mixed_canasta_bonus", 50],
      ["concealed_canasta_bonus", 50],
      ["going_out_bonus", 50],
      ["concealed_bonus", 50],
      ["concealed_may_add"],
      ["concealed_beside_melds"],
      ["exact_deal_bonus", 50],
    ],
  ],
  [
    "section-threes",
    [
      ["red_three_bonus", 50],
      ["four_red_threes_bonus", 100],
      ["red_threes_count"],
      ["red_three_penalty", 50],
      ["max_red_three_penalty", 100],
      ["declaring"],
      ["undeclared_penalty", 100],
      ["black_three_bonus", 50],
      ["four_black_threes_bonus", 50],
    ],
  ],
  ["section-card-values", [["card_values", 5]]],
  [
    "section-minimums",
    [
      ["minimums", 5],
      ["fifth_minimum", 5],
      ["canastas_to_go_out", 1],
      ["game_points", 500],
      ["deals_per_game", 1],
    ],
  ],
];

/** The rules of the game, or with `which` "new" those of a new table. */
export async function showRules(root, app, which) {
  if (which !== "new" && (!app.game || app.pad.isWatched)) {
    app.go("start");
    return {};
  }
  const screen = new RulesScreen(root, app, which === "new" ? newTableRules() : gameRules(app));
  await screen.draw();
  const save = () => document.hidden && screen.save();
  document.addEventListener("visibilitychange", save);
  return {
    update: false,
    leave() {
      document.removeEventListener("visibilitychange", save);
      screen.save();
    },
  };
}

/** What the screen changes, and where it puts it. */
function newTableRules() {
  const { rules, lines, players } = newTable();
  const save = (rules, lines, preset) => changeNewTable({ rules, lines, preset });
  return { rules, lines, players, save, about: message("rules-about-new"), back: "start" };
}

function gameRules(app) {
  const { pad, game } = app;
  const { id, next, rules, lines, players } = game;
  const save = (rules, lines) => pad.add({ kind: "rules", game: id, n: next, rules, lines });
  const about = next === 1 ? message("rules-about-new") : message("rules-about", { n: next });
  return { rules, lines, players, save, about, back: "table" };
}

class RulesScreen {
  #root;
  #app;
  #players;
  #about;
  #back;
  #rules;
  #lines;
  #save;
  /** Rules and lines as they are stored. */
  #saved;
  #changes = Promise.resolve();

  constructor(root, app, { rules, lines, players, save, about, back }) {
    this.#root = root;
    this.#app = app;
    this.#players = players;
    this.#about = about;
    this.#back = back;
    this.#rules = rules;
    this.#lines = lines.map((line) => ({ ...line }));
    this.#save = save;
    this.#saved = JSON.stringify([rules, lines]);
  }

  /** Stores the rules if they have changed. */
  async save() {
    const lines = this.#lines.map(({ name, points }) => ({ name: name.trim(), points })).filter(({ name }) => name);
    const now = JSON.stringify([this.#rules, lines]);
    if (now === this.#saved) return;
    this.#saved = now;
    this.#save(this.#rules, lines, this.#described.preset);
  }

  #described;

  async draw() {
    const described = await describe(this.#rules);
    this.#described = described;
    const focused = this.#root.contains(document.activeElement) ? document.activeElement.id : "";
    const scrolled = scrollY;
    const rows = SECTIONS.map(([section, fields]) => [
      section,
      fields.flatMap((field) => this.#rows(described, ...field)),
    ]);
    this.#root.replaceChildren(
      topBar(message("rules-of-pad"), {
        back: `#${this.#back}`,
        backLabel: this.#back === "start" ? message("go-back") : message("heading"),
      }),
      h(
        "div",
        { class: "wrap two" },
        this.#base(described),
        ...rows
          .filter(([, rows]) => rows.length)
          .map(([section, rows]) =>
            h(
              "section",
              { class: "panel", "aria-labelledby": section },
              h("h2", { id: section }, message(section)),
              rows.map(({ element }) => element),
            ),
          ),
        this.#ownLines(),
        this.#differences(
          described,
          rows.flatMap(([, rows]) => rows),
        ),
        h(
          "p",
          { class: "acts foot" },
          h("a", { class: "btn main big", id: "done", href: `#${this.#back}` }, message("done")),
        ),
      ),
    );
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    scrollTo(0, scrolled);
  }

  #base({ preset }) {
    const choose = ({ target }) => this.#change(async () => (await describe(target.value)).rules);
    return h(
      "section",
      { class: "panel" },
      h("label", { for: "base" }, message("begin-with")),
      h(
        "select",
        { class: "field", id: "base", onchange: choose },
        PRESETS.map((name) => h("option", { value: name, selected: name === preset }, presetName(name))),
      ),
      h("p", { class: "quiet" }, this.#about),
    );
  }

  /** The rows of a field: one, or one for each of its numbers. */
  #rows({ preset, fields }, name, step) {
    const field = fields[name];
    if (!field) return [];
    const { value, document: before } = field;
    const label = message(`field-${name}`);
    const set = (value) =>
      this.#change(async () => (await ask({ do: "change", rules: this.#rules, field: name, value })).rules);
    const isChanged = JSON.stringify(value) !== JSON.stringify(before);
    const common = { id: name, preset, isChanged };
    if (typeof value === "boolean") return [toggle({ ...common, label, value, before, set })];
    if (typeof value === "string") return [choice({ ...common, label, value, before, words: field.words, set })];
    if (typeof value === "number") return [stepper({ ...common, ...field, before, label, step, set })];
    return this.#numbers(name, fields).map(({ index, label }) =>
      stepper({
        id: `${name}-${index}`,
        preset,
        isChanged: value[index] !== before[index],
        min: field.min,
        max: field.max,
        value: value[index],
        before: before[index],
        label,
        step,
        set: (number) => set(value.map((other, i) => (i === index ? number : other))),
      }),
    );
  }

  /** The numbers of a list that the pad needs, with their labels. */
  #numbers(name, fields) {
    const { value } = fields[name];
    if (name === "canastas_to_go_out") return [{ index: this.#players - MIN_PLAYERS, label: message(`field-${name}`) }];
    if (name === "minimums") {
      const from = fields.minimum_from.value;
      return value.map((_, index) => ({
        index,
        label:
          index === 0
            ? message("minimum-below", { points: from[0] })
            : message("minimum-from", { points: from[index - 1] }),
      }));
    }
    return value.map((_, index) => ({ index, label: message(CARD_VALUES[index]) }));
  }

  /** Changes the rules, one change after the other. */
  #change(change) {
    this.#changes = this.#changes
      .then(change)
      .then((rules) => {
        this.#rules = rules;
        if (this.#back === "start") this.save();
        return this.draw();
      })
      .catch((error) => console.error(error));
    return this.#changes;
  }

  #ownLines() {
    const lines = this.#lines;
    const redraw = () => this.#change(() => this.#rules);
    const add = async () => {
      lines.push({ name: "", points: LINE_POINTS });
      await redraw();
      document.getElementById(`line-${lines.length - 1}`).focus();
    };
    const remove = async (index) => {
      lines.splice(index, 1);
      await redraw();
      document.getElementById("add-line").focus();
    };
    return h(
      "section",
      { class: "panel", "aria-labelledby": "own-lines" },
      h("h2", { id: "own-lines" }, message("own-lines")),
      h("p", { class: "quiet" }, message("own-lines-about")),
      lines.map((line, index) => {
        const set = (points) => {
          line.points = points;
          return redraw();
        };
        return h(
          "div",
          { class: "own-line" },
          h("input", {
            class: "field",
            id: `line-${index}`,
            value: line.name,
            maxlength: MAX_NAME_CHARS,
            autocomplete: "off",
            "aria-label": message("line-name", { n: index + 1 }),
            placeholder: message("line-example"),
            oninput: ({ target }) => (line.name = target.value),
          }),
          buttons({
            id: `line-points-${index}`,
            label: line.name || message("line-name", { n: index + 1 }),
            value: line.points,
            min: -MAX_LINE_POINTS,
            max: MAX_LINE_POINTS,
            step: LINE_STEP,
            set,
          }),
          h(
            "button",
            {
              type: "button",
              class: "iconbtn",
              "aria-label": message("remove-line", { line: line.name || message("line-name", { n: index + 1 }) }),
              onclick: () => remove(index),
            },
            icon("close"),
          ),
        );
      }),
      lines.length < MAX_LINES &&
        h("button", { type: "button", class: "btn", id: "add-line", onclick: add }, message("add-line")),
    );
  }

  #differences({ preset }, rows) {
    const changed = rows.filter(({ isChanged }) => isChanged).map(({ text }) => text);
    const lines = this.#lines.filter(({ name }) => name.trim());
    const texts = [...changed, ...lines.map(({ name, points }) => message("own-line", { line: name, points }))];
    return h(
      "section",
      { class: "panel", "aria-labelledby": "changes" },
      h("h2", { id: "changes" }, message("rules-changes", { changes: texts.length })),
      texts.length
        ? h(
            "ul",
            { class: "told" },
            texts.map((text) => h("li", {}, text)),
          )
        : h("p", { class: "quiet" }, message("unchanged", { rules: presetName(preset) })),
    );
  }
}

/** What the document says, next to a change. */
const documentSays = (preset, isChanged, before) =>
  isChanged && h("small", {}, message("document-says", { rules: presetName(preset), value: before }));

function stepper({ id, label, preset, isChanged, value, before, min, max, step, set }) {
  const element = h(
    "div",
    { class: isChanged ? "rule changed" : "rule" },
    h(
      "p",
      {},
      label,
      documentSays(preset, isChanged, number(before)),
      !isChanged && EXPLAINED.has(id) && h("small", {}, message(`field-${id}-help`)),
    ),
    buttons({ id, label, value, min, max, step, set }),
  );
  return { element, isChanged, text: message("instead", { rule: label, now: number(value), before: number(before) }) };
}

/** A number between − and +. */
function buttons({ id, label, value, min, max, step, set }) {
  const button = (by, sign, text) => {
    const next = Math.min(max, Math.max(min, value + by));
    const press = async () => {
      if (next === value) return;
      await set(next);
      announce(message("rule-value", { rule: label, value: number(next) }));
    };
    return h(
      "button",
      {
        type: "button",
        id: `${id}-${by < 0 ? "less" : "more"}`,
        "aria-label": text,
        "aria-disabled": next === value && "true",
        onclick: press,
      },
      sign,
    );
  };
  return h(
    "div",
    { class: "stepper" },
    button(-step, "−", message("less", { rule: label })),
    h("b", {}, number(value)),
    button(step, "+", message("more", { rule: label })),
  );
}

function choice({ id, label, preset, isChanged, value, before, words, set }) {
  const word = (word) => message(`field-${id}-${word}`);
  const element = h(
    "div",
    { class: isChanged ? "rule wide changed" : "rule wide" },
    h("label", { for: id }, label),
    h(
      "select",
      { class: "field", id, onchange: ({ target }) => set(target.value) },
      words.map((name) => h("option", { value: name, selected: name === value }, word(name))),
    ),
    documentSays(preset, isChanged, word(before)),
  );
  return { element, isChanged, text: message("instead", { rule: label, now: word(value), before: word(before) }) };
}

function toggle({ id, label, preset, isChanged, value, before, set }) {
  const word = (value) => message(value ? "allowed" : "not-allowed");
  const element = h(
    "div",
    { class: isChanged ? "rule wide changed" : "rule wide" },
    h(
      "button",
      { type: "button", class: "switch", id, "aria-pressed": String(value), onclick: () => set(!value) },
      h("i", { "aria-hidden": "true" }),
      h("span", {}, label),
    ),
    documentSays(preset, isChanged, word(before)),
  );
  return { element, isChanged, text: message("instead", { rule: label, now: word(value), before: word(before) }) };
}
