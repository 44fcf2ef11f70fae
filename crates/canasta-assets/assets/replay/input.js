// A replay's clicks and keys. Without the script, all controls are links and forms.

import { byId } from "../element.js";
import { currentStep, lastStep, shownStep } from "./screen.js";

export function listen(player) {
  const moves = {
    back: () => player.step(-1),
    on: () => player.step(1),
    "turn-back": () => player.go(Number(shownStep().turnBack)),
    "turn-on": () => player.go(Number(shownStep().turnOn)),
  };
  clicks(player, moves);
  fields(player);
  graphs(player);
  keys(player, {
    ArrowLeft: moves.back,
    ArrowRight: moves.on,
    PageUp: moves["turn-back"],
    PageDown: moves["turn-on"],
    Home: () => player.go(0),
    End: () => player.go(lastStep()),
  });
}

function clicks(player, moves) {
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    if (event.target.closest?.("#play")) return player.play();
    const link = event.target.closest?.("#steps a.btn, #replay .whose a, #around a[data-at]");
    if (!link) return;
    event.preventDefault();
    if (link.getAttribute("aria-disabled") === "true") return;
    if (link.dataset.seat !== undefined) return player.go(currentStep(), link.dataset.seat);
    player.stop();
    if (link.dataset.at === undefined) return moves[link.id]?.();
    player.go(Number(link.dataset.at));
    byId("board").scrollIntoView({ block: "nearest" });
  });
}

function fields(player) {
  document.addEventListener("input", ({ target }) => {
    if (target.id === "pace") player.pace = target.value;
    if (target.id === "at") player.slide(Number(target.value), true);
  });
  document.addEventListener("change", ({ target }) => {
    if (target.id === "at") player.slide(Number(target.value), false);
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".slide")) return;
    event.preventDefault();
    player.go(Number(byId("at").value));
  });
}

/** Goes to the step under a click on a graph. */
function graphs(player) {
  document.addEventListener("click", (event) => {
    const plot = event.target.closest?.("#graphs .plot svg");
    if (!plot) return;
    const { dataset } = byId("graphs");
    const starts = dataset.starts.split(" ").map(Number);
    const box = plot.getBoundingClientRect();
    const across = Math.max(0, Math.min(0.9999, (event.clientX - box.left) / box.width)) * starts.length;
    const deal = Math.floor(across);
    const end = starts[deal + 1] ?? Number(dataset.moments);
    player.stop();
    player.go(starts[deal] + Math.round((across - deal) * (end - starts[deal] - 1)));
  });
}

function keys(player, moves) {
  document.addEventListener("keydown", (event) => {
    if (document.documentElement.dataset.keys === "off" || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.matches?.("input, select, textarea, #log")) return;
    if (event.key === "p" || event.key === "P") return player.play();
    // On a focused button, the space bar presses it.
    if (event.key === " " && !event.target.closest?.("a, button, summary, [tabindex]")) {
      event.preventDefault();
      return player.play();
    }
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    player.stop();
    move();
  });
}
