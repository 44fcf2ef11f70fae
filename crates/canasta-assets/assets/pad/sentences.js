// What the entry of a deal says: questions, and what the check has found.

import { message } from "../words.js";
import { list, lineName, number, playerName } from "./game.js";

/** The name of a line of the sheet. `own` is the place of one of the table's own lines. */
export const nameOfLine = (lines, { line, own }) =>
  line === "own" ? (lines[own]?.name ?? lineName("own")) : lineName(line);

/** The open question: its title, and what is meant. */
export function question({ entry, game, names, rules, lines }) {
  const { line, side: at, own } = entry.now;
  if (line === "going_out") return [message("who-went-out"), message("about-going-out")];
  const side = names[at];
  const bonus = (field) => rules.fields[field].value;
  switch (line) {
    case "natural_canastas":
      return [
        message("title-natural-canastas", { side }),
        message("about-natural-canastas", { points: bonus("natural_canasta_bonus") }),
      ];
    case "mixed_canastas":
      return [
        message("title-mixed-canastas", { side }),
        message("about-mixed-canastas", { points: bonus("mixed_canasta_bonus") }),
      ];
    case "concealed_canastas":
      return [
        message("title-concealed-canastas", { side }),
        message("about-concealed-canastas", { points: bonus("concealed_canasta_bonus") }),
      ];
    case "red_threes":
      return [
        message("title-red-threes", { side }),
        entry.hasNoMelds(at)
          ? message("about-red-threes-without-melds")
          : message("about-red-threes", { points: bonus("red_three_bonus"), all: bonus("four_red_threes_bonus") }),
      ];
    case "undeclared_red_threes":
      return [
        message("title-undeclared-red-threes", { side }),
        message("about-undeclared-red-threes", { points: bonus("undeclared_penalty") }),
      ];
    case "black_threes":
      return [message("title-black-threes", { side }), message("about-black-threes")];
    case "own":
      return [
        message("title-own", { side, line: lines[own].name }),
        message("about-own", { points: lines[own].points }),
      ];
    case "melded":
      return [message("title-melded", { side }), message("about-melded")];
    default:
      return [message("title-in-hand", { side }), aboutHands(game, entry.holders(at))];
  }
}

function aboutHands(game, seats) {
  const players = seats.map((seat) => playerName(game, seat));
  if (!players.length) return message("about-no-hand");
  if (players.length === 1) return message("about-hand", { player: players[0] });
  return message("about-hands", { players: list(players) });
}

/** What makes a hand concealed. */
export function aboutConcealed({ fields }, isAlone) {
  if (isAlone) return message("concealed-alone");
  if (!fields.concealed_beside_melds.value) return message("concealed-first");
  return fields.concealed_may_add.value ? message("concealed-adding") : message("concealed-not-adding");
}

/** Why a press has changed nothing. */
export function hintText({ reason, max, packs, step }) {
  switch (reason) {
    case "double":
      return message("stop-double");
    case "count_first":
      return message("stop-count-first");
    case "points_first":
      return message("stop-points-first");
    case "at_most":
      return message("stop-at-most", { max });
    case "more_than_packs":
      return message("stop-more-than-packs", { points: packs });
    default:
      return message("stop-no-such-points", { step });
  }
}

/** A figure in words, such as "2 mixed canastas". */
export function item(lines, { line, own }, n) {
  switch (line) {
    case "natural_canastas":
      return message("item-natural-canastas", { n });
    case "mixed_canastas":
      return message("item-mixed-canastas", { n });
    case "concealed_canastas":
      return message("item-concealed-canastas", { n });
    case "red_threes":
      return message("item-red-threes", { n });
    case "undeclared_red_threes":
      return message("item-undeclared-red-threes", { n });
    case "black_threes":
      return message("item-black-threes", { n });
    case "own":
      return message("item-own", { n, line: lines[own].name });
    case "melded":
      return message("item-melded", { points: n });
    default:
      return message("item-in-hand", { points: n });
  }
}

