// The form for a new table. After each change, the server describes the rules in words. Without this script, a button
// in the form does that.

import { withRetry } from "./retry.js";

const PREVIEW_PATH = "/new";
const TYPING_PAUSE_MS = 250;

const form = document.querySelector("#house");
const status = document.querySelector("#told");
let lastRequest = 0;
let typingTimer;

/** The words in a data attribute. */
const wordsOf = (element, name) => (element.dataset[name] ?? "").split(" ").filter(Boolean);

/** Replaces an element with the one from the server's answer. */
function replacePart(page, id) {
  const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
  if (old && fresh) old.replaceWith(fresh);
}

/** Marks changed, unused and invalid fields. */
function markFields() {
  const differing = document.querySelector("#differing");
  const [changed, idle, faulty] = ["changed", "idle", "faulty"].map((name) => wordsOf(differing, name));
  for (const field of form.querySelectorAll("[data-field]")) {
    field.classList.toggle("changed", changed.includes(field.dataset.field));
    field.classList.toggle("idle", idle.includes(field.dataset.field));
  }
  for (const input of form.querySelectorAll("input.number")) {
    if (faulty.includes(input.name)) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  }
  if (status.textContent !== differing.dataset.told) status.textContent = differing.dataset.told;
}

/**
 * Asks the server to describe the rules. With `all`, also replaces the fields, for example after a change of preset.
 */
async function preview(all) {
  lastRequest += 1;
  const request = lastRequest;
  const body = new URLSearchParams(new FormData(form));
  body.set("part", "1");
  try {
    const response = await withRetry(
      () => fetch(PREVIEW_PATH, { method: "POST", body }),
      (sentence) => (status.textContent = sentence),
    );
    if (!response.ok) throw new Error(String(response.status));
    const text = await response.text();
    if (request !== lastRequest) return;
    const page = new DOMParser().parseFromString(text, "text/html");
    const open = [...form.querySelectorAll("details[open]")].map((details) => details.id);
    document.querySelector("#faults")?.remove();
    replacePart(page, "differing");
    if (all) {
      replacePart(page, "how-many");
      replacePart(page, "fields");
      for (const id of open) document.getElementById(id)?.setAttribute("open", "");
    }
    // The headings show the number of changed rules.
    for (const count of page.querySelectorAll("summary .count")) {
      const ownCount = document.getElementById(count.closest("details").id)?.querySelector("summary .count");
      if (ownCount) ownCount.textContent = count.textContent;
    }
    markFields();
  } catch {
    if (request === lastRequest) status.textContent = status.dataset.failed;
  }
}

form.classList.add("live");
form.addEventListener("input", (event) => {
  clearTimeout(typingTimer);
  const { name, type } = event.target;
  if (name === "name") return;
  const all = name === "preset";
  if (type === "radio") preview(all);
  else typingTimer = setTimeout(preview, TYPING_PAUSE_MS, all);
});
// If the browser restores the page, the form still contains what was typed.
addEventListener("pageshow", (event) => event.persisted && preview(true));
