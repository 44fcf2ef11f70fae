/** Makes screen readers speak a text, even if it is the same as before. */
export function speak(regionId, text) {
  const region = document.getElementById(regionId);
  if (region.textContent === text) region.textContent = "";
  region.textContent = text;
}
