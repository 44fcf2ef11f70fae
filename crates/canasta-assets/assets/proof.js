// Whether the deals of a record were fair, found out in the browser: SHA-256 and SHAKE256 are this page's own (the
// browser's are there only on https), so it works at any address and without a network. The book's page on fair deals
// says how it is reckoned; fair/vectors.json what must come out.

import { sha256 } from "./noble-hashes/sha2.js";
import { shake256 } from "./noble-hashes/sha3.js";
import { message } from "./words.js";

const TAG = "canasta fair deal 1";
const RANKS = [..."23456789TJQKA"];
const PACK = [...RANKS.flatMap((rank) => [..."SHDC"].map((suit) => rank + suit)), "XR", "XB"];
const FRESH = [...PACK, ...PACK];
const SUITS = [
  ["♠♤", "S"],
  ["♥♡", "H"],
  ["♦♢", "D"],
  ["♣♧", "C"],
];

/** The newest record that this page reads. */
const VERSION = 1;

const bytes = (text) => new TextEncoder().encode(text);
const hex = (hash) => [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What stands for the rules: the preset's name, and what the house changes as compact JSON. */
export const rulesHash = (preset, house) => hex(sha256(bytes(`${preset}\n${house}\n`)));

/** Numbers below 2^32 out of SHAKE256: of each eight bytes the last four, the least first. */
function* numbers(text) {
  const shake = shake256.create().update(bytes(text));
  for (;;) {
    const [, , , , a, b, c, d] = shake.xof(8);
    yield (a | (b << 8) | (c << 16)) + d * 2 ** 24;
  }
}

/** The fresh deck, shuffled from the last place down. */
function shuffled(text) {
  const deck = [...FRESH];
  const source = numbers(text);
  for (let place = deck.length - 1; place > 0; place -= 1) {
    const bound = place + 1;
    let product;
    // Below 2^53, so exact; the lowest products would make some places a little likelier than others.
    do product = source.next().value * bound;
    while (product % 2 ** 32 < 2 ** 32 % bound);
    const other = Math.floor(product / 2 ** 32);
    [deck[place], deck[other]] = [deck[other], deck[place]];
  }
  return deck;
}

/** `fair`, or the first thing that is wrong with a deal: `no-seed`, `cuts`, `commitment`, `deck`. */
export function verdict({ table, deal, rules, seats, dealer, commitment, seed, cuts, deck }) {
  if (!seed) return "no-seed";
  const seated = ({ seat }) => seat < seats.length && seats[seat] !== "-";
  if (new Set(cuts.map(({ seat }) => seat)).size < cuts.length || !cuts.every(seated)) return "cuts";
  const promised = `${TAG}\ntable ${table}\ndeal ${deal}\nrules ${rules}\nseats ${seats.join(" ")}\ndealer ${dealer}\nseed ${seed}\n`;
  if (hex(sha256(bytes(promised))) !== commitment) return "commitment";
  const added = [...cuts].sort((a, b) => a.seat - b.seat).map(({ seat, cut }) => `cut ${seat} ${cut}\n`);
  return shuffled(promised + added.join("")).join(" ") === deck.join(" ") ? "fair" : "deck";
}

/** Why a record cannot be read: a sentence, and the line that it is about, if it is about one. */
export class Unreadable extends Error {
  constructor(sentence, line = 0) {
    super(sentence);
    this.line = line;
  }
}

/** Cards as the program writes them, from what a person may have typed. */
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
      const read = name.match(/.{1,2}/gsu);
      if (!read.every((card) => PACK.includes(card)))
        throw new Unreadable(message("not-card", { found: word.slice(0, 24) }), line);
      return read;
    });
}

function digits(text, length, line) {
  const found = text.toLowerCase().replace(/\s/g, "");
  if (found.length !== length || /[^0-9a-f]/.test(found))
    throw new Unreadable(message("not-digits", { digits: length }), line);
  return found;
}

function whole(text, line) {
  if (!/^\d{1,3}$/.test(text)) throw new Unreadable(message("not-number", { found: text.slice(0, 24) }), line);
  return Number(text);
}

/** A name as it begins a line. */
const headed = (name) => name[0].toUpperCase() + name.slice(1);

/** A second line of one name would be read by one program so, by another so. */
function put(where, name, value, line) {
  if (Object.hasOwn(where, name)) throw new Unreadable(message("second-line", { name: headed(name) }), line);
  where[name] = value;
}

