// What the table gives up when its melds need more room than there is, step by step and only as far as needed: the empty
// staging strip, the last-act line, the melds' size, their captions. After that the cloth scrolls. Hand and acts
// never give way. The style sheet says what each step does (`data-fit` on the root, outside what is morphed).

const STEPS = ["strip", "line", "melds", "captions"];

/** Measures the cloth and takes as many steps as it needs. */
export function fit() {
  const root = document.documentElement;
  const cloth = document.querySelector(".table:not(.over) .cloth");
  let taken = "";
  root.removeAttribute("data-fit");
  for (const step of STEPS) {
    if (!cloth || cloth.scrollHeight <= cloth.clientHeight + 1) return;
    taken = `${taken} ${step}`.trim();
    root.dataset.fit = taken;
  }
}

addEventListener("resize", fit);
// What opens over the cloth takes of its room.
document.addEventListener("toggle", fit, true);
