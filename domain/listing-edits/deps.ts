import type { AccountDeps } from "#domain/accounts/deps.ts";

export type RevisionDeps = Pick<AccountDeps, "db" | "clock" | "mailSealer" | "siteUrl">;
