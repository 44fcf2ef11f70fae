// Saves the selection in this tab, so that it survives a reload during the deal.

const storageKey = (table) => `selection ${table.id}`;

export function saveSelection({ table, selection }) {
  if (selection.size) {
    const counts = [...selection.counts];
    sessionStorage.setItem(storageKey(table), JSON.stringify({ deal: table.deal, counts, moves: selection.moves }));
  } else sessionStorage.removeItem(storageKey(table));
}

/** Restores the selection that was saved for this deal, if there is one. */
export function restoreSelection({ table, selection }) {
  try {
    const { deal, counts, moves } = JSON.parse(sessionStorage.getItem(storageKey(table)));
    if (deal === table.deal) selection.replace(counts, moves);
    selection.keepTo(table);
  } catch {
    // Nothing is stored, or it can't be parsed.
  }
}
