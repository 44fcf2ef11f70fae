/** The parts of the table that the hint covers although they must stay visible. */
export const coveredParts = (page) =>
  page.evaluate(() => {
    const hint = document.querySelector("#hint").getBoundingClientRect();
    const over = ({ left, right, top, bottom }) =>
      Math.min(right, hint.right) - Math.max(left, hint.left) > 1 &&
      Math.min(bottom, hint.bottom) - Math.max(top, hint.top) > 1;
    const mustBeVisible = "#stock, #pile, .meld, .reds, #hand .col, #own .actions .btn, #say, .bar > *";
    return [...document.querySelectorAll(mustBeVisible)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && over(part.getBoundingClientRect()))
      .map((part) => part.getAttribute("aria-label") || part.id || part.className);
  });
