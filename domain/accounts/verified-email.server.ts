import { sql } from "drizzle-orm";

/**
 * Selects the address of an account once it is confirmed. Everything sent from it belongs to the
 * account.
 */
export const verifiedEmailOf = (userId: number) =>
  sql`(select email from users where id = ${userId} and email_verified_at is not null)`;
