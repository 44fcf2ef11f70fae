// A record that is dropped on the replay of another game: it goes to the page that opens records.

/** Under this name the tab keeps it on the way. */
export const DROPPED = "record dropped";

/** Takes files that are dropped anywhere on the page. */
export function takeDropped() {
  document.addEventListener(
    "dragover",
    (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault(),
  );
  document.addEventListener("drop", async (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    try {
      sessionStorage.setItem(DROPPED, await file.text());
    } catch {
      // Too large for the tab, or unreadable: it can be chosen there.
    }
    location.assign("/replay");
  });
}
