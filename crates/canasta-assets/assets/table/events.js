// Handlers for events of the connection (`Live`).

import { byId } from "../element.js";
import { noteCut } from "../noted.js";
import { timeScale } from "../tempo.js";
import { message } from "../words.js";

/** After a deal, the table stays visible for this long while the deal is counted. */
const COUNT_MS = 2800;
/** Like `COUNT_MS`, if animations are off. */
const STILL_MS = 2000;

/**
 * `look` shows the result of a deal, `cut` cuts the cards if the table asks for it, and `turn` returns the player's
 * turn.
 */
export const events = (page, { look, cut, turn: currentTurn }) => ({
  update({ n, html, clock, happened, turn }) {
    const before = page.state.table;
    if (n < before.n) return;
    // The table now needs a different page, such as the waiting room.
    if (!html.startsWith('<div class="table')) return location.reload();
    const { moved, ended } = page.update(html, clock);
    const { table: now } = page.state;
    if (ended) showResultSoon(page, look);
    cut();
    // Spoken together, because a second text would replace the first.
    const news = [...newsBesidesCards(before, now), moved && happened].filter(Boolean);
    if (news.length > 0) page.speak(news.join(" "));
    currentTurn().followUp();
    if (moved && byId("turn").textContent !== turn) byId("turn").textContent = turn;
  },
  lost(because) {
    if (!page.state.lose(because)) return;
    page.draw();
    page.speak(because ?? message("lost"));
  },
  back() {
    if (!page.state.regain()) return;
    page.speak(message("back"));
    page.draw();
  },
  done(n, action) {
    page.state.confirm(n, action);
    // If the new table has been drawn already, its animations are running.
    page.draw({ still: page.state.table.n >= n });
    // Run this after `Live` is ready for the next action.
    queueMicrotask(() => currentTurn().followUp());
  },
  cut(cut) {
    const { commitmentTable, commitmentDeal } = byId("table").dataset;
    return commitmentTable ? noteCut(commitmentTable, commitmentDeal, cut) : cut;
  },
  refused({ stale, because, refused }) {
    page.state.decline();
    // The cut can have been refused because of a pause. The table will ask for it again.
    if (page.state.table.phase === "shuffle") return;
    currentTurn().cancelFollowUp();
    if (stale) return page.note(message("stale"));
    page.refuse({ because: because ?? message("not-sent"), code: refused });
  },
});

/** Shows the result once the deal has been counted, or earlier if the player presses anything but a button. */
function showResultSoon({ state }, look) {
  const listener = new AbortController();
  const show = () => {
    listener.abort();
    if (state.untold && state.looking && state.table.phase === "over") look();
  };
  setTimeout(show, COUNT_MS * timeScale() || STILL_MS);
  addEventListener("click", ({ target }) => target.closest("button, a, dialog") || show(), { signal: listener.signal });
}

/** News that isn't about cards: pauses, substitutes and chat. */
function newsBesidesCards(before, now) {
  const news = before.around === now.around ? "" : now.around;
  // Most phrases have no full stop.
  const chat = now.said > before.said ? now.lastSaid.replace(/[^.!?…]$/, "$&.") : "";
  return [news, chat];
}
