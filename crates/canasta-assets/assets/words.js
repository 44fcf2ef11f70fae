// Messages for scripts, in the language of the page. The table's messages come in a script (`canastaWords`), those of
// other pages in the template #words. docs/languages.md explains how to declare them.

const words = new Map();
let chapters = {};
const parsed = new Map();

let plurals;
let numbers;

export function readWords() {
  const { messages, chapters } = globalThis.canastaWords ?? { messages: fromTemplate() };
  useWords(document.documentElement.lang, messages, chapters);
}

const fromTemplate = () =>
  [...document.getElementById("words").content.querySelectorAll("[data-word]")].map((word) => [
    word.dataset.word,
    word.textContent,
  ]);

/** Takes messages as pairs of name and text, and the chapter of the rules for each refusal. */
export function useWords(language, messages, chaptersByCode = {}) {
  chapters = chaptersByCode;
  plurals = new Intl.PluralRules(language);
  numbers = new Intl.NumberFormat(language);
  for (const [name, text] of messages) words.set(name, text);
}

/** The chapter of the rules that explains a refusal, or `null` if there is none. */
export const chapterOf = (code) => chapters[code] ?? null;

/** Returns a message as text. */
export function message(name, args = {}) {
  return fill(parts(name), args)
    .filter((piece) => !TAGS.has(piece))
    .join("");
}

/** Returns a message as nodes, in which `<b>` is bold. */
export function messageNodes(name, args = {}) {
  const nodes = [];
  let bold = null;
  for (const piece of fill(parts(name), args)) {
    if (piece === OPEN) nodes.push((bold = document.createElement("b")));
    else if (piece === CLOSE) bold = null;
    else (bold ? { push: (text) => bold.append(text) } : nodes).push(piece);
  }
  return nodes;
}

/** Tags are symbols, so that an argument can't contain one. */
const OPEN = Symbol("<b>");
const CLOSE = Symbol("</b>");
const TAGS = new Set([OPEN, CLOSE]);

/** The parsed message, cached after the first use. */
function parts(name) {
  if (!parsed.has(name)) parsed.set(name, pattern({ text: words.get(name) ?? name, at: 0 }));
  return parsed.get(name);
}

/** Parses the subset of ICU message format that our messages use, up to a closing brace. */
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

/**
 * Parses an argument after its opening brace: `n}`, `n, number}`, `rank, kind, many}`, `n, plural, one {…} other {…}}`.
 */
function argument(source) {
  const readUntil = (ends) => {
    const start = source.at;
    while (!ends.includes(source.text[source.at])) source.at += 1;
    return source.text.slice(start, source.at).trim();
  };
  const name = readUntil(",}");
  if (source.text[source.at++] === "}") return { name, kind: "text" };
  const kind = readUntil(",}");
  if (source.text[source.at++] === "}") return { name, kind };
  if (kind === "kind") {
    const form = readUntil("}");
    source.at += 1;
    return { name, kind, form };
  }
  const cases = {};
  for (let key = readUntil("{}"); source.text[source.at] === "{"; key = readUntil("{}")) {
    source.at += 1;
    cases[key] = pattern(source);
    source.at += 1;
  }
  source.at += 1;
  return { name, kind, cases };
}

/** The texts and tags of a message, with its arguments filled in. */
function fill(pattern, args) {
  return pattern.flatMap((part) => {
    if (typeof part !== "object") return [part];
    const value = args[part.name];
    switch (part.kind) {
      case "number":
        return [numbers.format(value).replace("-", "−")];
      case "kind":
        return [words.get(`kind-${value}-${part.form}`)];
      case "plural":
        return fill(part.cases[`=${value}`] ?? part.cases[plurals.select(value)] ?? part.cases.other, args);
      case "select":
        return fill(part.cases[value ? "yes" : "no"] ?? part.cases.other, args);
      default:
        return [String(value)];
    }
  });
}
