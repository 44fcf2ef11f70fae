// The form for a new table, live: after every change the server says in words what the table plays. Without this script
// the form's own button asks for that.

import { withRetry } from "./retry.js";

const ASK = "/new";
/** Milliseconds without a key before the server is asked. */
const PAUSE = 250;

const form = document.querySelector("#house");
const status = document.querySelector("#told");
let asked = 0;
let typing;

/** What stands in a list of words in an attribute. */
const list = (element, name) => (element.dataset[name] ?? "").split(" ").filter(Boolean);

/** Puts a part of the answer in the place of the same part here. */
function swap(page, id) {
  const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
  if (old && fresh) old.replaceWith(fresh);
}

/** Marks at the fields what the answer says of them. */
function mark() {
  const differing = document.querySelector("#differing");
  const [changed, idle, faulty] = ["changed", "idle", "faulty"].map((name) => list(differing, name));
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

/** Asks what the table plays now; `all` where the fields themselves follow from what was changed. */
async function ask(all) {
  asked += 1;
  const turn = asked;
  const body = new URLSearchParams(new FormData(form));
  body.set("part", "1");
  try {
    const response = await withRetry(
      () => fetch(ASK, { method: "POST", body }),
      (sentence) => (status.textContent = sentence),
    );
    if (!response.ok) throw new Error(String(response.status));
    const text = await response.text();
    if (turn !== asked) return;
    const page = new DOMParser().parseFromString(text, "text/html");
    const open = [...form.querySelectorAll("details[open]")].map((details) => details.id);
    document.querySelector("#faults")?.remove();
    swap(page, "differing");
    if (all) {
      swap(page, "how-many");
      swap(page, "fields");
      for (const id of open) document.getElementById(id)?.setAttribute("open", "");
    }
    // Each heading says what is chosen under it.
    for (const count of page.querySelectorAll("summary .count")) {
      const here = document.getElementById(count.closest("details").id)?.querySelector("summary .count");
      if (here) here.textContent = count.textContent;
    }
    mark();
  } catch {
    if (turn === asked) status.textContent = status.dataset.failed;
  }
}

form.classList.add("live");
form.addEventListener("input", (event) => {
  clearTimeout(typing);
  const { name, type } = event.target;
  if (name === "name") return;
  const all = name === "preset";
  if (type === "radio") ask(all);
  else typing = setTimeout(ask, PAUSE, all);
});
// A page that comes back with what was typed before shows what that means.
addEventListener("pageshow", (event) => event.persisted && ask(true));
