/**
 * Retention of customer names without an account, counted from a visit, call or special.
 * The privacy policy states it.
 */
export const customerYears = 2;

export const customerRetentionStart = (now: Date) =>
  new Date(now.getTime() - customerYears * 365 * 24 * 60 * 60_000);
