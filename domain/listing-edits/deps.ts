import type { AccountTouches } from "#domain/accounts/deps.ts";

export type RevisionTouches = Pick<AccountTouches, "db" | "clock" | "mailSealer" | "siteUrl">;
