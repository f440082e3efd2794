/** How long the name of a customer without an account is kept after a visit, a call or a special. The privacy policy names it. */
export const customerYears = 2;

export const customersKeptSince = (now: Date) =>
  new Date(now.getTime() - customerYears * 365 * 24 * 60 * 60_000);
