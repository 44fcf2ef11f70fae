// Opens a record that is selected, dropped or pasted. This tab keeps the text, so that it can send it again if the
// server forgets the record. Without this script, the form is sent in the usual way.

import { message, readWords } from "./words.js";
import { DROPPED_RECORD_KEY } from "./dropped.js";
import { withRetry } from "./retry.js";

const MAX_RECORD_BYTES = 512 * 1024;
const REQUEST_TIMEOUT_MS = 20_000;

readWords();

const form = document.getElementById("drop");
const file = document.getElementById("record");
const reading = document.getElementById("reading");

function showStatus(text) {
  reading.textContent = text;
}

/** Sends the text of a record, then opens its replay or shows its problems. */
async function send(text) {
  showStatus(message("reading"));
  try {
    const post = () =>
      fetch("/replay", {
        method: "POST",
        headers: { accept: "application/json", "content-type": "text/plain; charset=utf-8" },
        body: text,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
    const answer = await withRetry(post, showStatus);
    if (answer.ok) {
      const { path } = await answer.json();
      keep(path, text);
      location.assign(path + requestedStep());
      return;
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const problems = page.getElementById("complaints");
    showStatus("");
    if (!problems) return showStatus(message("no-answer"));
    document.getElementById("complaints").replaceChildren(...problems.childNodes);
    document.getElementById("complaints").scrollIntoView({ block: "nearest" });
  } catch {
    showStatus(message("no-answer"));
  }
}

/** Keeps a record's text in this tab. */
function keep(path, text) {
  try {
    sessionStorage.setItem(`record ${path}`, text);
  } catch {
    // The storage is full. The player can select the file again.
  }
}

/** The query of the link that was followed, if it led to a step of a replay that the server has forgotten. */
const requestedStep = () => ("gone" in document.getElementById("opening").dataset ? location.search : "");

async function open(selected) {
  if (!selected) return;
  if (selected.size > MAX_RECORD_BYTES) return showStatus(message("file-too-large"));
  try {
    await send(await selected.text());
  } catch {
    showStatus(message("file-unread"));
  }
}

file.addEventListener("change", () => open(file.files[0]));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const pasted = form.elements.text.value;
  if (file.files[0]) open(file.files[0]);
  else if (pasted.trim()) send(pasted);
  else file.focus();
});

for (const kind of ["dragenter", "dragover"]) {
  document.addEventListener(kind, (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    form.classList.add("over");
  });
}
document.addEventListener("dragleave", (event) => event.relatedTarget === null && form.classList.remove("over"));
document.addEventListener("drop", (event) => {
  if (!event.dataTransfer?.files.length) return;
  event.preventDefault();
  form.classList.remove("over");
  open(event.dataTransfer.files[0]);
});

// A record that was dropped on a replay's page.
const dropped = sessionStorage.getItem(DROPPED_RECORD_KEY);
if (dropped) {
  sessionStorage.removeItem(DROPPED_RECORD_KEY);
  send(dropped);
}

// A record that the server has forgotten, but this tab still has.
const saved = sessionStorage.getItem(`record ${location.pathname}`);
if (requestedStep() !== "" || "gone" in document.getElementById("opening").dataset) {
  if (saved) send(saved);
}
