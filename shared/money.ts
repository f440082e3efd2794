// Expensive, so each is made on first use.
let whole: Intl.NumberFormat | undefined;
let withCents: Intl.NumberFormat | undefined;

function formatterFor(dollars: number) {
  if (Number.isInteger(dollars)) {
    whole ??= new Intl.NumberFormat("en-US");
    return whole;
  }
  withCents ??= new Intl.NumberFormat("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return withCents;
}

/** Formats an amount, "$600" or "$14.50": whole dollars carry no cents. */
export function formatCents(cents: number) {
  const dollars = cents / 100;
  return `$${formatterFor(dollars).format(dollars)}`;
}

/** Formats a range, "$300–$600", or a single price for equal ends. */
export function formatCentsRange(from: number, to: number) {
  return from === to ? formatCents(from) : `${formatCents(from)}–${formatCents(to)}`;
}
