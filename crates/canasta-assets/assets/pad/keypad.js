// The question of an entry, and what answers it: the keypad, or the names of the players.

import { message } from "../words.js";
import { hasPartners, number, playerName } from "./game.js";
import { h } from "./markup.js";
import { aboutConcealed, hintText, kindsText, question } from "./sentences.js";
import { press } from "./sheet.js";

/** The open question as `{ title, about }`. */
export function asked(deal) {
  const { entry, rules } = deal;
  const { counting } = entry;
  if (!counting) {
    const [title, about] = question(deal);
    return { title, about };
  }
  const { points } = entry.tally;
  return {
    title: points ? message("so-far", { points }) : message("counting-cards"),
    about:
      counting.tab === "value"
        ? message("how-many-cards", { cards: kindsText(rules.cards[counting.at].kinds) })
        : message("press-each"),
  };
}

/** The question, and the number that is being typed. */
export function ask(deal) {
  const { entry } = deal;
  const { title, about } = asked(deal);
  const { line, side } = entry.now;
  const isStopped = entry.hint && entry.hint.reason !== "double";
  return h(
    "section",
    {
      class: isStopped ? "ask stop" : "ask",
      id: "ask",
      "data-question": side === undefined ? line : `${line} ${side}`,
    },
    h("h2", {}, title),
    h("p", { id: "about" }, entry.hint ? hintText(entry.hint) : about),
    h("output", { class: "typed num", "aria-hidden": "true" }, ...typed(entry)),
  );
}

function typed({ counting, isTyping, asksPoints, typed, typedNumber }) {
  if (counting || !isTyping || !asksPoints) return [];
  return [
    typed.includes("+") ? h("small", {}, typed.replaceAll("+", " + ")) : null,
    typedNumber === null ? "" : number(typedNumber),
  ];
}

/** The keys, always in the same places. */
export function keypad({ entry }) {
  const { counting, now, tally } = entry;
  const isCardByCard = counting?.tab === "cards";
  const max = entry.asksCount ? entry.max(now) : 9;
  const key = (name, text, { className = "", isOff = false, label = null } = {}) =>
    h(
      "button",
      {
        type: "button",
        class: `key ${className}`.trim(),
        "data-key": name,
        "data-press": press({ key: name }),
        "aria-disabled": isOff && "true",
        "aria-label": label,
      },
      text,
    );
  const side = (name, text, more = {}) => key(name, text, { className: "side-key", ...more });
  const sign = (name, text, more) => side(name, text, { className: "side-key sign", ...more });
  const empty = () => h("span", { class: "key side-key empty", "aria-hidden": "true" });
  const digit = (n) => key(String(n), String(n), { isOff: n > max || isCardByCard });
  const isLastGroup = counting && (isCardByCard || counting.at === counting.counts.length - 1);
  const next = isLastGroup ? message("key-use", { points: tally.points }) : message("key-next");
  return h(
    "section",
    { class: "keys", id: "keys", "aria-label": message("keypad") },
    digit(1),
    digit(2),
    digit(3),
    sign("delete", "⌫", { label: message("key-delete") }),
    digit(4),
    digit(5),
    digit(6),
    entry.hasPlus ? sign("+", "+", { label: message("key-plus"), isOff: !entry.canAdd }) : empty(),
    digit(7),
    digit(8),
    digit(9),
    key("next", next, { className: "next" }),
    side("back", message("go-back"), { isOff: entry.isFirst }),
    digit(0),
    corner(entry, side, empty),
  );
}

function corner({ counting, asksPoints, now }, side, empty) {
  if (counting) return side("count", message("key-total"));
  if (asksPoints) return side("count", message("key-count"));
  return now.line === "natural_canastas" ? side("none", message("key-no-melds")) : empty();
}

/** Who went out: a key for each player, in their columns, and the switches. */
export function who({ game, entry, rules }) {
  const seats = game.names.map((_, seat) => seat);
  const sideOf = (seat) => game.seats.findIndex((seats) => seats.includes(seat));
  const key = (out, className, text, digit) =>
    h(
      "button",
      {
        type: "button",
        class: `key ${className}`,
        "data-press": press({ out }),
        "data-seat": String(out),
        "aria-keyshortcuts": digit,
      },
      h("bdi", {}, text),
      h("kbd", { "aria-hidden": "true" }, digit),
    );
  const { exact_deal_bonus: bonus } = rules.fields;
  const { dealer } = entry.entry;
  return h(
    "section",
    {
      class: ["who", !hasPartners(game) && "alone", seats.length > 4 && "many"].filter(Boolean).join(" "),
      id: "who",
      "aria-label": message("who-went-out"),
    },
    ...seats.map((seat) => key(seat, `s${sideOf(seat)}`, playerName(game, seat), String(seat + 1))),
    key(null, "side-key wide", message("nobody-went-out"), "0"),
    toggle("concealed", entry.isConcealed, message("concealed-hand"), aboutConcealed(rules, entry.isAlone)),
    bonus.value > 0 &&
      toggle(
        "exact_deal",
        entry.entry.exact_deal,
        message("exact-deal"),
        dealer === undefined
          ? message("exact-deal-nobody")
          : message("exact-deal-by", { player: playerName(game, dealer), points: bonus.value }),
        dealer === undefined,
      ),
  );
}

const toggle = (flag, isOn, label, about, isOff = false) =>
  h(
    "button",
    {
      type: "button",
      class: "switch wide",
      "data-press": press({ flag }),
      "data-flag": flag,
      "aria-pressed": String(isOn),
      "aria-disabled": isOff && "true",
    },
    h("i", { "aria-hidden": "true" }),
    h("span", {}, label, h("small", {}, about)),
  );
