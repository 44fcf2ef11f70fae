// Hints. The viewer requests them on their turn, and they close as soon as the table changes. Pointing at a play
// highlights its cards and buttons. *Show me* selects its cards but sends nothing.

import { cardsIn, isWild, rankOf, rankOfGroup } from "../cards.js";
import { button, byId, element, parsed } from "../element.js";
import { withRetry } from "../retry.js";
import { message } from "../words.js";
import { plan } from "./plan.js";

/** The server thinks for a second, but it might have to compute other hints first. */
const REQUEST_TIMEOUT_MS = 12_000;

/**
 * The hint for table `n` as `{html, said}`, or `{because}` if there is none. Calls `onWait(sentence)` with the reason
 * for a delay.
 */
export async function fetchHint(path, n, onWait) {
  try {
    const send = () =>
      fetch(`${path}/hint`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ n }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
    const response = await withRetry(send, onWait);
    const answer = await response.json();
    return response.ok ? answer : { because: answer.because ?? message("hint-lost") };
  } catch {
    return { because: message("hint-lost") };
  }
}

/** The server's panel, or a panel that says the server is thinking. */
export const hintPanel = ({ html }) => (html && parsed(html)) || waitingPanel();

function waitingPanel() {
  const close = button("iconbtn close", "hint", "×");
  close.id = "close-hint";
  close.setAttribute("aria-label", message("hint-close"));
  const title = message("hint-title");
  const panel = element(
    "aside",
    "why hints",
    close,
    element("h2", "", title),
    element("div", "told", element("p", "thinking", message("hint-thinking"))),
  );
  panel.id = "hint";
  panel.tabIndex = -1;
  panel.setAttribute("aria-label", title);
  panel.setAttribute("aria-busy", "true");
  return panel;
}

/** The actions of a play as `[{verb, groups}]`. A group is `{rank, cards}`, with the rank of its meld. */
function actionsOf(play, table) {
  return play.dataset.actions.split(";").map((action) => {
    const [verb] = action.split(" ");
    const groups = action
      .slice(verb.length)
      .split("/")
      .map((text, place) => {
        const cards = cardsIn(text);
        const named = /([2-9TJQKA]):/.exec(text)?.[1] ?? rankOfGroup(cards);
        return { rank: verb === "take" && place === 0 ? table.topRank : named, cards };
      });
    return { verb, groups: groups.filter(({ cards }) => cards.length) };
  });
}

const buttonId = (verb) => `action-${verb === "pass" ? "draw" : verb}`;

/** Highlights the cards and buttons of a play, or none of them. Redrawing the table removes the highlights. */
export function highlightPlay(play, table) {
  for (const marked of document.querySelectorAll(".own .hinted")) marked.classList.remove("hinted");
  if (!play) return;
  for (const { verb, groups } of actionsOf(play, table)) {
    byId(buttonId(verb))?.classList.add("hinted");
    for (const card of groups.flatMap(({ cards }) => cards)) byId(`col-${rankOf(card)}`)?.classList.add("hinted");
  }
}

/**
 * What to select for a play: `counts` of cards by rank, `moves` of wild cards, and the ID of the button to press. The
 * cards of a meld and of the discard after it are selected together, unless the discard would count as one more
 * card of a meld.
 */
export function selectionOf(play, table) {
  const actions = actionsOf(play, table);
  const [first, last] = [actions[0], actions.at(-1)];
  const all = selected(actions);
  if (first.verb !== "meld" || last.verb !== "discard") return { ...all, buttonId: buttonId(first.verb) };
  const discard = rankOf(last.groups[0].cards[0]);
  if (plan(table, all.counts, all.moves).spare === discard) return { ...all, buttonId: buttonId("discard") };
  return { ...selected(actions.slice(0, -1)), buttonId: buttonId("meld") };
}

/** The cards of all these actions, and the melds that their wild cards go to. */
function selected(actions) {
  const counts = new Map();
  const moves = [];
  for (const { rank, cards } of actions.flatMap(({ groups }) => groups)) {
    for (const card of cards) {
      counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
      if (isWild(card) && rank) moves.push({ wild: card[0], to: rank });
    }
  }
  return { counts, moves };
}
