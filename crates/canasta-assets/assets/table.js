// The table's page: draws what the server pushes together with what is chosen and staged here, and sends acts. Its parts lie
// in the folder `table`; here they are put together. What is not needed for the first card comes later (`motion`, `device`). From the inside out:
//
// - `read`, `staging`, `state`, `ready`: data, without a document: the table, what is chosen and staged, what else is shown.
// - `hand`, `strip`, `buttons`, `line`, `why`, `hint`, `lesson`: each puts its part into a copy of the server's markup;
//   `screen` draws them all, `page` also speaks.
// - `turn`: choosing, staging and sending, however it looks. `panels`: what opens beside the table.
// - `telling`: the result, told step by step.
// - `events`: what comes over the connection. `acts`, `input`: what players do with mouse, finger and keyboard.

import { byId } from "./element.js";
import { forms } from "./forms.js";
import { Live } from "./live.js";
import { actions } from "./table/actions.js";
import { events } from "./table/events.js";
import { listen } from "./table/input.js";
import { Page, fetchLaterSheet } from "./table/page.js";
import { Panels } from "./table/panels.js";
import { fitCaptions } from "./table/since.js";
import { Turn } from "./table/turn.js";
import { readWords } from "./words.js";

readWords();
addEventListener("resize", () => fitCaptions(byId("table"), { all: true }));

/** How long a shuffled table waits for what deals its cards, in milliseconds: they are dealt without it as well. */
const PATIENCE = 1500;

/** The state for which the cards were cut: once a state, for a pause may refuse it. */
let cutAt = -1;

const path = `/table/${byId("table").dataset.table}`;
const page = new Page();
const live = new Live(path, events(page, { look: () => acts.look(), cut, turn: () => turn }));
const turn = new Turn(page, live);
const panels = new Panels(page, path);
const acts = actions(page, turn, panels, path);

listen(page, turn, panels, acts);
shuffle();
forms((refusal) => {
  if (refusal) page.refuse({ because: refusal });
  else if (page.state.line?.refusal) {
    page.state.clearLine();
    page.draw();
  }
});

/** Cuts the cards of the first deal, where the table asks for it. */
function cut() {
  const { dataset } = page.markup;
  if (dataset.cut === undefined || Number(dataset.n) <= cutAt || live.busy) return;
  cutAt = Number(dataset.n);
  live.send("next", cutAt);
}

/** Before the first deal the page cuts the cards, as soon as there is what shows how they are dealt. */
async function shuffle() {
  if (page.state.table.phase !== "shuffle") return fetchLater();
  const motion = import("/motion.js").then(
    (motion) => (page.motion = motion),
    () => null,
  );
  await Promise.race([motion, new Promise((passed) => setTimeout(passed, PATIENCE))]);
  cut();
  fetchLater();
}

/** What is not needed for the first card is fetched when it lies there: what makes cards fly, and what the device can do. */
function fetchLater() {
  later(1000, async () => {
    page.motion = await import("/motion.js");
  });
  later(2000, async () => {
    const { Device } = await import("/device.js");
    page.device = new Device(page.markup, page.state);
    fetchLaterSheet();
  });
}

/** Without what is fetched the table is played as well; it is tried again when there is a line. */
function later(wait, fetchIt) {
  const start = () => setTimeout(() => fetchIt().catch(() => addEventListener("online", start, { once: true })), wait);
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
