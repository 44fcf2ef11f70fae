// Takes a record that is dropped on a replay's page to the page for opening records.

/** Session storage key for the record on its way there. */
export const DROPPED_RECORD_KEY = "record dropped";

/** Accepts files dropped anywhere on the page. */
export function acceptDrops() {
  document.addEventListener(
    "dragover",
    (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault(),
  );
  document.addEventListener("drop", async (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    try {
      sessionStorage.setItem(DROPPED_RECORD_KEY, await file.text());
    } catch {
      // The file is unreadable, or too large for the storage. The player can select it on that page.
    }
    location.assign("/replay");
  });
}
