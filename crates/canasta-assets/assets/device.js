// Device features: sounds, vibration, wake lock, badge, full screen and the service worker, if the browser supports
// them. `table.js` loads this module after the first card.

import { Awake } from "./device/awake.js";
import { facts } from "./device/facts.js";
import { REFUSED, SELECTED, soundsOf, vibrationOf } from "./device/signs.js";
import { keepShell } from "./shell.js";

const { dataset: settings } = document.documentElement;

export class Device {
  #awake = new Awake();
  #facts;
  #selectedCards;

  /** `root` is the table's markup as the server sent it. */
  constructor(root, state) {
    this.#facts = facts(root);
    // Don't vibrate for cards that were selected before this script was loaded.
    this.#selectedCards = selectedIn(state);
    this.#show();
    document.addEventListener("visibilitychange", () => this.#updateBadge());
    // Browsers allow sound only after the visitor's first press.
    const ready = () => settings.sound === "on" && play([]);
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, ready, { once: true });
    this.menuAdded();
    keepShell();
  }

  /** Called when the menu is added later than the table. */
  menuAdded() {
    setUpFullScreen();
  }

  /** Takes the server's next markup. */
  update(root) {
    const before = this.#facts;
    this.#facts = facts(root);
    const names = soundsOf(before, this.#facts);
    if (names.length && settings.sound === "on") play(names);
    vibrate(vibrationOf(before, this.#facts));
    this.#show();
  }

  /** Takes markup for a different viewer, without any sounds. */
  reset(root) {
    this.#facts = facts(root);
    this.#show();
  }

  /** Vibrates if one more card is selected. */
  redrawn(state) {
    const now = selectedIn(state);
    if (now > this.#selectedCards) vibrate(SELECTED);
    this.#selectedCards = now;
  }

  signalRefusal() {
    vibrate(REFUSED);
  }

  #show() {
    const { over, paused } = this.#facts;
    this.#awake.set(!over && !paused);
    this.#updateBadge();
  }

  /** Badges the app's icon while it is the player's turn and the page is hidden. */
  #updateBadge() {
    if (!navigator.setAppBadge) return;
    const isWanted = this.#facts.mine && document.hidden;
    // Fails if the app is not installed.
    (isWanted ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
  }
}

/** The total number of selected cards. */
const selectedIn = ({ selection }) => selection.size;

async function play(names) {
  const sounds = await import("/sounds.js");
  sounds.play(names);
}

function vibrate(pattern) {
  if (pattern && settings.vibration === "on") navigator.vibrate?.(pattern);
}

/** Shows the full-screen button in the menu if the browser supports full screen. */
function setUpFullScreen() {
  const button = document.getElementById("full-screen");
  if (!button || !document.fullscreenEnabled) return;
  const { textContent: enter, dataset } = button;
  button.hidden = false;
  document.addEventListener("fullscreenchange", () => {
    button.textContent = document.fullscreenElement ? dataset.leave : enter;
  });
  button.addEventListener("click", () => {
    document.getElementById("menu")?.close();
    // The browser can refuse.
    const switched = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    switched.catch(() => {});
  });
}
