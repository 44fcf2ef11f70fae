// A hint: asked of the server on one's own turn, shown beside the table, forgotten as soon as the table goes on. Pointing
// at one of its turns marks what it needs; Show me brings the cards to where they are laid from. It sends no act.

import { isWild, rankOf } from "./cards.js";
import { patiently } from "./patiently.js";
import { message } from "./words.js";

/** The server thinks for a second, and others may be before us. */
const PATIENCE = 12_000;

/** Asks for the hint at `n`: `{html, said}`, or `{because}` where there is none. `told(sentence)` says why it takes longer. */
export async function ask(path, n, told) {
  try {
    const send = () =>
      fetch(`${path}/hint`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ n }),
        signal: AbortSignal.timeout(PATIENCE),
      });
    const response = await patiently(send, told);
    const answer = await response.json();
    return response.ok ? answer : { because: answer.because ?? message("hint-lost") };
  } catch {
    return { because: message("hint-lost") };
  }
}

/** Puts the hint beside a copy of the table. */
export function dressHint(root, hint) {
  const button = root.querySelector("#ask-hint");
  button?.setAttribute("aria-expanded", String(Boolean(hint)));
  if (!hint) return;
  const template = document.createElement("template");
  template.innerHTML = hint.html ?? "";
  const panel = template.content.firstElementChild ?? waiting();
  root.append(panel);
}

/** The panel while the server thinks. */
function waiting() {
  const panel = document.createElement("aside");
  panel.className = "why hints";
  panel.id = "hint";
  panel.tabIndex = -1;
  panel.setAttribute("aria-label", message("hint-title"));
  panel.setAttribute("aria-busy", "true");
  const close = document.createElement("button");
  close.className = "iconbtn close";
  close.type = "button";
  close.id = "close-hint";
  close.dataset.do = "hint";
  close.textContent = "×";
  close.setAttribute("aria-label", message("hint-close"));
  const title = document.createElement("h2");
  title.textContent = message("hint-title");
  const said = document.createElement("p");
  said.className = "thinking";
  said.textContent = message("hint-thinking");
  panel.append(close, title, said);
  return panel;
}

/** The acts of a turn of the hint: `[{verb, groups}]`, a group with the rank it is staged under and its cards. */
export function actsOf(turn, table) {
  return turn.dataset.acts.split(";").map((act) => {
    const [verb] = act.split(" ");
    const groups = act.slice(verb.length).split("/").map((text, place) => {
      const cards = text.match(/[2-9TJQKAX][SHDCRB]\b/g) ?? [];
      const natural = cards.find((card) => !isWild(card));
      // What goes with the pile's top card is staged under its rank.
      const named = /([2-9TJQKA]):/.exec(text)?.[1] ?? (natural ? rankOf(natural) : null);
      return { key: verb === "take" && place === 0 ? table.topRank : named, cards };
    });
    return { verb, groups: groups.filter(({ cards }) => cards.length) };
  });
}

/** The button that an act of the hint needs. */
const BUTTONS = {
  ...{ draw: "act-draw", pass: "act-draw", take: "act-take", meld: "act-lay", discard: "act-discard" },
  ...{ ask: "say-ask", yes: "say-yes", no: "say-no", declare: "say-declare" },
};
const buttonOf = (verb) => BUTTONS[verb];

/** Marks, or no longer, what a turn needs. Another drawing of the table takes the marks away. */
export function mark(turn, table) {
  for (const marked of document.querySelectorAll(".own .hinted")) marked.classList.remove("hinted");
  if (!turn) return;
  for (const { verb, groups } of actsOf(turn, table)) {
    document.getElementById(buttonOf(verb))?.classList.add("hinted");
    for (const card of groups.flatMap(({ cards }) => cards)) {
      const column = rankOf(card) === "R" ? "3" : rankOf(card);
      document.getElementById(`col-${column}`)?.classList.add("hinted");
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
  return buttonOf(acts[0].verb);
}
