// The page on fair deals. Checks each deal of a record that is selected, dropped or pasted. The record never leaves the
// browser.

import { element } from "./element.js";
import { newestNotes, noteOf } from "./noted.js";
import { UnreadableRecord, checkDeals } from "./proof.js";
import { message, messageNodes, readWords } from "./words.js";

/** Far above a long game, which has about ten thousand characters. */
const MAX_RECORD_LENGTH = 4_000_000;

const MAX_LISTED_COMMITMENTS = 5;

const VERDICTS = {
  fair: (cuts) => message("verdict-fair", { cuts }),
  "no-seed": () => message("verdict-no-seed"),
  commitment: () => message("verdict-commitment"),
  deck: () => message("verdict-deck"),
  cuts: () => message("verdict-cuts"),
  nothing: () => message("verdict-nothing"),
};

const dropArea = document.getElementById("check-record");
const file = document.getElementById("record-file");
const pasted = document.getElementById("record-text");
const result = document.getElementById("record-result");

/** Compares the record with what this browser noted about a deal. Returns pairs of a verdict and a sentence. */
function compareWithNotes({ table, deal, commitment, cuts }) {
  const { commitment: notedCommitment, cut } = table ? noteOf(table, deal) : {};
  const notes = [];
  if (notedCommitment)
    notes.push(
      notedCommitment === commitment
        ? ["proved", message("commitment-same")]
        : ["wrong", message("commitment-other", { commitment: notedCommitment })],
    );
  if (cut)
    notes.push(
      cuts.some((recorded) => recorded.cut === cut)
        ? ["proved", message("cut-there")]
        : ["open", message("cut-gone", { cut })],
    );
  return notes;
}

/** The proof of a deal, for people to look at and compare. */
function proofDetails(deal) {
  const list = element("dl", "shown");
  const line = (name, value, hash = false) =>
    list.append(element("dt", "", name), element("dd", hash ? "hash" : "", value));
  line(message("shown-table"), deal.table);
  line(message("shown-seats"), deal.seats.join(" "));
  line(message("shown-commitment"), deal.commitment, true);
  if (deal.seed) line(message("shown-seed"), deal.seed, true);
  for (const { seat, cut } of deal.cuts) line(message("shown-cut", { seat }), cut, true);
  line(message("shown-deck"), deal.deck.join(" "), true);
  return element("details", "proof", element("summary", "", message("shown")), list);
}

/** A deal's entry in the list of results. */
function dealItem(deal, notes) {
  const kind = kindOf(deal, notes);
  const item = element("li", `verdict ${kind}`);
  item.append(
    element("h3", "", message("deal-number", { deal: deal.deal })),
    element("p", "", VERDICTS[deal.verdict](deal.cuts.length)),
    ...notes.map(([verdict, text]) => element("p", `note ${verdict}`, text)),
  );
  if (deal.commitment) item.append(proofDetails(deal));
  return item;
}

/**
 * `proved`, `wrong` or `open`. A commitment that was replaced later is wrong even if the deal matches it. A missing cut
 * leaves a deal open, because it either came too late or was left out by the server.
 */
function kindOf({ verdict }, notes) {
  const hasNote = (kind) => notes.some(([noted]) => noted === kind);
  const open = verdict === "no-seed" || verdict === "nothing";
  if (hasNote("wrong") || !(open || verdict === "fair")) return "wrong";
  return open || hasNote("open") ? "open" : "proved";
}

function summary(kinds) {
  const count = (kind) => kinds.filter((other) => other === kind).length;
  const deals = kinds.length;
  const proved = count("proved");
  const unfair = count("wrong");
  if (unfair) return ["wrong", message("some-unfair", { deals, unfair })];
  if (proved < deals) return ["open", message("some-proved", { deals, proved })];
  return ["proved", message("all-fair", { deals })];
}

/** Checks a record and shows the results. */
function check(text, name) {
  const lines = [];
  try {
    if (text.length > MAX_RECORD_LENGTH) throw new UnreadableRecord(message("record-too-large"));
    const deals = checkDeals(text).map((deal) => [deal, compareWithNotes(deal)]);
    const [kind, sentence] = summary(deals.map(([deal, notes]) => kindOf(deal, notes)));
    lines.push(element("p", `sum ${kind}`, element("b", "", sentence), name ? element("span", "quiet", name) : null));
    lines.push(element("ol", "deals", ...deals.map(([deal, notes]) => dealItem(deal, notes))));
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    const sentence = error.line ? message("at-line", { line: error.line, fault: error.message }) : error.message;
    lines.push(element("p", "sum wrong", element("b", "", sentence)));
  }
  result.replaceChildren(...lines);
}

async function open(selected) {
  if (!selected) return;
  if (selected.size > MAX_RECORD_LENGTH) return showError(message("record-too-large"));
  try {
    check(await selected.text(), selected.name);
  } catch {
    showError(message("record-unread"));
  }
}

/** Lists the latest commitments that this browser saw, including those of unfinished deals. */
function listCommitments() {
  const list = document.getElementById("noted-deals");
  const notes = newestNotes(MAX_LISTED_COMMITMENTS).filter(({ commitment }) => commitment);
  list.append(
    ...notes.map(({ table, deal, commitment, cut }) => {
      const sentence = element(
        "p",
        "",
        ...(cut ? messageNodes("noted-and-cut", { deal }) : messageNodes("noted", { deal })),
      );
      const name = sentence.querySelector("b");
      const link = element("a", "", ...name.childNodes);
      link.href = `/table/${table}`;
      name.replaceWith(link);
      return element("li", "", sentence, element("p", "hash", commitment));
    }),
  );
  document.getElementById("noted").hidden = notes.length === 0;
}

const showError = (sentence) => result.replaceChildren(element("p", "sum wrong", element("b", "", sentence)));

readWords();
listCommitments();
dropArea.querySelector(".for-script").hidden = false;
file.addEventListener("change", () => open(file.files[0]));
document.getElementById("record-check").addEventListener("click", () => check(pasted.value, ""));
for (const [event, over] of [
  ["dragenter", true],
  ["dragover", true],
  ["dragleave", false],
  ["drop", false],
]) {
  dropArea.addEventListener(event, (drag) => {
    drag.preventDefault();
    dropArea.classList.toggle("over", over);
  });
}
dropArea.addEventListener("drop", ({ dataTransfer }) => {
  if (dataTransfer.files.length) open(dataTransfer.files[0]);
  else check(dataTransfer.getData("text"), "");
});
