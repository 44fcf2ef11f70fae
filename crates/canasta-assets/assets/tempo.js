/** The factor for the duration of animations. 0 if the player or the device has turned them off. */
export function timeScale() {
  const animation = document.documentElement.dataset.animation;
  if (animation === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return animation === "quick" ? 0.5 : 1;
}