const NAME = /^\p{Alphabetic}[^:;/#"{}]{1,39}$/u;
const HEADERS = /^(rules|house|table)$/;
const LINES = /^(dealer|deck|seats|commitment|seed|cut ?\d+)$/;

/** A value without what is remarked behind it. */
const remarkless = (name, value) => (name === "rules" || LINES.test(name) ? value.split("#")[0] : value).trim();

/** The lines of a record as `{name, value, line}`, each with those that go on with it; what is played goes by. */
function parts(text) {
  const found = [];
  let begun = false;
  for (const [place, line] of text.split(/\r\n|\r|\n/).entries()) {
    const written = line.trim();
    if (!written || written.startsWith("#")) continue;
    if (!begun) {
      begun = firstLine(written);
      continue;
    }
    const deal = /^deal\s*(\d*)[\s:.]*$/i.exec(written.split("#")[0]);
    const colon = written.indexOf(":");
    const before = written.slice(0, Math.max(colon, 0)).trim();
    if (deal) found.push({ name: "deal", value: deal[1], line: place + 1 });
    else if (colon >= 0 && (/^\d+(\s|\(|$)/.test(before) || NAME.test(before))) {
      const name = before.replace(/\s+/g, " ").toLowerCase();
      found.push({ name, value: remarkless(name, written.slice(colon + 1)), line: place + 1 });
    } else if (found.length && found.at(-1).name !== "deal" && (/^\s/.test(line) || found.at(-1).name === "deck")) {
      found.at(-1).value += ` ${remarkless(found.at(-1).name, written)}`;
    } else throw new Unreadable(message("not-line"), place + 1);
  }
  if (!begun) throw new Unreadable(message("no-record"));
  return found;
}

/** What every record begins with. */
function firstLine(written) {
  const first = /^canasta\s+record[\s:]*(\d*)$/i.exec(written);
  if (!first) throw new Unreadable(message("no-record"));
  if (Number(first[1] || VERSION) > VERSION) throw new Unreadable(message("newer"));
  return true;
}

/** One line about a deal. */
function dealLine(deal, { name, value, line }) {
  if (name === "dealer") put(deal, name, whole(value, line), line);
  else if (name === "deck") put(deal, name, cards(value, line), line);
  else if (name === "seats") {
    const persons = value
      .replace(/[–−]/g, "-")
      .split(/[\s,]+/)
      .filter(Boolean);
    put(
      deal,
      name,
      persons.map((word) => (word === "-" ? word : String(whole(word, line)))),
      line,
    );
  } else if (name === "commitment") put(deal, name, digits(value, 64, line), line);
  else if (name === "seed") put(deal, name, digits(value, 160, line), line);
  else deal.cuts.push({ seat: whole(name.slice(3).trim(), line), cut: digits(value, 32, line) });
}

/** The headers of a record and its deals, as far as proofs need them. */
export function read(text) {
  const head = {};
  const deals = [];
  for (const part of parts(text.replace(/^\ufeff/, ""))) {
    const { name, value, line } = part;
    if (name === "deal") {
      deals.push({ cuts: [] });
      if (value && Number(value) !== deals.length)
        throw new Unreadable(message("not-deal", { deal: deals.length }), line);
    } else if (HEADERS.test(name)) put(head, name, value, line);
    else if (deals.length && LINES.test(name)) dealLine(deals.at(-1), part);
  }
  return { head: { rules: "hoyle", house: "{}", ...head }, deals };
}

/** What the house changes, as it is hashed: the same JSON without spaces. */
function compact(house) {
  try {
    return JSON.stringify(JSON.parse(house));
  } catch {
    throw new Unreadable(message("house"));
  }
}

/** Every deal of a record with its verdict; `nothing` where nothing was promised. */
export function judged(text) {
  const { head, deals } = read(text);
  if (!deals.length) throw new Unreadable(message("no-deals"));
  const rules = rulesHash(head.rules.toLowerCase(), compact(head.house));
  let dealer;
  return deals.map((deal, place) => {
    // The deal goes round, where the record does not name the dealer.
    dealer = deal.dealer ?? (dealer === undefined ? dealer : (dealer + 1) % (deal.seats?.length ?? 1));
    const known = { ...deal, deal: place + 1, rules, table: head.table, dealer };
    if (!deal.commitment) return { ...known, verdict: "nothing" };
    for (const name of ["table", "seats", "deck", "dealer"]) {
      if (known[name] === undefined) throw new Unreadable(message("missing", { deal: place + 1, name: headed(name) }));
    }
    return { ...known, verdict: verdict(known) };
  });
}
