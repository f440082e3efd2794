import { lte } from "drizzle-orm";
import { rateLimits, sessions, tokens } from "#database/schema/accounts/accounts.ts";
import type { AccountDeps } from "./deps.ts";

/** Deletes expired tokens, sessions, and counters. */
export async function sweepAccounts({ db, clock }: Pick<AccountDeps, "db" | "clock">) {
  const now = clock();
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(tokens).where(lte(tokens.expiresAt, now));
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now));
}
