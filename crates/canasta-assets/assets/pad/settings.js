// The settings of this phone.

import { message } from "../words.js";
import { date, sideName } from "./game.js";
import { applySettings, speak, vibrate } from "./look.js";
import { h, topBar } from "./markup.js";
import { changeSetting, device, nameDevice, Pad, padIds, settings } from "./store.js";

const MAX_NAME_CHARS = 24;

export async function showSettings(root, app) {
  const game = app.pad?.isWatched ? null : app.game;
  const sides = game ? game.seats.map((_, side) => sideName(game, side)) : [message("we"), message("they")];
  const back = app.pad?.isWatched ? "#live" : game ? "#table" : "#start";
  root.replaceChildren(
    topBar(message("menu-settings"), { back }),
    h(
      "div",
      { class: "wrap two" },
      h(
        "section",
        { class: "panel", "aria-labelledby": "to-read" },
        h("h2", { id: "to-read" }, message("to-read")),
        chips("size", [
          ["normal", message("size-normal")],
          ["large", message("size-large")],
          ["largest", message("size-largest")],
        ]),
        chips("light", [
          ["system", message("light-system")],
          ["light", message("light-light")],
          ["dark", message("light-dark")],
        ]),
        chips("facing", [
          ["us", message("facing-choice-us")],
          ["both", message("facing-choice-both")],
          ["them", message("facing-choice-them")],
        ]),
        toggle("contrast", message("setting-contrast"), message("setting-contrast-about")),
        toggle("awake", message("setting-awake"), message("setting-awake-about")),
        toggle("speaking", message("setting-speaking"), message("setting-speaking-about")),
      ),
      h(
        "section",
        { class: "panel", "aria-labelledby": "to-enter" },
        h("h2", { id: "to-enter" }, message("to-enter")),
        chips("points", [
          ["total", message("points-total")],
          ["value", message("points-value")],
          ["cards", message("points-cards")],
        ]),
        chips(
          "first",
          sides.map((name, side) => [side, name]),
        ),
        toggle("ignoreDoublePresses", message("setting-double"), message("setting-double-about")),
        toggle("movesOn", message("setting-moves-on"), message("setting-moves-on-about")),
        toggle("vibration", message("setting-vibration"), message("setting-vibration-about")),
      ),
      h(
        "section",
        { class: "panel", "aria-labelledby": "phone" },
        h("h2", { id: "phone" }, message("this-phone")),
        h("label", { for: "device-name" }, message("device-name")),
        h("input", {
          class: "field",
          id: "device-name",
          value: device().name,
          maxlength: MAX_NAME_CHARS,
          autocomplete: "nickname",
          spellcheck: "false",
          "aria-describedby": "device-name-about",
          oninput: ({ target }) => nameDevice(target.value.trim()),
        }),
        h("p", { class: "quiet", id: "device-name-about" }, message("device-name-about")),
        ...(await savedPads()),
      ),
    ),
  );
  return { update: false };
}

function change(name, value) {
  changeSetting(name, value);
  applySettings(settings());
  if (name === "speaking") speak(message("speaking-example"));
  if (name === "vibration") vibrate();
}

const LEGENDS = {
  size: "setting-size",
  light: "setting-light",
  facing: "setting-facing",
  points: "setting-points",
  first: "setting-first",
};

const chips = (name, choices) =>
  h(
    "fieldset",
    {},
    h("legend", {}, message(LEGENDS[name])),
    h(
      "div",
      { class: "chips words" },
      choices.map(([value, text]) =>
        h(
          "label",
          {},
          h("input", { type: "radio", name, checked: settings()[name] === value, onchange: () => change(name, value) }),
          text,
        ),
      ),
    ),
  );

function toggle(name, title, about) {
  const press = ({ currentTarget }) => {
    const isOn = !settings()[name];
    change(name, isOn);
    currentTarget.setAttribute("aria-pressed", String(isOn));
  };
  return h(
    "button",
    {
      type: "button",
      class: "switch",
      id: `setting-${name}`,
      "aria-pressed": String(settings()[name]),
      onclick: press,
    },
    h("i", { "aria-hidden": "true" }),
    h("span", {}, title, " ", h("small", {}, about)),
  );
}

/** How many pads this phone has, and a copy of all of them. */
async function savedPads() {
  const pads = padIds().map((id) => new Pad(id));
  if (!pads.length) return [];
  const oldest = Math.min(...pads.flatMap((pad) => pad.events.map(({ at }) => at)));
  const download = () => {
    const copy = JSON.stringify(
      pads.map(({ id, events }) => ({ pad: id, events })),
      null,
      1,
    );
    const url = URL.createObjectURL(new Blob([copy], { type: "application/json" }));
    h("a", { href: url, download: "canasta-pads.json" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return [
    h("p", {}, message("saved-pads", { pads: pads.length, date: date(oldest) })),
    h("button", { type: "button", class: "btn", onclick: download }, message("download-all")),
  ];
}
