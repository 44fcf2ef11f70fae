// The page on fair deals: reads a record that somebody chooses, drops or pastes, and tells of every deal whether it was
// fair. Nothing is sent anywhere.

import { newest, noted } from "./noted.js";
import { Unreadable, judged } from "./proof.js";
import { readWords, word } from "./words.js";

/** The longest record, in characters; a long game has some ten thousand. */
const LONGEST = 4_000_000;

/** So many of the promises that were noted are listed. */
const SHOWN = 5;

/** What is said of each verdict. */
const VERDICTS = {
  fair: "fair-fair",
  "no-seed": "fair-no-seed",
  commitment: "fair-commitment",
  deck: "fair-deck",
  cuts: "fair-cuts",
  nothing: "fair-nothing",
};

/** What is said where a record holds one deal. */
const ALONE = { proved: "fair-all-one", open: "fair-open-one", wrong: "fair-false-one" };

const part = document.getElementById("check-record");
const file = document.getElementById("record-file");
const pasted = document.getElementById("record-text");
const result = document.getElementById("record-result");

/** An element with a class and what is in it; text becomes text. */
function made(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children.filter((child) => child !== null));
  return element;
}

const cutsText = (count) => (count === 0 ? word("fair-no-cut") : count === 1 ? word("fair-one-cut") : word("fair-some-cuts", count));

/** What this browser remembers of a deal, against the record: sentences, each with what it says of the deal. */
function remembered({ table, deal, commitment, cuts }) {
  const { commitment: seen, cut } = table ? noted(table, deal) : {};
  const told = [];
  if (seen) told.push(seen === commitment ? ["proved", word("fair-same")] : ["wrong", word("fair-other", seen)]);
  if (cut) told.push(cuts.some((one) => one.cut === cut) ? ["proved", word("fair-cut-there")] : ["open", word("fair-cut-gone", cut)]);
  return told;
}

/** What the record shows of a deal, to look at and to compare. */
function shown(deal) {
  const list = made("dl", "shown");
  const line = (name, value, hash = false) => list.append(made("dt", "", name), made("dd", hash ? "hash" : "", value));
  line(word("fair-shown-table"), deal.table);
  line(word("fair-shown-seats"), deal.seats.join(" "));
  line(word("fair-shown-commitment"), deal.commitment, true);
  if (deal.seed) line(word("fair-shown-seed"), deal.seed, true);
  for (const { seat, cut } of deal.cuts) line(word("fair-shown-cut", seat), cut, true);
  line(word("fair-shown-deck"), deal.deck.join(" "), true);
  return made("details", "proof", made("summary", "", word("fair-proof")), list);
}

/** One deal: its verdict, what this browser remembers, what the record shows. */
function told(deal, notes) {
  const kind = kindOf(deal, notes);
  const item = made("li", `verdict ${kind}`);
  item.append(
    made("h3", "", word("fair-deal", deal.deal)),
    made("p", "", word(VERDICTS[deal.verdict], cutsText(deal.cuts.length))),
    ...notes.map(([says, text]) => made("p", `note ${says}`, text)),
  );
  if (deal.commitment) item.append(shown(deal));
  return item;
}

/** Proved, false, or neither. A promise that was exchanged afterwards is false, however well it fits; a cut may be missing
 *  because it came late, or because somebody left it out. */
function kindOf({ verdict }, notes) {
  const says = (kind) => notes.some(([one]) => one === kind);
  const open = verdict === "no-seed" || verdict === "nothing";
  if (says("wrong") || !(open || verdict === "fair")) return "wrong";
  return open || says("open") ? "open" : "proved";
}

function summary(kinds) {
  const count = (kind) => kinds.filter((one) => one === kind).length;
  if (kinds.length === 1) return [kinds[0], word(ALONE[kinds[0]])];
  if (count("wrong")) return ["wrong", word("fair-false", count("wrong"), kinds.length)];
  if (count("proved") < kinds.length) return ["open", word("fair-proved", count("proved"), kinds.length)];
  return ["proved", kinds.length === 2 ? word("fair-both") : word("fair-all", kinds.length)];
}

/** Checks a record and tells what came of it. */
function check(text, name) {
  const lines = [];
  try {
    if (text.length > LONGEST) throw new Unreadable("fair-too-large");
    const deals = judged(text).map((deal) => [deal, remembered(deal)]);
    const [kind, sentence] = summary(deals.map(([deal, notes]) => kindOf(deal, notes)));
    lines.push(made("p", `sum ${kind}`, made("b", "", sentence), name ? made("span", "quiet", name) : null));
    lines.push(made("ol", "deals", ...deals.map(([deal, notes]) => told(deal, notes))));
  } catch (why) {
    if (!(why instanceof Unreadable)) throw why;
    const sentence = word(why.name, ...why.parts);
    lines.push(made("p", "sum wrong", made("b", "", why.line ? word("fair-line", why.line, sentence) : sentence)));
  }
  result.replaceChildren(...lines);
}

async function open(chosen) {
  if (!chosen) return;
  if (chosen.size > LONGEST) return fault("fair-too-large");
  try {
    check(await chosen.text(), chosen.name);
  } catch {
    fault("fair-no-file");
  }
}

/** What this browser was promised last, the deals that are still played included. */
function promises() {
  const list = document.getElementById("noted-deals");
  const seen = newest(SHOWN).filter(({ commitment }) => commitment);
  list.append(
    ...seen.map(({ table, deal, commitment, cut }) => {
      const to = made("a", "", word("fair-deal", deal));
      to.href = `/table/${table}`;
      return made("li", "", made("p", "", to, " ", word(cut ? "fair-noted-cut" : "fair-noted")), made("p", "hash", commitment));
    }),
  );
  document.getElementById("noted").hidden = seen.length === 0;
}

const fault = (name) => result.replaceChildren(made("p", "sum wrong", made("b", "", word(name))));

readWords();
promises();
part.querySelector(".for-script").hidden = false;
file.addEventListener("change", () => open(file.files[0]));
document.getElementById("record-check").addEventListener("click", () => check(pasted.value, ""));
for (const [event, over] of [["dragenter", true], ["dragover", true], ["dragleave", false], ["drop", false]]) {
  part.addEventListener(event, (happened) => {
    happened.preventDefault();
    part.classList.toggle("over", over);
  });
}
part.addEventListener("drop", ({ dataTransfer }) => {
  if (dataTransfer.files.length) open(dataTransfer.files[0]);
  else check(dataTransfer.getData("text"), "");
});
