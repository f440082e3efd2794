// Expensive, and unused by many importers: `PURE` lets the build drop them.
const whole = /* @__PURE__ */ new Intl.NumberFormat("en-US");
const withCents = /* @__PURE__ */ new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "$600", "$14.50": whole dollars carry no cents. */
export function formatCents(cents: number) {
  const dollars = cents / 100;
  return `$${(Number.isInteger(dollars) ? whole : withCents).format(dollars)}`;
}

/** "$300–$600", or a single price for equal ends. */
export function formatCentsRange(from: number, to: number) {
  return from === to ? formatCents(from) : `${formatCents(from)}–${formatCents(to)}`;
}
