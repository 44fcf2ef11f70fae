// Which sounds and which vibration belong to what happened: from the facts of the table before and after it. Pure.

/** The names of the sounds of what happened, in their order; none where nothing is to be heard. */
export function soundsOf(before, now) {
  const turn = now.mine && (!before.mine || now.deal !== before.deal) ? ["turn"] : [];
  if (now.deal !== before.deal) return ["slide", ...turn];
  if (now.events === before.events) return turn;
  if (now.over && !before.over) return end(now);
  return [...cards(before, now), ...turn];
}

/** The end of a game is heard instead of that of its last deal. A spectator has neither won nor lost. */
function end(now) {
  if (now.won && !now.watching) return [now.won === "we" ? "won" : "lost"];
  return [now.wentOut ? "out" : "card"];
}

/** What moved: the pile, then melds, then what else is worth knowing, and else a single card. */
function cards(before, now) {
  const names = [];
  if (now.pile < before.pile) names.push("slide");
  if (now.all.canastas > before.all.canastas) names.push("canasta");
  else if (now.all.cards > before.all.cards) names.push("meld");
  if (now.redThrees > before.redThrees) names.push("red-three");
  if (now.frozen && !before.frozen && now.pile > before.pile) names.push("frozen");
  const single = now.pile > before.pile || now.stock < before.stock;
  return names.length || !single ? names : ["card"];
}

/** How the device vibrates, in milliseconds: a number, or times of which every second is a rest. */
export const CHOSEN = 6;
export const LAID = 10;
export const TURN = 18;
export const CANASTA = [12, 40, 24];
export const REFUSED = 30;

/** The vibration of what happened, or null. Of what others do only that it is the player's turn now. */
export function vibrationOf(before, now) {
  if (now.watching) return null;
  if (now.mine && (!before.mine || now.deal !== before.deal)) return TURN;
  // Only the player whose turn it is acts.
  if (!before.mine || now.deal !== before.deal || now.events === before.events) return null;
  if (now.own.canastas > before.own.canastas) return CANASTA;
  return now.own.cards > before.own.cards || now.pile > before.pile ? LAID : null;
}
