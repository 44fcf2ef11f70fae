/** Formats points. Rounds to a multiple of five, for sums that are still counting up. */
export function formatPoints(amount) {
  return new Intl.NumberFormat(document.documentElement.lang).format(Math.round(amount / 5) * 5).replace("-", "−");
}
