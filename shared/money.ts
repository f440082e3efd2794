/** "$600", "$14.50": whole dollars carry no cents. */
export function formatCents(cents: number) {
  const dollars = cents / 100;
  return `$${dollars.toLocaleString("en-US", { minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2, maximumFractionDigits: 2 })}`;
}

/** "$300–$600", or one price where both ends are the same. */
export function formatCentsRange(from: number, to: number) {
  return from === to ? formatCents(from) : `${formatCents(from)}–${formatCents(to)}`;
}
