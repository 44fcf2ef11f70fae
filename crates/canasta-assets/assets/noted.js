// Notes each deal's commitment as shown before the cards were dealt, and this browser's cut. The check of a record
// (/fairness) compares the record with these notes, so the server can't replace a commitment later. The notes stay in
// this browser; without storage, there are none.

const STORAGE_KEY = "canasta-promises";

const MAX_DEALS = 500;

function notes() {
  try {
    return new Map(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Adds values to a deal's note, but never replaces earlier ones. */
function addToNote(table, deal, values) {
  try {
    const all = notes();
    const key = `${table}/${deal}`;
    const before = all.get(key);
    const now = { ...values, ...before };
    if (before && Object.keys(now).length === Object.keys(before).length) return;
    all.set(key, now);
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...all].slice(-MAX_DEALS)));
  } catch {
    // There is no storage, or it is full.
  }
}

/** Notes all commitments on the page. */
export function noteCommitments(root = document) {
  for (const { dataset } of root.querySelectorAll("[data-commitment]")) {
    addToNote(dataset.commitmentTable, dataset.commitmentDeal, { commitment: dataset.commitment });
  }
}

/**
 * Notes a cut and returns the one to send: the first cut for this deal. A server that refuses a cut doesn't get a
 * second one to choose from.
 */
export function noteCut(table, deal, cut) {
  addToNote(table, deal, { cut });
  return noteOf(table, deal).cut ?? cut;
}

/** The note on a deal: `{commitment, cut}`. Either can be missing. */
export function noteOf(table, deal) {
  return notes().get(`${table}/${deal}`) ?? {};
}

/** The latest notes, newest first: `{table, deal, commitment, cut}`. */
export function newestNotes(max) {
  const all = [...notes()].slice(-max).reverse();
  return all.map(([key, note]) => ({ table: key.split("/")[0], deal: key.split("/")[1], ...note }));
}
