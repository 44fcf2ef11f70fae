// The sounds and vibrations for a change of the table's facts. All functions are pure.

/** The names of the sounds to play, in order. */
export function soundsOf(before, now) {
  const turn = now.mine && (!before.mine || now.deal !== before.deal) ? ["turn"] : [];
  if (now.deal !== before.deal) return ["slide", ...turn];
  if (now.events === before.events) return turn;
  if (now.over && !before.over) return soundsOfEnd(now);
  return [...soundsOfCards(before, now), ...turn];
}

/** The sound for the end of a game or deal. Spectators don't win or lose. */
function soundsOfEnd(now) {
  if (now.won && !now.watching) return [now.won === "we" ? "won" : "lost"];
  return [now.wentOut ? "out" : "card"];
}

/** The sounds for the pile, melds and special cards, or else for a single card. */
function soundsOfCards(before, now) {
  const names = [];
  if (now.pile < before.pile) names.push("slide");
  if (now.all.canastas > before.all.canastas) names.push("canasta");
  else if (now.all.cards > before.all.cards) names.push("meld");
  if (now.redThrees > before.redThrees) names.push("red-three");
  if (now.frozen && !before.frozen && now.pile > before.pile) names.push("frozen");
  const singleCard = now.pile > before.pile || now.stock < before.stock;
  return names.length || !singleCard ? names : ["card"];
}

/** Vibrations in milliseconds: a duration, or a list that alternates durations and pauses. */
export const SELECTED = 6;
export const PLAYED = 10;
export const TURN = 18;
export const CANASTA = [12, 40, 24];
export const REFUSED = 30;

/**
 * The vibration for a change, or `null`. Among other players' actions, only one that starts the viewer's turn has one.
 */
export function vibrationOf(before, now) {
  if (now.watching) return null;
  if (now.mine && (!before.mine || now.deal !== before.deal)) return TURN;
  // Only a player whose turn it was can have acted.
  if (!before.mine || now.deal !== before.deal || now.events === before.events) return null;
  if (now.own.canastas > before.own.canastas) return CANASTA;
  return now.own.cards > before.own.cards || now.pile > before.pile ? PLAYED : null;
}
