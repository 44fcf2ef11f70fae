// What was staged outlives a reload: it is kept in this tab, for the deal in which it was staged.

const name = (table) => `staged ${table.id}`;

export function keep({ table, staging: { sets } }) {
  if (sets.length) sessionStorage.setItem(name(table), JSON.stringify({ deal: table.deal, sets }));
  else sessionStorage.removeItem(name(table));
}

/** The sets that were staged at a table. */
export function kept(table) {
  try {
    const { deal, sets } = JSON.parse(sessionStorage.getItem(name(table)));
    return deal === table.deal ? sets : [];
  } catch {
    // Nothing lies there, or something else.
    return [];
  }
}
