// Saves staged sets in this tab, so that they survive a reload during the deal.

const storageKey = (table) => `staged ${table.id}`;

export function saveSets({ table, staging: { sets } }) {
  if (sets.length) sessionStorage.setItem(storageKey(table), JSON.stringify({ deal: table.deal, sets }));
  else sessionStorage.removeItem(storageKey(table));
}

export function savedSets(table) {
  try {
    const { deal, sets } = JSON.parse(sessionStorage.getItem(storageKey(table)));
    return deal === table.deal ? sets : [];
  } catch {
    // Nothing is stored, or it can't be parsed.
    return [];
  }
}