/** What the check has found, as a sentence. */
export function noticeText({ game, names }, notice) {
  const { reason, line, natural, mixed, points, step, minimum, players, threes, canastas } = notice;
  const side = names[notice.side];
  switch (reason) {
    case "no_such_points":
      return line === "melded"
        ? message("notice-no-such-melded", { side, points, step })
        : message("notice-no-such-in-hand", { side, points, step });
    case "too_few_points":
      return minimum === null
        ? message("notice-more-than-ranks", { side, canastas: natural + mixed })
        : message("notice-too-few-points", { side, canastas: natural + mixed, minimum, points });
    case "bonuses_added_in":
      return message("notice-bonuses-added-in", { side, points });
    case "below_minimum":
      return message("notice-below-minimum", { side, points, minimum });
    case "too_few_canastas": {
      const { seat, needed } = notice;
      return message("notice-too-few-canastas", { player: playerName(game, seat), canastas, needed });
    }
    case "cards_after_going_out":
      return message("notice-cards-after-going-out", { side });
    case "too_few_in_hand":
      return message("notice-too-few-in-hand", { side, players, points });
    case "more_concealed_canastas":
      return message("notice-more-concealed-canastas", { side, concealed: notice.concealed, canastas });
    case "red_threes":
      return notice.side === null
        ? message("notice-red-threes", { threes })
        : message("notice-late-red-threes", { side, threes });
    case "mixed_canastas":
      return message("notice-mixed-canastas", { canastas });
    case "canastas":
      return message("notice-canastas", { canastas });
    case "more_than_the_packs":
      return message("notice-more-than-the-packs", { points, maximum: notice.maximum });
    default:
      return message("notice-same-as-before");
  }
}

/** Something that the entry implies, as a sentence. */
export function factText({ game, names }, { fact, side: at, seat, threes, points }) {
  const side = names[at];
  const player = () => playerName(game, seat);
  switch (fact) {
    case "red_threes_against":
      return message("fact-red-threes-against", { side, threes, points });
    case "red_threes_count_nothing":
      return message("fact-red-threes-count-nothing", { side, threes });
    case "all_red_threes":
      return message("fact-all-red-threes", { side, points });
    case "nobody_went_out":
      return message("fact-nobody-went-out");
    case "concealed":
      return message("fact-concealed", { player: player(), points });
    case "exact_deal":
      return message("fact-exact-deal", { player: player(), points });
    case "no_concealed_canastas":
      return message("fact-no-concealed-canastas");
    case "no_black_threes":
      return message("fact-no-black-threes");
    default:
      return message("fact-no-undeclared-red-threes");
  }
}

/** Highest first, as people name cards. */
const ORDER = ["X", "A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3B", "2"];
const highestFirst = (kinds) => [...kinds].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** The name of a kind in messages. */
export const wordKey = (kind) => (kind === "3B" ? "3" : kind);

/** Kinds of cards in words: "kings to eights", or with `form: "one"` "king to eight". */
export function kindsText(kinds, form = "many") {
  const runs = [];
  for (const kind of highestFirst(kinds)) {
    const run = runs.at(-1);
    const isNext = run && run.at(-1) !== "X" && kind !== "3B" && ORDER.indexOf(kind) === ORDER.indexOf(run.at(-1)) + 1;
    if (isNext) run.push(kind);
    else runs.push([kind]);
  }
  const one = (kind) =>
    form === "many" ? message("cards-many", { kind: wordKey(kind) }) : message("cards-one", { kind: wordKey(kind) });
  const range = (first, last) => {
    const [from, to] = [wordKey(first), wordKey(last)];
    return form === "many" ? message("cards-many-range", { from, to }) : message("cards-one-range", { from, to });
  };
  return list(runs.flatMap((run) => (run.length > 2 ? [range(run[0], run.at(-1))] : run.map(one))));
}

/** All kinds of cards that can be melded or left in hand, with their values: `{ kind, value }`. */
export const allKinds = ({ cards }) => {
  const valueOf = new Map(cards.flatMap(({ value, kinds }) => kinds.map((kind) => [kind, value])));
  return highestFirst(valueOf.keys())
    .sort((a, b) => (a === "X") - (b === "X"))
    .map((kind) => ({ kind, value: valueOf.get(kind) }));
};

/** "2 natural canastas, 3 red threes" for reading out. No check can find a canasta too many or too few. */
export function readOut(lines, about) {
  const counted = [
    ["natural_canastas", about.natural_canastas],
    ["mixed_canastas", about.mixed_canastas],
    ["concealed_canastas", about.concealed_canastas],
    ["red_threes", about.red_threes],
    ["undeclared_red_threes", about.undeclared_red_threes],
    ["black_threes", about.black_threes],
  ].map(([line, n]) => [{ line }, n]);
  const own = (about.lines ?? []).map((n, own) => [{ line: "own", own }, n]);
  const items = [...counted, ...own].filter(([, n]) => n).map(([of, n]) => item(lines, of, n));
  return items.length ? list(items) : message("read-nothing");
}

/** A figure as the sheet shows it. Cards left in hand count against the side. */
export const figure = (line, n) => number(line === "in_hand" && n ? -n : n);
