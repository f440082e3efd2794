import type { AccountDeps } from "#domain/accounts/deps.ts";
import type { Payments } from "#integrations/payments/payments.ts";

export type BillingDeps = Pick<AccountDeps, "db" | "clock" | "emailEncryptor" | "siteUrl"> & {
  payments: Payments;
};
