// The words and names that this script puts together itself. They come with the page (template #words), so that every
// sentence has one home.

const words = new Map();
const ranks = new Map();

/** Reads the page's words. */
export function readWords() {
  const template = document.getElementById("words");
  for (const word of template.content.querySelectorAll("[data-word]")) words.set(word.dataset.word, word.textContent);
  for (const rank of template.content.querySelectorAll("[data-rank]")) {
    const { one, many, value } = rank.dataset;
    ranks.set(rank.dataset.rank, { one, many, value: Number(value) });
  }
}

/** A text of the page, its `{}` filled in order. */
export function word(name, ...parts) {
  let text = words.get(name) ?? name;
  for (const part of parts) text = text.replace("{}", () => String(part));
  return text;
}

/** The name and value of a rank: `{one, many, value}`. */
export const rank = (key) => ranks.get(key);

/** `Kings`: as at the start of a label. */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
