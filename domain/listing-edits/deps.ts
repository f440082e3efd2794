import type { AccountDeps } from "#domain/accounts/deps.ts";

export type ListingEditDeps = Pick<AccountDeps, "db" | "clock" | "emailEncryptor" | "siteUrl">;
