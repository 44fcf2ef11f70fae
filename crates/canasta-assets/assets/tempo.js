// How fast things move: as the player has chosen, and not at all where the device asks for that.

/** How long what moves takes, as a part of its usual time; 0 where nothing travels. */
export function shareOfTime() {
  const chosen = document.documentElement.dataset.animation;
  if (chosen === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return chosen === "quick" ? 0.5 : 1;
}
