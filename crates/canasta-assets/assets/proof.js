// Checks in the browser whether the deals of a record were fair. It uses its own SHA-256 and SHAKE256, because browsers
// offer SHA-256 only on https and have no SHAKE256. The book's page on fair deals explains the computation, and
// fair/vectors.json has test vectors.

import { sha256 } from "./noble-hashes/sha2.js";
import { shake256 } from "./noble-hashes/sha3.js";
import { message } from "./words.js";

const TAG = "canasta fair deal 1";
const RANKS = [..."23456789TJQKA"];
const PACK = [...RANKS.flatMap((rank) => [..."SHDC"].map((suit) => rank + suit)), "XR", "XB"];
const FRESH_DECK = [...PACK, ...PACK];
const SUITS = [
  ["♠♤", "S"],
  ["♥♡", "H"],
  ["♦♢", "D"],
  ["♣♧", "C"],
];

/** The latest record version that this page can read. */
const MAX_VERSION = 1;

const bytes = (text) => new TextEncoder().encode(text);
const hex = (hash) => [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash of a preset's name and its house rules as compact JSON. */
export const rulesHash = (preset, house) => hex(sha256(bytes(`${preset}\n${house}\n`)));

/** Numbers below 2^32 from SHAKE256: the last four of every eight bytes, in little-endian order. */
function* numbers(text) {
  const shake = shake256.create().update(bytes(text));
  for (;;) {
    const [, , , , a, b, c, d] = shake.xof(8);
    yield (a | (b << 8) | (c << 16)) + d * 2 ** 24;
  }
}

/** The fresh deck, shuffled from the last card to the first. */
function shuffled(text) {
  const deck = [...FRESH_DECK];
  const source = numbers(text);
  for (let place = deck.length - 1; place > 0; place -= 1) {
    const bound = place + 1;
    let product;
    // The product is below 2^53, so it is exact. The lowest products are skipped because they would bias the shuffle.
    do product = source.next().value * bound;
    while (product % 2 ** 32 < 2 ** 32 % bound);
    const other = Math.floor(product / 2 ** 32);
    [deck[place], deck[other]] = [deck[other], deck[place]];
  }
  return deck;
}

/** `fair`, or the first problem with a deal: `no-seed`, `cuts`, `commitment` or `deck`. */
export function verdict({ table, deal, rules, seats, dealer, commitment, seed, cuts, deck }) {
  if (!seed) return "no-seed";
  const isSeated = ({ seat }) => seat < seats.length && seats[seat] !== "-";
  if (new Set(cuts.map(({ seat }) => seat)).size < cuts.length || !cuts.every(isSeated)) return "cuts";
  const committed = `${TAG}\ntable ${table}\ndeal ${deal}\nrules ${rules}\nseats ${seats.join(" ")}\ndealer ${dealer}\nseed ${seed}\n`;
  if (hex(sha256(bytes(committed))) !== commitment) return "commitment";
  const cutLines = [...cuts].sort((a, b) => a.seat - b.seat).map(({ seat, cut }) => `cut ${seat} ${cut}\n`);
  return shuffled(committed + cutLines.join("")).join(" ") === deck.join(" ") ? "fair" : "deck";
}

/** A problem with a record. `line` is 0 if the problem isn't in a particular line. */
export class UnreadableRecord extends Error {
  constructor(sentence, line = 0) {
    super(sentence);
    this.line = line;
  }
}

/** Parses cards, which could have been typed by a person. */
function cards(text, line) {
  return text
    .split(/[\s,;/]+/)
    .filter(Boolean)
    .flatMap((word) => {
      let name = word
        .replace(/[\ufe0e\ufe0f]/g, "")
        .toUpperCase()
        .replaceAll("10", "T");
      for (const [signs, suit] of SUITS) for (const sign of signs) name = name.replaceAll(sign, suit);
      const names = name.match(/.{1,2}/gsu);
      if (!names.every((card) => PACK.includes(card)))
        throw new UnreadableRecord(message("not-card", { found: word.slice(0, 24) }), line);
      return names;
    });
}

function digits(text, length, line) {
  const found = text.toLowerCase().replace(/\s/g, "");
  if (found.length !== length || /[^0-9a-f]/.test(found))
    throw new UnreadableRecord(message("not-digits", { digits: length }), line);
  return found;
}

function smallNumber(text, line) {
  if (!/^\d{1,3}$/.test(text)) throw new UnreadableRecord(message("not-number", { found: text.slice(0, 24) }), line);
  return Number(text);
}

const capitalized = (name) => name[0].toUpperCase() + name.slice(1);

/** Refuses a second line with the same name, because programs might disagree on which one counts. */
function setOnce(target, name, value, line) {
  if (Object.hasOwn(target, name))
    throw new UnreadableRecord(message("second-line", { name: capitalized(name) }), line);
  target[name] = value;
}

const NAME = /^\p{Alphabetic}[^:;/#"{}]{1,39}$/u;
const HEADERS = /^(rules|house|table)$/;
const LINES = /^(dealer|deck|seats|commitment|seed|cut ?\d+)$/;

/** A value without any comment after it. */
const withoutComment = (name, value) => (name === "rules" || LINES.test(name) ? value.split("#")[0] : value).trim();

/** The entries of a record as `{name, value, line}`, including their continuation lines. Actions are skipped. */
function entries(text) {
  const found = [];
  let hasStarted = false;
  for (const [place, line] of text.split(/\r\n|\r|\n/).entries()) {
    const written = line.trim();
    if (!written || written.startsWith("#")) continue;
    if (!hasStarted) {
      hasStarted = checkFirstLine(written);
      continue;
    }
    const deal = /^deal\s*(\d*)[\s:.]*$/i.exec(written.split("#")[0]);
    const colon = written.indexOf(":");
    const before = written.slice(0, Math.max(colon, 0)).trim();
    if (deal) found.push({ name: "deal", value: deal[1], line: place + 1 });
    else if (colon >= 0 && (/^\d+(\s|\(|$)/.test(before) || NAME.test(before))) {
      const name = before.replace(/\s+/g, " ").toLowerCase();
      found.push({ name, value: withoutComment(name, written.slice(colon + 1)), line: place + 1 });
    } else if (found.length && found.at(-1).name !== "deal" && (/^\s/.test(line) || found.at(-1).name === "deck")) {
      found.at(-1).value += ` ${withoutComment(found.at(-1).name, written)}`;
    } else throw new UnreadableRecord(message("not-line"), place + 1);
  }
  if (!hasStarted) throw new UnreadableRecord(message("no-record"));
  return found;
}

function checkFirstLine(written) {
  const first = /^canasta\s+record[\s:]*(\d*)$/i.exec(written);
  if (!first) throw new UnreadableRecord(message("no-record"));
  if (Number(first[1] || MAX_VERSION) > MAX_VERSION) throw new UnreadableRecord(message("newer"));
  return true;
}

/** Adds an entry to a deal. */
function addToDeal(deal, { name, value, line }) {
  if (name === "dealer") setOnce(deal, name, smallNumber(value, line), line);
  else if (name === "deck") setOnce(deal, name, cards(value, line), line);
  else if (name === "seats") {
    const players = value
      .replace(/[–−]/g, "-")
      .split(/[\s,]+/)
      .filter(Boolean);
    setOnce(
      deal,
      name,
      players.map((word) => (word === "-" ? word : String(smallNumber(word, line)))),
      line,
    );
  } else if (name === "commitment") setOnce(deal, name, digits(value, 64, line), line);
  else if (name === "seed") setOnce(deal, name, digits(value, 160, line), line);
  else deal.cuts.push({ seat: smallNumber(name.slice(3).trim(), line), cut: digits(value, 32, line) });
}

/** Parses the headers and deals of a record, but only what proofs need. */
function parseRecord(text) {
  const head = {};
  const deals = [];
  for (const entry of entries(text.replace(/^\ufeff/, ""))) {
    const { name, value, line } = entry;
    if (name === "deal") {
      deals.push({ cuts: [] });
      if (value && Number(value) !== deals.length)
        throw new UnreadableRecord(message("not-deal", { deal: deals.length }), line);
    } else if (HEADERS.test(name)) setOnce(head, name, value, line);
    else if (deals.length && LINES.test(name)) addToDeal(deals.at(-1), entry);
  }
  return { head: { rules: "hoyle", house: "{}", ...head }, deals };
}

/** House rules as JSON without spaces, the form in which they are hashed. */
function compact(house) {
  try {
    return JSON.stringify(JSON.parse(house));
  } catch {
    throw new UnreadableRecord(message("house"));
  }
}

/** All deals of a record with their verdicts. The verdict is `nothing` if there was no commitment. */
export function checkDeals(text) {
  const { head, deals } = parseRecord(text);
  if (!deals.length) throw new UnreadableRecord(message("no-deals"));
  const rules = rulesHash(head.rules.toLowerCase(), compact(head.house));
  let dealer;
  return deals.map((deal, place) => {
    // Players take turns as the dealer, unless the record names one.
    dealer = deal.dealer ?? (dealer === undefined ? dealer : (dealer + 1) % (deal.seats?.length ?? 1));
    const known = { ...deal, deal: place + 1, rules, table: head.table, dealer };
    if (!deal.commitment) return { ...known, verdict: "nothing" };
    for (const name of ["table", "seats", "deck", "dealer"]) {
      if (known[name] === undefined)
        throw new UnreadableRecord(message("missing", { deal: place + 1, name: capitalized(name) }));
    }
    return { ...known, verdict: verdict(known) };
  });
}
