// The table's page: draws what the server pushes together with what is chosen and staged here, and sends acts. Its parts lie
// in the folder `table`; here they are put together. From the inside out:
// What is not needed for the first card comes later (`device`).
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
import { actions } from "./table/acts.js";
import { events } from "./table/events.js";
import { listen } from "./table/input.js";
import { Page, fetchEndSheet } from "./table/page.js";
import { Panels } from "./table/panels.js";
import { Turn } from "./table/turn.js";
import { readWords } from "./words.js";

readWords();

const path = `/table/${byId("table").dataset.table}`;
const page = new Page();
const live = new Live(path, events(page, { look: () => acts.look(), turn: () => turn }));
const turn = new Turn(page, live);
const panels = new Panels(page, path);
const acts = actions(page, turn, panels, path);

listen(page, turn, panels, acts);
fetchLater(page);
forms((refusal) => {
  if (refusal) page.refuse({ because: refusal });
  else if (page.state.line?.refusal) {
    page.state.clearLine();
    page.draw();
  }
});

/** What the device can do beside the cards is fetched when they lie there. */
function fetchLater(page) {
  const fetchIt = async () => {
    const { Device } = await import("/device.js");
    page.device = new Device(page.markup, page.state);
    fetchEndSheet();
  };
  // Without it the table is played as well; it is tried again when there is a line.
  const later = () => setTimeout(() => fetchIt().catch(() => addEventListener("online", later, { once: true })), 2000);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
