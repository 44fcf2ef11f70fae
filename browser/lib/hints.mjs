// Where a hint lies.

/** What the hint lies over that must be seen; nothing when all is well. */
export const covered = (page) =>
  page.evaluate(() => {
    const hint = document.querySelector("#hint").getBoundingClientRect();
    const over = ({ left, right, top, bottom }) =>
      Math.min(right, hint.right) - Math.max(left, hint.left) > 1 &&
      Math.min(bottom, hint.bottom) - Math.max(top, hint.top) > 1;
    const clear =
      "#stock, #pile, .meld, .reds, #hand .col, #own .actions .btn, .stage.open, #say:is(.asked, .refused, .noted), .bar > *";
    return [...document.querySelectorAll(clear)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && over(part.getBoundingClientRect()))
      .map((part) => part.getAttribute("aria-label") || part.id || part.className);
  });
