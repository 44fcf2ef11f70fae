// Points as the page writes them.

/** What lies between, while a sum runs up, in whole fives, as cards count. */
export function inPoints(amount) {
  return new Intl.NumberFormat(document.documentElement.lang).format(Math.round(amount / 5) * 5).replace("-", "−");
}
