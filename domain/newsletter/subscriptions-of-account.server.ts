import { sql } from "drizzle-orm";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import { verifiedEmailOf } from "#domain/accounts/verified-email.server.ts";

const own = (userId: number) => sql`s.email = ${verifiedEmailOf(userId)}`;

/**
 * Subscriptions of an account's verified address. They are deleted with it, but a suppressed
 * address stays suppressed.
 */
export const subscriptionsOfAccount: AccountPart = {
  name: "mailings",
  async collect(db, userId) {
    const { rows } = await db.execute(sql`
      select s.list, s.name, s.consent_text as "agreedTo", s.consented_at as "agreedAt", s.source, s.confirmed_at as "confirmedAt",
        s.unsubscribed_at as "leftAt" from subscriptions s where ${own(userId)} order by s.list`);
    return rows;
  },
  async erase(tx, userId) {
    await tx.execute(sql`delete from subscriptions s where ${own(userId)}`);
  },
};
