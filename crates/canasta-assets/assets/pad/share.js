// Sharing the pad: the live view for watchers, and handing the pad over to another phone.

import { parsed } from "../element.js";
import { message } from "../words.js";
import { openDialog } from "./dialog.js";
import { announce, h } from "./markup.js";
import { device, Pad } from "./store.js";
import { post } from "./sync.js";

/** Opens the dialog. The codes come from the server. */
export function openShare(app) {
  const live = h("section", {}, h("h3", {}, message("live-view")), h("p", {}, message("live-view-about")));
  const canHandOver = app.pad.state?.is_keeper !== false;
  const over = h("section", {}, h("h3", {}, message("hand-over")), h("p", {}, message("hand-over-about")));
  openDialog(message("share-title"), "share-dialog", h("div", { class: "sharing" }, live, canHandOver && over));
  showCode(live, () => share(app));
  over.append(button(message("hand-over-code"), ({ target }) => handOver(app, over, target)));
}

const button = (text, onclick) => h("button", { type: "button", class: "btn", onclick }, text);

/** Asks the server, and shows its answer or why there is none. */
async function showCode(section, ask) {
  const waiting = h("p", { class: "quiet", role: "status" }, message("waiting"));
  section.append(waiting);
  try {
    const parts = await ask();
    waiting.replaceWith(...parts);
  } catch (error) {
    waiting.className = "told";
    waiting.textContent = error.status ? error.message : message("no-connection");
  }
}

async function request(app, path) {
  // The server may not know the pad yet.
  await app.sync.now();
  return post(path, { pad: app.pad.id, secret: device().secret });
}

async function share(app) {
  const { code, url, qr } = await request(app, "/pad/share");
  const status = h("p", { role: "status", class: "quiet" });
  const link = h("input", {
    class: "field",
    readonly: true,
    value: url,
    "aria-label": message("link"),
    onfocus: ({ target }) => target.select(),
  });
  const copy = async () => {
    try {
      // `navigator.clipboard` needs https or localhost.
      await navigator.clipboard.writeText(url);
      status.textContent = message("copied");
    } catch {
      link.focus();
      status.textContent = message("not-copied");
    }
  };
  // The visitor may close the system's dialog.
  const send = () => navigator.share({ text: message("live-view-text"), url }).catch(() => {});
  return [
    square(qr, code),
    link,
    h("div", { class: "row" }, button(message("copy-link"), copy), navigator.share && button(message("send"), send)),
    status,
  ];
}

function handOver(app, section, pressed) {
  pressed.remove();
  showCode(section, async () => {
    const { code, qr } = await request(app, "/pad/hand-over");
    announce(message("hand-over-ready", { code: spaced(code) }));
    return [square(qr, code)];
  });
}

/** A QR code next to the same code in letters. */
const square = (qr, code) => h("div", { class: "square" }, parsed(qr), h("p", { class: "code" }, spaced(code)));

/** "K7M 2QD" is easier to read aloud. */
const spaced = (code) => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

/** Takes over a pad with the code that its keeper has shown. Returns whether it has worked. */
export async function takeOver(app, code) {
  const { id, secret, name } = device();
  history.replaceState(null, "", location.pathname + location.search);
  try {
    const { pad, state } = await post("/pad/take", { code, device: id, secret, name });
    const taken = new Pad(pad);
    taken.receive(state.events);
    await app.open(taken);
    app.sync.take(state);
    announce(message("pad-taken"));
    return true;
  } catch (error) {
    openDialog(
      message("not-taken"),
      "share-dialog",
      h("p", {}, error.status ? error.message : message("no-connection")),
    );
    return false;
  }
}
