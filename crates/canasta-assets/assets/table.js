// The table page: draws the server's markup together with the selected cards, and sends actions. Its parts are in the
// folder `table`, starting with those that depend on nothing else:
//
// - `read`, `groups`, `allowed`, `arrange`, `suggest`, `plan`, `selection`, `state`: data, independent of the document.
// - `hand`, `preview`, `buttons`, `line`, `why`, `hint`, `lesson`: each adds its part to a copy of the server's markup.
//   `screen` draws them all, and `page` also speaks.
// - `turn`: selecting and sending, independent of the page. `panels`: the panels next to the table.
// - `telling`: the animated result. `cover`: the screen between two people at a shared device.
// - `events`: messages from the connection. `actions`, `input`: mouse, touch and keyboard.
//
// `drag`, `motion` and `device` are loaded after the first card.

import { byId } from "./element.js";
import { forms } from "./forms.js";
import { Live } from "./live.js";
import { actionsOf } from "./table/actions.js";
import { events } from "./table/events.js";
import { drags, listen } from "./table/input.js";
import { Page, fetchLaterSheet } from "./table/page.js";
import { Panels } from "./table/panels.js";
import { fitCaptions } from "./table/since.js";
import { Turn } from "./table/turn.js";
import { readWords } from "./words.js";

readWords();
addEventListener("resize", () => fitCaptions(byId("table"), { all: true }));

/** If animations take longer to load, the deal starts without them. */
const MOTION_TIMEOUT_MS = 1500;

/**
 * The last state for which this page sent a cut. A cut can be refused because of a pause, so a later state may need a
 * new one.
 */
let cutAt = -1;

const path = `/table/${byId("table").dataset.table}`;
const page = new Page();
const live = new Live(path, events(page, { look: () => actions.look(), cut, turn: () => turn }));
const turn = new Turn(page, live);
const panels = new Panels(page, path);
const actions = actionsOf(page, turn, panels, path);

listen(page, turn, panels, actions);
startDeal();
forms((refusal) => {
  if (refusal) page.refuse({ because: refusal });
  else if (page.state.line?.refusal) {
    page.state.clearLine();
    page.draw();
  }
});

/** Cuts the cards for the first deal if the table asks for a cut. */
function cut() {
  const { dataset } = page.markup;
  if (dataset.cut === undefined || Number(dataset.n) <= cutAt || live.busy) return;
  cutAt = Number(dataset.n);
  live.send("next", cutAt);
}

/** Cuts the cards for the first deal as soon as animations are loaded. */
async function startDeal() {
  if (page.state.table.phase !== "shuffle") return fetchLater();
  const motion = import("/motion.js").then(
    (motion) => (page.motion = motion),
    () => null,
  );
  await Promise.race([motion, new Promise((resolve) => setTimeout(resolve, MOTION_TIMEOUT_MS))]);
  cut();
  fetchLater();
}

/** Loads dragging, animations and device features after the first card. */
function fetchLater() {
  later(1000, async () => {
    const { dragging } = await import("/drag.js");
    dragging(drags(page, turn));
  });
  later(1000, async () => {
    page.motion = await import("/motion.js");
  });
  later(2000, async () => {
    const { Device } = await import("/device.js");
    page.device = new Device(page.markup, page.state);
    fetchLaterSheet();
  });
}

/** Runs `load` some time after the page has loaded. If it fails, runs it again when the device is back online. */
function later(delay, load) {
  const start = () => setTimeout(() => load().catch(() => addEventListener("online", start, { once: true })), delay);
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
