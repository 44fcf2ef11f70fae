// Live regions: what a screen reader speaks.

/** Puts a sentence into a live region; the same sentence once more is spoken once more. */
export function speak(region, text) {
  const place = document.getElementById(region);
  if (place.textContent === text) place.textContent = "";
  place.textContent = text;
}
