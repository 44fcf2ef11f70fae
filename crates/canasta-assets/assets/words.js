// The messages that scripts fill in. They come with the page, in its language, so that every sentence has one home: those of the
// table as a file that ran before (`canastaWords`), others in the page's template #words. docs/languages.md says how they are
// declared.

const words = new Map();
const values = new Map();
const read = new Map();

let plurals;
let numbers;

/** Reads the page's words. */
export function readWords() {
  const { messages, ranks } = globalThis.canastaWords ?? { messages: fromTemplate(), ranks: [] };
  useWords(document.documentElement.lang, messages, ranks);
}

const fromTemplate = () =>
  [...document.getElementById("words").content.querySelectorAll("[data-word]")].map((word) => [
    word.dataset.word,
    word.textContent,
  ]);

/** Takes messages with their names, and what cards of each rank are worth, as pairs. */
export function useWords(language, messages, ranks) {
  plurals = new Intl.PluralRules(language);
  numbers = new Intl.NumberFormat(language);
  for (const [name, text] of messages) words.set(name, text);
  for (const [rank, value] of ranks) values.set(rank, value);
}

/** A message with its arguments filled in, as text. */
export function message(name, given = {}) {
  return filled(parts(name), given)
    .filter((piece) => !TAGS.has(piece))
    .join("");
}

/** A message with its arguments filled in, as nodes: what is marked `<b>` is bold. */
export function messageNodes(name, given = {}) {
  const nodes = [];
  let bold = null;
  for (const piece of filled(parts(name), given)) {
    if (piece === OPEN) nodes.push((bold = document.createElement("b")));
    else if (piece === CLOSE) bold = null;
    else (bold ? { push: (text) => bold.append(text) } : nodes).push(piece);
  }
  return nodes;
}

/** Marks are symbols, so that no argument can bring one in. */
const OPEN = Symbol("<b>");
const CLOSE = Symbol("</b>");
const TAGS = new Set([OPEN, CLOSE]);

/** The parts of a message, read once. */
function parts(name) {
  if (!read.has(name)) read.set(name, pattern({ text: words.get(name) ?? name, at: 0 }));
  return read.get(name);
}

/** Reads texts, marks and arguments up to a closing brace; of ICU's message format what the messages use. */
function pattern(source) {
  const found = [];
  while (source.at < source.text.length && source.text[source.at] !== "}") {
    const rest = source.text.slice(source.at);
    const [piece] = rest.match(/^(<b>|<\/b>|\{|[^{}<]+|<)/);
    source.at += piece.length;
    if (piece === "{") found.push(argument(source));
    else found.push({ "<b>": OPEN, "</b>": CLOSE }[piece] ?? piece);
  }
  return found;
}

/** `n}`, `n, number}`, `rank, kind, many}`, `n, plural, one {…} other {…}}`; the brace before it is read already. */
function argument(source) {
  const until = (ends) => {
    const start = source.at;
    while (!ends.includes(source.text[source.at])) source.at += 1;
    return source.text.slice(start, source.at).trim();
  };
  const name = until(",}");
  if (source.text[source.at++] === "}") return { name, kind: "text" };
  const kind = until(",}");
  if (source.text[source.at++] === "}") return { name, kind };
  if (kind === "kind") {
    const form = until("}");
    source.at += 1;
    return { name, kind, form };
  }
  const cases = {};
  for (let key = until("{}"); source.text[source.at] === "{"; key = until("{}")) {
    source.at += 1;
    cases[key] = pattern(source);
    source.at += 1;
  }
  source.at += 1;
  return { name, kind, cases };
}

/** Texts and marks in their order. */
function filled(pattern, given) {
  return pattern.flatMap((part) => {
    if (typeof part !== "object") return [part];
    const value = given[part.name];
    switch (part.kind) {
      case "number":
        return [numbers.format(value).replace("-", "−")];
      case "kind":
        return [words.get(`kind-${value}-${part.form}`)];
      case "plural":
        return filled(part.cases[`=${value}`] ?? part.cases[plurals.select(value)] ?? part.cases.other, given);
      case "select":
        return filled(part.cases[value ? "yes" : "no"] ?? part.cases.other, given);
      default:
        return [String(value)];
    }
  });
}

/** What a card of a rank is worth. */
export const valueOf = (rank) => values.get(rank);
