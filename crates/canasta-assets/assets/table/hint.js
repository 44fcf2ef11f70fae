// A hint: asked of the server on the viewer's own turn, shown beside the table, forgotten as soon as the table goes on. Pointing
// at one of its turns marks what it needs; Show me brings the cards to where they are laid from. It sends no act.

import { cardsIn, rankOf, rankOfGroup } from "../cards.js";
import { button, byId, element, parsed } from "../element.js";
import { withRetry } from "../retry.js";
import { message } from "../words.js";

/** The server thinks for a second, and other hints may come first. */
const PATIENCE = 12_000;

/** Asks for the hint at `n`: `{html, said}`, or `{because}` where there is none. `onWait(sentence)` says why it takes longer. */
export async function ask(path, n, onWait) {
  try {
    const send = () =>
      fetch(`${path}/hint`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ n }),
        signal: AbortSignal.timeout(PATIENCE),
      });
    const response = await withRetry(send, onWait);
    const answer = await response.json();
    return response.ok ? answer : { because: answer.because ?? message("hint-lost") };
  } catch {
    return { because: message("hint-lost") };
  }
}

/** The panel: the server's markup or, until it comes, that it thinks. */
export const hintPanel = ({ html }) => (html && parsed(html)) || waiting();

function waiting() {
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

/** The acts of a turn of the hint: `[{verb, groups}]`, a group with the rank it is staged under and its cards. */
function actsOf(turn, table) {
  return turn.dataset.actions.split(";").map((act) => {
    const [verb] = act.split(" ");
    const groups = act
      .slice(verb.length)
      .split("/")
      .map((text, place) => {
        const cards = cardsIn(text);
        // What goes with the pile's top card is staged under its rank.
        const named = /([2-9TJQKA]):/.exec(text)?.[1] ?? rankOfGroup(cards);
        return { key: verb === "take" && place === 0 ? table.topRank : named, cards };
      });
    return { verb, groups: groups.filter(({ cards }) => cards.length) };
  });
}

/** The button that an act of the hint needs. */
const BUTTONS = {
  ...{ draw: "action-draw", pass: "action-draw", take: "action-take", meld: "action-lay", discard: "action-discard" },
  ...{ ask: "say-ask", yes: "say-yes", no: "say-no", declare: "say-declare" },
};

/** Marks what a turn needs, or without one nothing. Another drawing of the table takes the marks away. */
export function mark(turn, table) {
  for (const marked of document.querySelectorAll(".own .hinted")) marked.classList.remove("hinted");
  if (!turn) return;
  for (const { verb, groups } of actsOf(turn, table)) {
    byId(BUTTONS[verb])?.classList.add("hinted");
    for (const card of groups.flatMap(({ cards }) => cards)) {
      const column = rankOf(card) === "R" ? "3" : rankOf(card);
      byId(`col-${column}`)?.classList.add("hinted");
    }
  }
}

/** Brings the cards of a turn to where they are laid from, and answers which button does its first act. */
export function bring(turn, table, staging) {
  staging.clear();
  const acts = actsOf(turn, table);
  for (const { verb, groups } of acts) {
    if (verb === "discard") staging.choose(table, rankOf(groups[0].cards[0]));
    else if (verb === "meld" || verb === "take") for (const { key, cards } of groups) staging.stage(table, cards, key);
  }
  return BUTTONS[acts[0].verb];
}
