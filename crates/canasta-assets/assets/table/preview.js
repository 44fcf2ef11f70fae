// The row between the line and the hand: a picture of each group of selected cards, and what it makes. With nothing
// selected, it keeps the server's text. Its height never changes, so neither cards nor buttons move.

import { face } from "../cards.js";
import { button, element } from "../element.js";
import { message } from "../words.js";
import { cardTaker } from "./plan.js";
import { moveWild } from "./selection.js";

/** More groups than this look the same, until there are too many for any text but their points. */
const MAX_GROUP_CLASS = 4;
const MANY_GROUPS = 6;
/** Longer runs of cards are drawn closer together. */
const LONG_RUN = 3;

/** Updates the row in a copy of the server's markup. */
export function showPreview(root, state) {
  const { plan } = state;
  const row = root.querySelector("#preview");
  if (!row || !plan || !state.selection.size) return;
  const take = cardTaker(state.table);
  const groups = plan.groups.map((group) => groupItem(state, group, take));
  const redThrees = take("R", state.selection.counts.get("R") ?? 0);
  if (redThrees.length) groups.push(redThreeItem(redThrees));
  const left = plan.left.map((wild) => leftItem(take(wild, 1)[0]));
  const count = groups.length + left.length;
  const classes = `groups g${Math.min(MAX_GROUP_CLASS, count)}${count < MANY_GROUPS ? "" : " many"}`;
  const list = element("ul", classes, ...groups, ...left);
  list.setAttribute("aria-label", message("selected"));
  const clear = button("iconbtn", "clear", "×");
  clear.id = "clear";
  clear.setAttribute("aria-label", message("clear"));
  row.classList.add("selected");
  row.replaceChildren(list, ...row.querySelectorAll("#action-ask"), clear);
}

function groupItem({ table, selection, plan }, group, take) {
  const { rank, naturals, twos, jokers, top, problem, spoils, canasta, isNatural } = group;
  const isSpare = plan.spare === rank;
  const isSingle = !isSpare && problem?.single;
  const run = element("span", "run", ...take(rank, naturals).map((card) => face(card)));
  if (top) run.append(face(table.topCard, "top"));
  const wilds = [...take("2", twos).map((card) => ["2", card]), ...take("X", jokers).map((card) => ["X", card])];
  const canMove = (wild) => moveWild(table, selection.counts, selection.moves, wild, rank) !== null;
  const buttons = wilds.map(([wild, card], place) => wildButton(wild, card, rank, place, canMove(wild)));
  const kind = { spare: isSpare, single: isSingle, lacks: problem && !isSpare && !isSingle, spoils };
  const classes = Object.keys(kind).filter((name) => kind[name]);
  if (canasta) classes.push(isNatural ? "natural" : "mixed");
  if (naturals > LONG_RUN) classes.push("long");
  const title = isSpare || isSingle ? message("single", { rank }) : String(group.points);
  const text = element("span", "text", element("b", "num", title), ...saysOf(group, isSingle));
  const item = element("li", ["group", ...classes].join(" "), run, ...buttons, text);
  item.id = `group-${rank}`;
  item.dataset.rank = rank;
  return item;
}

/** What a group makes or lacks, in a few words. */
function saysOf({ rank, naturals, own, canasta, isNatural, spoils, bonus, says }, isSingle) {
  if (isSingle) return [];
  if (canasta && !spoils) {
    const kind = element("i", "", `${message("canasta", { natural: isNatural })} `);
    return [element("span", "says", kind, message("bonus", { points: bonus }))];
  }
  if (says) return [element("span", "says", says)];
  return own.naturals && !naturals ? [element("span", "name", message("onto", { rank }))] : [];
}

function wildButton(wild, card, rank, place, canMove) {
  const created = button("wild", "wild", face(card));
  created.id = `wild-${wild}-${rank}-${place}`;
  Object.assign(created.dataset, { wild, rank });
  if (!canMove) created.setAttribute("aria-disabled", "true");
  created.setAttribute("aria-label", message("wild", { wild, rank, moves: canMove }));
  return created;
}

function redThreeItem(cards) {
  const text = element("span", "text", element("b", "", message("single", { rank: "R" })));
  return element("li", "group single", element("span", "run", ...cards.map((card) => face(card))), text);
}

/** A wild card without a group. */
function leftItem(card) {
  const text = element("span", "text", element("b", "", "–"), element("span", "says", message("short-no-room")));
  return element("li", "group lacks", element("span", "run", face(card)), text);
}
