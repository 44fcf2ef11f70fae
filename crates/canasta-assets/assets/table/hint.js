// Hints. The viewer requests them on their turn, and they close as soon as the table changes. Pointing at a play
// highlights its cards and buttons. *Show me* stages its cards but sends nothing.

import { cardsIn, rankOf, rankOfGroup } from "../cards.js";
import { button, byId, element, parsed } from "../element.js";
import { withRetry } from "../retry.js";
import { message } from "../words.js";

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

/** The actions of a play as `[{verb, groups}]`. A group is `{key, cards}`, where the key is the rank of its set. */
function actionsOf(play, table) {
  return play.dataset.actions.split(";").map((action) => {
    const [verb] = action.split(" ");
    const groups = action
      .slice(verb.length)
      .split("/")
      .map((text, place) => {
        const cards = cardsIn(text);
        // Cards for taking the pile are staged under the upcard's rank.
        const named = /([2-9TJQKA]):/.exec(text)?.[1] ?? rankOfGroup(cards);
        return { key: verb === "take" && place === 0 ? table.topRank : named, cards };
      });
    return { verb, groups: groups.filter(({ cards }) => cards.length) };
  });
}

/** The buttons for each verb of an action. */
const BUTTONS = {
  ...{ draw: "action-draw", pass: "action-draw", take: "action-take", meld: "action-lay", discard: "action-discard" },
  ...{ ask: "say-ask", yes: "say-yes", no: "say-no", declare: "say-declare" },
};

/** Highlights the cards and buttons of a play, or none of them. Redrawing the table removes the highlights. */
export function highlightPlay(play, table) {
  for (const marked of document.querySelectorAll(".own .hinted")) marked.classList.remove("hinted");
  if (!play) return;
  for (const { verb, groups } of actionsOf(play, table)) {
    byId(BUTTONS[verb])?.classList.add("hinted");
    for (const card of groups.flatMap(({ cards }) => cards)) {
      const column = rankOf(card) === "R" ? "3" : rankOf(card);
      byId(`col-${column}`)?.classList.add("hinted");
    }
  }
}

/** Stages the cards of a play. Returns the ID of the button for its first action. */
export function stagePlay(play, table, staging) {
  staging.clear();
  const actions = actionsOf(play, table);
  for (const { verb, groups } of actions) {
    if (verb === "discard") staging.choose(table, rankOf(groups[0].cards[0]));
    else if (verb === "meld" || verb === "take") for (const { key, cards } of groups) staging.stage(table, cards, key);
  }
  return BUTTONS[actions[0].verb];
}
