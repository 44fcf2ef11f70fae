// A record from a file: chosen or dropped on the page, sent as text, and kept in this tab so that it can be sent again when
// the server has forgotten it. Without this script the form does the same by itself.

import { message, readWords } from "./words.js";
import { DROPPED } from "./dropped.js";
import { withRetry } from "./retry.js";

const MOST = 512 * 1024;
const PATIENCE = 20_000;

readWords();

const form = document.getElementById("drop");
const file = document.getElementById("record");
const reading = document.getElementById("reading");

function tell(text) {
  reading.textContent = text;
}

/** Sends the text of a record. It leads to its replay, or the page says what is wrong with it. */
async function send(text) {
  tell(message("reading"));
  try {
    const post = () =>
      fetch("/replay", {
        method: "POST",
        headers: { accept: "application/json", "content-type": "text/plain; charset=utf-8" },
        body: text,
        signal: AbortSignal.timeout(PATIENCE),
      });
    const answer = await withRetry(post, tell);
    if (answer.ok) {
      const { path } = await answer.json();
      keep(path, text);
      location.assign(path + wanted());
      return;
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const faults = page.getElementById("complaints");
    tell("");
    if (!faults) return tell(message("no-answer"));
    document.getElementById("complaints").replaceChildren(...faults.childNodes);
    document.getElementById("complaints").scrollIntoView({ block: "nearest" });
  } catch {
    tell(message("no-answer"));
  }
}

/** The text stays in this tab. */
function keep(path, text) {
  try {
    sessionStorage.setItem(`record ${path}`, text);
  } catch {
    // No room: the file can be chosen again.
  }
}

/** The link may have led to a moment, which is gone to. */
const wanted = () => ("gone" in document.getElementById("opening").dataset ? location.search : "");

async function open(chosen) {
  if (!chosen) return;
  if (chosen.size > MOST) return tell(message("file-too-large"));
  try {
    await send(await chosen.text());
  } catch {
    tell(message("file-unread"));
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

// It was dropped on the replay of another game, which leads here.
const brought = sessionStorage.getItem(DROPPED);
if (brought) {
  sessionStorage.removeItem(DROPPED);
  send(brought);
}

// The server has forgotten it, but this tab has not.
const kept = sessionStorage.getItem(`record ${location.pathname}`);
if (wanted() !== "" || "gone" in document.getElementById("opening").dataset) {
  if (kept) send(kept);
}
