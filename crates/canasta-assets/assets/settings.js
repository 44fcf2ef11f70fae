// Settings act at once: every choice is put on <html> and saved in the background. Without this script the form's own
// button saves them. What only some devices can do is shown where they can.

import { withRetry } from "./retry.js";
import { forgetOrder, hasOwnOrder } from "./table/order.js";

const SAVE = "/settings";

/** What each field does to <html>: the attribute, and the value that needs none. */
const LOOKS = {
  size: ["cards", "normal"],
  colours: ["colours", "2"],
  cloth: ["cloth", "blue"],
  back: ["back", "fans"],
  animation: ["animation", "calm"],
  handed: ["handed", "right"],
  sound: ["sound", null],
  keys: ["keys", null],
  vibration: ["vibration", "off"],
  loudness: ["loudness", "6"],
};

function show(field) {
  const look = LOOKS[field.name];
  if (!look) return;
  const [attribute, usual] = look;
  if (field.value === usual) delete document.documentElement.dataset[attribute];
  else document.documentElement.dataset[attribute] = field.value;
}

async function send(form) {
  const status = form.querySelector("[role=status]");
  try {
    const body = new URLSearchParams(new FormData(form));
    const post = () => fetch(SAVE, { method: "POST", body, redirect: "manual", keepalive: true });
    const response = await withRetry(post, (sentence) => (status.textContent = sentence));
    if (!response.ok && response.type !== "opaqueredirect") throw new Error(String(response.status));
    status.textContent = status.dataset.saved;
  } catch {
    status.textContent = status.dataset.failed;
  }
}

/** Whether one is on its way, and whether something was chosen since. */
let sending = false;
let waiting = false;

/** One after the other: two at a time could overtake each other, and the older one would be kept. */
async function save(form) {
  waiting = true;
  if (sending) return;
  sending = true;
  form.dataset.saving = "";
  while (waiting) {
    waiting = false;
    await send(form);
  }
  sending = false;
  delete form.dataset.saving;
}

/** How loud it is now, to be heard; how a device vibrates, to be felt. */
async function sample({ name, value }) {
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

/** The way back from an order of the hand of one's own (`table/order.js`), where there is one. */
const ownOrder = document.getElementById("own-order");

export function showOwnOrder() {
  ownOrder.hidden = !hasOwnOrder();
}

function usualOrder({ target }) {
  forgetOrder();
  document.dispatchEvent(new Event("usual-order"));
  target.form.querySelector("[role=status]").textContent = target.dataset.done;
  showOwnOrder();
}

if (ownOrder) {
  ownOrder.firstElementChild.addEventListener("click", usualOrder);
  showOwnOrder();
}

for (const form of document.querySelectorAll("form.settings")) {
  form.classList.add("at-once");
  form.addEventListener("change", (event) => {
    show(event.target);
    sample(event.target);
    save(form);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save(form);
  });
}
