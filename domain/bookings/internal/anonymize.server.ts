import { and, eq, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { bookings } from "#database/schema/bookings.ts";
import { customerRetentionStart } from "#shared/customer-retention.ts";

const anonymized = {
  customerName: "A former customer",
  customerEmail: "",
  customerPhone: "",
  message: null,
  source: null,
  isAccountDeleted: false,
};

/**
 * Anonymizes customers without an account two years after the visit. Those with an account keep
 * their history.
 */
export async function anonymizeOldCustomers({ db, clock }: { db: Executor; clock: () => Date }) {
  const hasAccount = sql`exists (select 1 from users u where u.email = ${bookings.customerEmail} and u.email_verified_at is not null)`;
  const { rowCount } = await db
    .update(bookings)
    .set(anonymized)
    .where(
      and(
        ne(bookings.customerEmail, ""),
        lt(bookings.startsAt, customerRetentionStart(clock())),
        not(hasAccount),
      ),
    );
  return rowCount ?? 0;
}

/** Anonymizes past and cancelled visits of deleted accounts. */
export async function anonymizeDeletedAccounts(db: Executor, now: Date | SQL) {
  const isOver = or(lt(bookings.startsAt, now), eq(bookings.status, "cancelled"));
  const { rowCount } = await db
    .update(bookings)
    .set(anonymized)
    .where(and(eq(bookings.isAccountDeleted, true), isOver));
  return rowCount ?? 0;
}
