// Finds the groups for a selection. If the usual places of the wild cards aren't allowed, but others are, uses those:
// nothing legal is refused because of where a wild card went.

import { isWild } from "../cards.js";
import { checkMeld, checkTake } from "./allowed.js";
import { RANKS, formGroups, problemOf } from "./groups.js";

/** More arrangements than this aren't tried. */
const MAX_ARRANGEMENTS = 600;

/** The rank of a single card selected together with melds, which is meant to be discarded. `null` if there is none. */
export function spareOf(table, { groups, left }) {
  const problems = groups.map((group) => [group.rank, problemOf(table, group)]).filter(([, problem]) => problem);
  const isSpare = problems.length === 1 && problems[0][1].single && groups.length > 1 && !left.length;
  return isSpare ? problems[0][0] : null;
}

/** Whether the groups, without the spare card, can be melded or take the pile now. */
export function isAllowed(table, { groups, left }, spare = null) {
  const melds = groups.filter(({ rank }) => rank !== spare);
  if (left.length || melds.some((group) => problemOf(table, group))) return false;
  return (table.drawing ? checkTake(table, melds) : checkMeld(table, melds)).ok;
}

/** Forms the groups, as `formGroups` does. */
export function arrange(table, selection, moves, limit = MAX_ARRANGEMENTS) {
  const usual = formGroups(table, selection, moves);
  const spare = spareOf(table, usual);
  const wild = [...selection].flatMap(([rank, n]) => (isWild(rank) ? Array(n).fill(rank) : []));
  if (!wild.length || !(table.drawing || table.playing) || selection.has("R") || isAllowed(table, usual, spare))
    return usual;
  for (const { wild: moved } of moves) if (wild.includes(moved)) wild.splice(wild.indexOf(moved), 1);
  const isHome = (rank) => selection.has(rank) || table.own.has(rank) || (table.drawing && rank === table.topRank);
  const homes = RANKS.filter(isHome);
  let tried = 0;
  const search = (at, start, placed) => {
    if (at === wild.length) {
      tried += 1;
      const found = formGroups(table, selection, [...moves, ...placed]);
      return isAllowed(table, found, spare) ? found : null;
    }
    // Equal wild cards are placed from left to right only.
    for (let to = at && wild[at] === wild[at - 1] ? start : 0; to < homes.length && tried < limit; to += 1) {
      const found = search(at + 1, to, [...placed, { wild: wild[at], to: homes[to] }]);
      if (found) return found;
    }
    return null;
  };
  return search(0, 0, []) ?? usual;
}
