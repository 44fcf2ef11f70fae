// What this browser was promised: the commitment of each deal as it was shown before the cards were dealt, and the cut that
// was made here. The check of a record (/fairness) holds it against what the record says, so that another promise
// cannot be written into it afterwards. It stays in this browser. Without storage nothing is noted, and nothing else goes wrong.

const NOTES = "canasta-promises";

/** How many deals are kept: the latest. */
const MOST = 500;

function notes() {
  try {
    return new Map(JSON.parse(localStorage.getItem(NOTES) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Puts something into the note of a deal; what stands there already stays. */
function note(table, deal, what) {
  try {
    const all = notes();
    const key = `${table}/${deal}`;
    const before = all.get(key);
    const now = { ...what, ...before };
    if (before && Object.keys(now).length === Object.keys(before).length) return;
    all.set(key, now);
    localStorage.setItem(NOTES, JSON.stringify([...all].slice(-MOST)));
  } catch {
    // No storage, or no room in it.
  }
}

/** Notes the commitments that are shown: elements with `data-commitment-table`, `data-commitment-deal` and `data-commitment`. */
export function noteSeals(root = document) {
  for (const { dataset } of root.querySelectorAll("[data-commitment]")) {
    note(dataset.commitmentTable, dataset.commitmentDeal, { commitment: dataset.commitment });
  }
}

/**
 * Notes the cut that is about to be sent, and gives the one to send: the first that was made for this deal. So a server that
 * refuses a cut does not get another to choose from.
 */
export function noteCut(table, deal, cut) {
  note(table, deal, { cut });
  return noted(table, deal).cut ?? cut;
}

/** What was noted of a deal: `{commitment, cut}`, either of them only where it is known. */
export function noted(table, deal) {
  return notes().get(`${table}/${deal}`) ?? {};
}

/** The deals that were noted last, the newest first: `{table, deal, commitment, cut}`. */
export function newest(most) {
  const all = [...notes()].slice(-most).reverse();
  return all.map(([key, note]) => ({ table: key.split("/")[0], deal: key.split("/")[1], ...note }));
}
