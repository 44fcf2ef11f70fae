// Settings apply at once: each change is set on <html> and saved in the background. Without this script, a button in
// the form saves them.

import { withRetry } from "./retry.js";
import { forgetOrder, hasOwnOrder } from "./table/order.js";

const SAVE_PATH = "/settings";

/** For each field, its data attribute on <html> and the value that stands for no attribute. */
const ATTRIBUTES = {
  size: ["cards", "normal"],
  colours: ["colours", "2"],
  cloth: ["cloth", "blue"],
  theme: ["theme", "system"],
  back: ["back", "fans"],
  animation: ["animation", "calm"],
  handed: ["handed", "right"],
  sound: ["sound", null],
  keys: ["keys", null],
  vibration: ["vibration", "off"],
  loudness: ["loudness", "6"],
};

function apply(field) {
  const setting = ATTRIBUTES[field.name];
  if (!setting) return;
  const [attribute, defaultValue] = setting;
  if (field.value === defaultValue) delete document.documentElement.dataset[attribute];
  else document.documentElement.dataset[attribute] = field.value;
}

/** Returns whether the server has saved the settings. */
async function send(form) {
  const status = form.querySelector("[role=status]");
  try {
    const body = new URLSearchParams(new FormData(form));
    const post = () => fetch(SAVE_PATH, { method: "POST", body, redirect: "manual", keepalive: true });
    const response = await withRetry(post, (sentence) => (status.textContent = sentence));
    if (!response.ok && response.type !== "opaqueredirect") throw new Error(String(response.status));
    status.textContent = status.dataset.saved;
    return true;
  } catch {
    status.textContent = status.dataset.failed;
    return false;
  }
}

let saving = null;
let hasChanged = false;

/** Saves one change at a time. With two concurrent requests, the older one could win. */
function save(form) {
  hasChanged = true;
  saving ??= sendChanges(form).finally(() => (saving = null));
  return saving;
}

async function sendChanges(form) {
  let isSaved = false;
  form.dataset.saving = "";
  while (hasChanged) {
    hasChanged = false;
    isSaved = await send(form);
  }
  delete form.dataset.saving;
  return isSaved;
}

/** Plays a sound or vibrates to demonstrate a new setting. */
async function demonstrate({ name, value }) {
  const { sound, vibration } = document.documentElement.dataset;
  if (name === "vibration" && vibration === "on") navigator.vibrate(18);
  if (sound !== "on" || !(name === "loudness" || (name === "sound" && value === "on"))) return;
  const { play } = await import("/sounds.js");
  play(["meld"]);
}

const vibration = document.getElementById("vibration");
if (vibration) vibration.hidden = !(navigator.vibrate && matchMedia("(any-pointer: coarse)").matches);
const insecure = document.getElementById("insecure");
if (insecure) insecure.hidden = isSecureContext;

/** The button that resets the player's own hand order (`table/order.js`). */
const resetButton = document.getElementById("own-order");

export function updateOrderReset() {
  resetButton.hidden = !hasOwnOrder();
}

function resetOrder({ target }) {
  forgetOrder();
  document.dispatchEvent(new Event("usual-order"));
  target.form.querySelector("[role=status]").textContent = target.dataset.done;
  updateOrderReset();
}

if (resetButton) {
  resetButton.firstElementChild.addEventListener("click", resetOrder);
  updateOrderReset();
}

for (const form of document.querySelectorAll("form.settings")) {
  form.classList.add("at-once");
  form.addEventListener("change", async ({ target }) => {
    apply(target);
    demonstrate(target);
    const isSaved = await save(form);
    if (isSaved && target.name === "lang") location.reload();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save(form);
  });
}
