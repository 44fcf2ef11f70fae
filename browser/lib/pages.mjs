// Finds layout problems of pages other than tables.

/** Runs in the page. */
function findProblems() {
  const problems = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    problems.push(`the page is ${root.scrollWidth} wide on a screen of ${root.clientWidth}`);
  const name = (element) =>
    (element.getAttribute("aria-label") ?? element.textContent).replace(/\s+/g, " ").trim().slice(0, 40);
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isVisible);
  for (const part of all(".chair .btn, .chair b, .panel .btn, .panel .field, .panel svg.qr, .code span")) {
    const [inner, outer] = [part, part.closest(".chair, .panel")].map((element) => element.getBoundingClientRect());
    if (inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5) problems.push(`“${name(part)}” sticks out`);
  }
  for (const button of all(".btn, .field, summary")) {
    const { width, height } = button.getBoundingClientRect();
    if (Math.min(width, height) < 43.5)
      problems.push(`“${name(button)}” is ${Math.round(width)} by ${Math.round(height)}`);
    if (button.matches(".btn") && button.scrollWidth > button.clientWidth + 1)
      problems.push(`“${name(button)}” is cut`);
  }
  const chairs = all(".chair, .felt").map((chair) => [chair, chair.getBoundingClientRect()]);
  for (const [place, [first, a]] of chairs.entries()) {
    for (const [other, b] of chairs.slice(place + 1)) {
      const over =
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      if (over) problems.push(`“${name(first)}” and “${name(other)}” overlap`);
    }
  }
  for (const text of all("p, small, b, dd, dt, li, label, legend, figcaption, button, a")) {
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    if (text.textContent.trim() && size < 13.99) problems.push(`“${name(text)}” is ${size} px high`);
  }
  return [...new Set(problems)];
}

/** Layout problems, one line each. */
export const pageProblems = (page) => page.evaluate(findProblems);
