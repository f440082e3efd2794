import type { AccountTouches } from "#domain/accounts/deps.ts";

/** What commands about changes of listings touch. */
export type RevisionTouches = Pick<AccountTouches, "db" | "clock" | "mailSealer" | "siteUrl">;
