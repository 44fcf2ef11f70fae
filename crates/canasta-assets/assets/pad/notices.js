// What the table has to look at between deals: two phones entered the same deal, a watcher asks to check one, another phone wants
// to keep the pad, or already does.

import { message } from "../words.js";
import { playerName, sideName, signed, time } from "./game.js";
import { announce, h, name } from "./markup.js";
import { device } from "./store.js";
import { post } from "./sync.js";

/** `elements`, a `text` for people who don't see them, and `tick`, which updates a countdown. */
export function notices(app) {
  const { game, pad } = app;
  const requests = request(app);
  const deals = pad.isKeptElsewhere ? [] : game.deals;
  const elements = [
    requests?.element,
    !requests && keptElsewhere(app),
    app.sync?.isRefused && panel("refused", h("p", {}, message("refused"))),
    ...deals.filter(({ conflict }) => conflict.length > 0).map((deal) => conflict(app, deal)),
    ...deals.flatMap((deal) => deal.queries.map((query) => queried(app, deal, query))),
  ].filter(Boolean);
  const headings = elements.map((element) => element.querySelector("h2")?.textContent).filter(Boolean);
  return { elements, text: headings.join(" "), tick: requests?.tick };
}

const panel = (kind, ...children) => h("section", { class: `panel notice ${kind}` }, ...children);

const button = (id, text, onclick, className = "btn") =>
  h("button", { type: "button", class: className, id, onclick }, text);

/** Two phones that were apart have entered the same deal. The table chooses. */
function conflict({ game, pad }, deal) {
  const { n } = deal;
  const choose = ({ entry, anyway }) => {
    pad.add({ kind: "deal", game: game.id, n, replaces: deal.replaces, ...(entry && { entry }), anyway });
    document.querySelector("h1").focus({ preventScroll: true });
    announce(message("chosen", { n }));
  };
  return panel(
    "conflict",
    h("h2", {}, message("conflict", { n })),
    h("p", {}, message("conflict-about")),
    h(
      "ul",
      { class: "versions" },
      deal.conflict.map((version, i) =>
        h(
          "li",
          {},
          h("p", { id: `version-${n}-${i}` }, whoEntered(version), h("br"), figures(game, version)),
          h(
            "button",
            {
              type: "button",
              class: "btn",
              id: `choose-${n}-${i}`,
              "aria-describedby": `version-${n}-${i}`,
              onclick: () => choose(version),
            },
            message("choose"),
          ),
        ),
      ),
    ),
  );
}

function whoEntered({ by, at, device: from }) {
  if (from === device().id) return message("entered-here", { time: time(at) });
  return by ? message("entered-by", { name: by, time: time(at) }) : message("entered-there", { time: time(at) });
}

/** "We +855", "They +565", "Tom went out" */
function figures(game, { entry, scores }) {
  if (!entry) return h("b", {}, message("withdrawn"));
  const points = scores.map(({ total }, side) =>
    message("side-total", { side: sideName(game, side), points: signed(total) }),
  );
  const out = entry.going_out?.seat;
  return [
    h(
      "b",
      { class: "num" },
      points.map((text) => [h("span", {}, text), " "]),
    ),
    out !== undefined && h("small", {}, name(message("went-out", { name: playerName(game, out) }))),
  ];
}

/** A watcher asks the table to check a deal. */
function queried({ pad }, { n }, { id, by }) {
  const settle = () => {
    pad.add({ kind: "settled", query: id });
    document.querySelector("h1").focus({ preventScroll: true });
    announce(message("query-settled", { n }));
  };
  return panel(
    "query",
    h("h2", {}, by ? message("query-by", { name: by, n }) : message("query", { n })),
    h(
      "div",
      { class: "row" },
      h("a", { class: "btn", id: `check-${id}`, href: `#check/${n}` }, message("check-deal", { n })),
      button(`settle-${id}`, message("checked"), settle),
    ),
  );
}

const deadlines = new WeakMap();

/** A phone asks to take over. Everyone at the table sees it, and it moves unless this phone objects. */
function request(app) {
  const { pad } = app;
  const asked = pad.state?.request;
  if (!asked) return null;
  if (!deadlines.has(asked)) deadlines.set(asked, Date.now() + asked.ends_in_ms);
  const ends = deadlines.get(asked);
  const isMine = asked.device === device().id;
  const left = () => Math.max(0, Math.ceil((ends - Date.now()) / 1000));
  const seconds = h("p", { role: "timer", class: "num" });
  let isOver = false;
  const tick = () => {
    seconds.textContent = message("moves-in", { seconds: left() });
    if (left() > 0 || isOver) return;
    // The server decides when the next one asks.
    isOver = true;
    app.sync.now();
  };
  tick();
  const heading = isMine
    ? message("you-asked")
    : asked.name
      ? message("asks-by", { name: asked.name })
      : message("asks");
  const canObject = isMine || pad.state.is_keeper;
  const object = () => act(app, "/pad/object", {}, message(isMine ? "request-ended" : "objected"));
  const element = panel(
    "request",
    h("h2", {}, heading),
    seconds,
    canObject && button("object", message(isMine ? "stop-asking" : "object"), object, "btn main"),
  );
  return { element, tick };
}

/** Another phone has taken over. */
function keptElsewhere(app) {
  const { state } = app.pad;
  if (state?.is_keeper !== false) return null;
  const keeper = state.keeper?.name;
  const { id, name } = device();
  const ask = () => act(app, "/pad/ask", { device: id, name }, message("asked"));
  return panel(
    "elsewhere",
    h("h2", {}, keeper ? message("kept-by", { name: keeper }) : message("kept-elsewhere")),
    h("p", {}, message("kept-about")),
    button("ask", message("ask"), ask),
  );
}

async function act(app, path, request, done) {
  try {
    const state = await post(path, { pad: app.pad.id, secret: device().secret, ...request });
    app.sync.take(state);
    announce(done);
  } catch (error) {
    const text = error.status ? error.message : message("no-connection");
    document.querySelector(".notice")?.append(h("p", { class: "told", role: "alert" }, text));
  }
}
