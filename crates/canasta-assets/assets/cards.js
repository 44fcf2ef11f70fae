// Pictures of cards. Cards are written as in records: `4H`, `TD`, `XR`.

const SVG = "http://www.w3.org/2000/svg";

/** The rank of a card as used for columns: X joker, 2, R red three, 3 black three, 4 … T J Q K A. */
export function rankOf(card) {
  if (card[0] === "3") return "HD".includes(card[1]) ? "R" : "3";
  return card[0];
}

export const isWild = (card) => card[0] === "X" || card[0] === "2";

/** The cards in an action, or in part of one. */
export const cardsIn = (text) => text.match(/\b[2-9TJQKAX][SHDCRB]\b/g) ?? [];

/** The cards of an action, grouped by meld: `take 9H 9D / KS KH KD` has two groups. */
export const groupsIn = (action) =>
  action
    .split("/")
    .map(cardsIn)
    .filter((cards) => cards.length);

/** The rank of a meld with these cards, or `null` if all of them are wild. */
export function rankOfGroup(cards) {
  const natural = cards.find((card) => !isWild(card));
  return natural ? rankOf(natural) : null;
}

/** The URL of a symbol in the pictures of the cards. The letters in the corners depend on the page's language. */
const symbolUrl = (id) => `${document.documentElement.dataset.sprite}#${id}`;

/** An SVG element that shows a symbol from the pictures. */
function symbol(id, className) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", symbolUrl(id));
  svg.append(use);
  return svg;
}

/** A face-up card. */
export function face(card, extraClass = "") {
  const suit = card[1].toLowerCase();
  const joker = card[0] === "X";
  const special = isWild(card) ? " wild" : card[0] !== "3" ? "" : rankOf(card) === "R" ? " red3" : " stop";
  const id = (card[0] === "T" ? "10" : card[0]) + suit;
  const svg = symbol(id, `card ${joker ? "j" : ""}${suit}${special} ${extraClass}`.trim());
  svg.dataset.c = card;
  return svg;
}

/** A face-down card. */
export function back() {
  const back = document.createElement("i");
  back.className = "card back";
  return back;
}

/** A count on a stack of cards, such as `×3` or `2/3`, drawn with the digits of the card corners. */
export function tally(text) {
  const svg = document.createElementNS(SVG, "svg");
  let width = 0;
  for (const sign of text) {
    const digit = /\d/.test(sign);
    const part = document.createElementNS(SVG, digit ? "use" : "path");
    if (digit) {
      part.setAttribute("href", symbolUrl(`i-${sign}`));
      for (const [name, value] of [
        ["x", width],
        ["width", 20],
        ["height", 28],
      ])
        part.setAttribute(name, value);
    } else {
      part.setAttribute("class", "times");
      part.setAttribute(
        "d",
        sign === "/" ? `M${width + 12} 3L${width + 3} 25` : `M${width + 2.5} 11l10 11M${width + 12.5} 11l-10 11`,
      );
    }
    width += digit ? 20 : sign === "/" ? 15 : 17;
    svg.append(part);
  }
  svg.setAttribute("class", "tally");
  svg.setAttribute("viewBox", `0 0 ${width} 28`);
  svg.setAttribute("aria-hidden", "true");
  return svg;
}
