// The page on fair deals: reads a record that is chosen, dropped or pasted, and says of every deal whether it was
// fair. Nothing is sent anywhere.

import { element } from "./element.js";
import { newest, noted } from "./noted.js";
import { Unreadable, judged } from "./proof.js";
import { message, messageNodes, readWords } from "./words.js";

/** The longest record, in characters; a long game has some ten thousand. */
const LONGEST = 4_000_000;

/** How many of the commitments that were noted are listed. */
const SHOWN = 5;

/** What is said of each verdict. */
const VERDICTS = {
  fair: (cuts) => message("verdict-fair", { cuts }),
  "no-seed": () => message("verdict-no-seed"),
  commitment: () => message("verdict-commitment"),
  deck: () => message("verdict-deck"),
  cuts: () => message("verdict-cuts"),
  nothing: () => message("verdict-nothing"),
};

const part = document.getElementById("check-record");
const file = document.getElementById("record-file");
const pasted = document.getElementById("record-text");
const result = document.getElementById("record-result");

/** What this browser remembers of a deal, against the record: sentences, each with what it says of the deal. */
function remembered({ table, deal, commitment, cuts }) {
  const { commitment: seen, cut } = table ? noted(table, deal) : {};
  const notes = [];
  if (seen)
    notes.push(
      seen === commitment
        ? ["proved", message("commitment-same")]
        : ["wrong", message("commitment-other", { commitment: seen })],
    );
  if (cut)
    notes.push(
      cuts.some((one) => one.cut === cut) ? ["proved", message("cut-there")] : ["open", message("cut-gone", { cut })],
    );
  return notes;
}

/** What the record shows of a deal, to look at and to compare. */
function shown(deal) {
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

/** One deal: its verdict, what this browser remembers, what the record shows. */
function listed(deal, notes) {
  const kind = kindOf(deal, notes);
  const item = element("li", `verdict ${kind}`);
  item.append(
    element("h3", "", message("deal-number", { deal: deal.deal })),
    element("p", "", VERDICTS[deal.verdict](deal.cuts.length)),
    ...notes.map(([says, text]) => element("p", `note ${says}`, text)),
  );
  if (deal.commitment) item.append(shown(deal));
  return item;
}

/** Proved, false, or neither. A promise that was exchanged afterwards is false, however well it fits; a cut may be missing
 *  because it came late, or because the server left it out. */
function kindOf({ verdict }, notes) {
  const says = (kind) => notes.some(([one]) => one === kind);
  const open = verdict === "no-seed" || verdict === "nothing";
  if (says("wrong") || !(open || verdict === "fair")) return "wrong";
  return open || says("open") ? "open" : "proved";
}

function summary(kinds) {
  const count = (kind) => kinds.filter((one) => one === kind).length;
  const [deals, proved, unfair] = [kinds.length, count("proved"), count("wrong")];
  if (unfair) return ["wrong", message("some-unfair", { deals, unfair })];
  if (proved < deals) return ["open", message("some-proved", { deals, proved })];
  return ["proved", message("all-fair", { deals })];
}

/** Checks a record and shows what came of it. */
function check(text, name) {
  const lines = [];
  try {
    if (text.length > LONGEST) throw new Unreadable(message("record-too-large"));
    const deals = judged(text).map((deal) => [deal, remembered(deal)]);
    const [kind, sentence] = summary(deals.map(([deal, notes]) => kindOf(deal, notes)));
    lines.push(element("p", `sum ${kind}`, element("b", "", sentence), name ? element("span", "quiet", name) : null));
    lines.push(element("ol", "deals", ...deals.map(([deal, notes]) => listed(deal, notes))));
  } catch (why) {
    if (!(why instanceof Unreadable)) throw why;
    const sentence = why.line ? message("at-line", { line: why.line, fault: why.message }) : why.message;
    lines.push(element("p", "sum wrong", element("b", "", sentence)));
  }
  result.replaceChildren(...lines);
}

async function open(chosen) {
  if (!chosen) return;
  if (chosen.size > LONGEST) return fault(message("record-too-large"));
  try {
    check(await chosen.text(), chosen.name);
  } catch {
    fault(message("record-unread"));
  }
}

/** What this browser was promised last, the deals that are still played included. */
function promises() {
  const list = document.getElementById("noted-deals");
  const seen = newest(SHOWN).filter(({ commitment }) => commitment);
  list.append(
    ...seen.map(({ table, deal, commitment, cut }) => {
      const sentence = element(
        "p",
        "",
        ...(cut ? messageNodes("noted-and-cut", { deal }) : messageNodes("noted", { deal })),
      );
      const name = sentence.querySelector("b");
      const to = element("a", "", ...name.childNodes);
      to.href = `/table/${table}`;
      name.replaceWith(to);
      return element("li", "", sentence, element("p", "hash", commitment));
    }),
  );
  document.getElementById("noted").hidden = seen.length === 0;
}

const fault = (sentence) => result.replaceChildren(element("p", "sum wrong", element("b", "", sentence)));

readWords();
promises();
part.querySelector(".for-script").hidden = false;
file.addEventListener("change", () => open(file.files[0]));
document.getElementById("record-check").addEventListener("click", () => check(pasted.value, ""));
for (const [event, over] of [
  ["dragenter", true],
  ["dragover", true],
  ["dragleave", false],
  ["drop", false],
]) {
  part.addEventListener(event, (happened) => {
    happened.preventDefault();
    part.classList.toggle("over", over);
  });
}
part.addEventListener("drop", ({ dataTransfer }) => {
  if (dataTransfer.files.length) open(dataTransfer.files[0]);
  else check(dataTransfer.getData("text"), "");
});
