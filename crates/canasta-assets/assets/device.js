// What makes the table feel at home on a device: sounds, vibration, a screen that stays on, a badge, full screen, the service
// worker. None of it is needed for the first card: `table.js` fetches it afterwards. Each part is there where the browser has it.

import { Awake } from "./device/awake.js";
import { facts } from "./device/facts.js";
import { CHOSEN, REFUSED, soundsOf, vibrationOf } from "./device/signs.js";
import { keepShell } from "./shell.js";

const { dataset: chosen } = document.documentElement;

/** Follows a table. `root` is its markup as the server sent it. */
export class Device {
  #awake = new Awake();
  #facts;
  #chosenCards;

  constructor(root, state) {
    this.#facts = facts(root);
    // What was chosen before the script came was not chosen now.
    this.#chosenCards = chosenIn(state);
    this.#show();
    document.addEventListener("visibilitychange", () => this.#badge());
    // Browsers let a page be heard only after a press.
    const ready = () => chosen.sound === "on" && play([]);
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, ready, { once: true });
    this.menuCame();
    keepShell();
  }

  /** The menu is there, which may come later than the table. */
  menuCame() {
    fullScreen();
  }

  /** The server's next markup has come. */
  arrived(root) {
    const before = this.#facts;
    this.#facts = facts(root);
    const names = soundsOf(before, this.#facts);
    if (names.length && chosen.sound === "on") play(names);
    vibrate(vibrationOf(before, this.#facts));
    this.#show();
  }

  /** The page was drawn anew: another card may have been chosen. */
  drawn(state) {
    const now = chosenIn(state);
    if (now > this.#chosenCards) vibrate(CHOSEN);
    this.#chosenCards = now;
  }

  /** The player was told why something is not done. */
  refused() {
    vibrate(REFUSED);
  }

  #show() {
    const { over, paused } = this.#facts;
    this.#awake.set(!over && !paused);
    this.#badge();
  }

  /** On the program's icon: it is your turn, until that is seen. */
  #badge() {
    if (!navigator.setAppBadge) return;
    const news = this.#facts.mine && document.hidden;
    // A browser that has no icon of this program does not mind.
    (news ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
  }
}

/** How many cards are chosen. */
const chosenIn = ({ staging }) => [...staging.chosen.values()].reduce((sum, count) => sum + count, 0);

async function play(names) {
  const sounds = await import("/sounds.js");
  sounds.play(names);
}

function vibrate(pattern) {
  if (pattern && chosen.vibration === "on") navigator.vibrate?.(pattern);
}

/** The button in the menu. */
function fullScreen() {
  const button = document.getElementById("full-screen");
  if (!button || !document.fullscreenEnabled) return;
  const { textContent: enter, dataset } = button;
  button.hidden = false;
  document.addEventListener("fullscreenchange", () => {
    button.textContent = document.fullscreenElement ? dataset.leave : enter;
  });
  button.addEventListener("click", () => {
    document.getElementById("menu")?.close();
    // A browser may refuse; then all stays as it is.
    const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => {});
  });
}
