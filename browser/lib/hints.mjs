/** Never covered by a hint. */
const OWN = "#hand .col, #own .actions .btn";
/** A hint may cover these on small windows, because its text must not be cut. */
const TABLE = "#stock, #pile, .meld, .reds, .bar > *";

/** The parts of the table that the hint covers although they must stay visible. */
export const coveredParts = (page) =>
  page.evaluate(
    (parts) => {
      const hint = document.querySelector("#hint").getBoundingClientRect();
      const over = ({ left, right, top, bottom }) =>
        Math.min(right, hint.right) - Math.max(left, hint.left) > 1 &&
        Math.min(bottom, hint.bottom) - Math.max(top, hint.top) > 1;
      return [...document.querySelectorAll(parts)]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && over(part.getBoundingClientRect()))
        .map((part) => part.getAttribute("aria-label") || part.id || part.className);
    },
    isSmall(page.viewportSize()) ? OWN : `${OWN}, ${TABLE}`,
  );

const isSmall = ({ width, height }) => width < 390 || height < 400;
