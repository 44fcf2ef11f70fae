/** The factor for the duration of animations. It is 0 if the player or the device has turned animations off. */
export function timeScale() {
  const animation = document.documentElement.dataset.animation;
  if (animation === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return animation === "quick" ? 0.5 : 1;
}
