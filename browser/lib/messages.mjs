// Finds English messages (crates/canasta-i18n/messages) on pages in other languages.

import { readFileSync, readdirSync } from "node:fs";

const FOLDER = new URL("../../crates/canasta-i18n/messages/", import.meta.url);

const PLACEABLE = /\{[^{}]*\}/g;

/** The texts of a language's messages. A message with variants has one text for each of them. */
function textsOf(tag) {
  const texts = [];
  const folder = new URL(`${tag}/`, FOLDER);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    for (const line of readFileSync(new URL(file, folder), "utf8").split("\n")) {
      const text = /^(?:[a-z][\w-]* =|\s+\*?\[[^\]]+\]) (.+)$/.exec(line)?.[1].replace(/<[^>]+>/g, "");
      // Lines that begin or end a choice inside a sentence are only parts of it.
      if (text && !/[{}]/.test(text.replace(PLACEABLE, ""))) texts.push(text.trim());
    }
  }
  return texts;
}

/** Texts without numbers, names and other arguments, so that they can be compared. */
const fixedParts = (text) => text.split(PLACEABLE).map((part) => part.trim());

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

/** Matches a message with its arguments. */
const asPattern = (text) =>
  text
    .split(PLACEABLE)
    .map((part) => escape(part))
    .join(".+");

/**
 * Returns a predicate for texts that are messages in English but not in this language. A message with arguments counts
 * if it has at least two words.
 */
function englishDetector(tag) {
  const own = textsOf(tag);
  const ownFixed = new Set(own.map((text) => fixedParts(text).join("\0")));
  const english = textsOf("en").filter((text) => !ownFixed.has(fixedParts(text).join("\0")));
  const whole = new Set(english.filter((text) => !text.includes("{") && /[a-z]{2,}/i.test(text)));
  const withArguments = english.filter(
    (text) => text.includes("{") && (text.replace(PLACEABLE, "").match(/[a-z]{2,}/gi) ?? []).length >= 2,
  );
  const pattern = new RegExp(`^(?:${withArguments.map(asPattern).join("|")})$`);
  return (text) => whole.has(text) || pattern.test(text);
}

/** Runs in each new page. Remembers every text that is shown or spoken, even if only for a moment. */
function recordTexts() {
  const texts = (globalThis.seenTexts = new Set());
  const HIDDEN = "script, style, template, textarea, svg";
  const add = (text) => {
    const words = text
      ?.replace(/[\u2066-\u2069]/g, "")
      .replace(/\s+/g, " ")
      .trim();
    if (words && words.length < 400) texts.add(words);
  };
  const addElement = (element) => {
    if (element.closest(`${HIDDEN}, [lang]:not(html)`)) return;
    add(element.textContent);
    for (const name of ["aria-label", "title", "placeholder", "alt", "data-t"]) add(element.getAttribute(name));
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) add(child.data);
      if (child.nodeType === Node.ELEMENT_NODE) addElement(child);
    }
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      if (element && document.body?.contains(element)) addElement(element);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["aria-label", "title", "placeholder", "alt", "data-t"],
  });
}

/** Collects all texts of a page in a language other than English, and finds English messages among them. */
export class TextRecorder {
  #page;
  #isEnglish;
  #checked = new Set();

  static async of(page, tag) {
    await page.addInitScript(recordTexts);
    const recorder = new TextRecorder();
    recorder.#page = page;
    recorder.#isEnglish = englishDetector(tag);
    return recorder;
  }

  /** The number of different texts so far. */
  get size() {
    return this.#checked.size;
  }

  /** English messages since the last call. Call it before the page is left. */
  async english() {
    const texts = await this.#page.evaluate(() => {
      const texts = [...globalThis.seenTexts];
      globalThis.seenTexts.clear();
      return texts;
    });
    const fresh = texts.filter((text) => !this.#checked.has(text));
    for (const text of fresh) this.#checked.add(text);
    return fresh.filter(this.#isEnglish);
  }
}
