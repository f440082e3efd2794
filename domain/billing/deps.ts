import type { AccountTouches } from "#domain/accounts/deps.ts";
import type { Payments } from "#integrations/payments/payments.ts";

export type BillingTouches = Pick<AccountTouches, "db" | "clock" | "mailSealer" | "siteUrl"> & {
  payments: Payments;
};
