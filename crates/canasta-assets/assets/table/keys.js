// Keyboard: arrow keys in the hand, and single keys for everything else. Players can turn single keys off, and they
// never work in fields and dialogs.

const RANKS = {
  a: "A",
  k: "K",
  q: "Q",
  j: "J",
  0: "T",
  9: "9",
  8: "8",
  7: "7",
  6: "6",
  5: "5",
  4: "4",
  3: "3",
  2: "2",
  "*": "X",
};
const BUTTONS = { d: "draw", t: "take", m: "meld", l: "meld", x: "discard", r: "declare" };

/** The digit on a key, even if Shift is held. */
const digitOf = (event) => /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];

export function keyboard(table) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest("input, select, textarea, dialog") || document.getElementById("cover")) return;
    const column = event.target.closest(".col");
    if (column && handleHandKey(event, column, table)) return event.preventDefault();
    if (document.documentElement.dataset.keys === "off") return;
    if (handleSingleKey(event, column, table)) event.preventDefault();
  });
}

/** Arrows, Home and End move the focus, or the column if Shift is held. Enter presses the highlighted button. */
function handleHandKey(event, column, table) {
  const columns = [...document.querySelectorAll(".col")];
  const at = columns.indexOf(column);
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: nearestInRow(columns, at, 1),
    ArrowUp: nearestInRow(columns, at, -1),
    Home: 0,
    End: columns.length - 1,
  }[event.key];
  if (to !== undefined) {
    if (columns[to]) event.shiftKey ? table.move(column, to) : table.focus(columns[to]);
    return true;
  }
  return event.key === "Enter" && table.enter();
}

/**
 * The nearest column in the next row (`direction` 1) or the previous row (-1), or the same column if there is no such
 * row.
 */
function nearestInRow(columns, at, direction) {
  const currentBox = columns[at].getBoundingClientRect();
  let best = at;
  let minDistance = Infinity;
  columns.forEach((column, place) => {
    const box = column.getBoundingClientRect();
    const rows = (box.bottom - currentBox.bottom) * direction;
    if (rows < currentBox.height / 2) return;
    const distance = rows * 10 + Math.abs(box.left - currentBox.left);
    if (distance < minDistance) [best, minDistance] = [place, distance];
  });
  return best;
}

function handleSingleKey(event, column, table) {
  const key = event.key.toLowerCase();
  const rank = event.key === "*" ? "X" : RANKS[digitOf(event) ?? key];
  if (event.key === "?") return (table.keys(), true);
  if (rank) return (table.choose(rank, event.shiftKey && event.key !== "*"), true);
  if (event.shiftKey) return false;
  if (BUTTONS[key]) return (table.press(BUTTONS[key]), true);
  switch (key) {
    case "enter":
      return (column || event.target === document.body) && table.enter();
    case "v":
      return (table.moveWild(), true);
    case "escape":
      return (table.clear(), true);
    case "w":
      return (table.ask(), true);
    case "i":
      return (table.hint(), true);
    case "p":
      return (table.pile(), true);
    case "o":
      return (table.others(), true);
    case "s":
      return (table.score(), true);
    case "h":
      return (document.querySelector('.col[tabindex="0"]')?.focus(), true);
    default:
      return false;
  }
}
