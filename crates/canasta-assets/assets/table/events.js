// What the connection tells the page, as `Live` wants it.

import { byId } from "../element.js";
import { noteCut } from "../noted.js";
import { shareOfTime } from "../tempo.js";
import { message } from "../words.js";

/** Milliseconds for which the table is still to be seen when a deal has ended: while it is counted there, and where nothing moves. */
const COUNTED = 2800;
const STILL = 2000;

/**
 * The handlers; `look` shows the result of a deal whose table is looked at, `cut` cuts the cards where the table asks for it, `turn`
 * gives the player's turn.
 */
export const events = (page, { look, cut, turn: playing }) => ({
  update({ n, html, clock, happened, turn }) {
    const before = page.state.table;
    if (n < before.n) return;
    // The table gathers again, or there is nothing to see any more: another page.
    if (!html.startsWith('<div class="table')) return location.reload();
    const { moved, ended } = page.arrived(html, clock);
    const { table: now } = page.state;
    if (ended) showResultSoon(page, look);
    cut();
    const around = aroundTheCards(before, now);
    if (around) page.speak(around);
    playing().goOn();
    if (!moved) return;
    page.speak(happened);
    if (byId("turn").textContent !== turn) byId("turn").textContent = turn;
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
  done(n, act) {
    page.state.answered(n, act);
    // Where the table has come already, what our act moved is flying.
    page.draw({ still: page.state.table.n >= n });
    // When the line is free for the next act.
    queueMicrotask(() => playing().goOn());
  },
  cut(added) {
    const { commitmentTable, commitmentDeal } = byId("table").dataset;
    return commitmentTable ? noteCut(commitmentTable, commitmentDeal, added) : added;
  },
  refused({ stale, because, rule, refused }) {
    page.state.declined();
    // A pause may refuse a cut; the table asks for it again.
    if (page.state.table.phase === "shuffle") return;
    playing().giveUp();
    if (stale) return page.note(message("stale"));
    page.refuse({ because: because ?? message("not-sent"), rule, code: refused });
  },
});

/** The result comes when its deal was counted on the table, or at a press beside the buttons. */
function showResultSoon({ state }, look) {
  const shown = new AbortController();
  const show = () => {
    shown.abort();
    if (state.untold && state.looking && state.table.phase === "over") look();
  };
  setTimeout(show, COUNTED * shareOfTime() || STILL);
  addEventListener("click", ({ target }) => target.closest("button, a, dialog") || show(), { signal: shown.signal });
}

/** What went on around the cards: pauses, bots that play for absent players, phrases. */
function aroundTheCards(before, now) {
  const around = before.around === now.around ? "" : now.around;
  const said = now.said > before.said ? now.lastSaid : "";
  return [around, said].filter(Boolean).join(" ");
}
