import { sql } from "drizzle-orm";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import { verifiedEmailOf } from "#domain/accounts/verified-email.server.ts";

const own = (userId: number) => sql`c.customer_email = ${verifiedEmailOf(userId)}`;

/**
 * Vouchers of the account's confirmed address. Redemptions still count: the keyed hash of the
 * mailbox stays, so that a new account does not get the special again.
 */
export const vouchersOfAccount: AccountPart = {
  name: "claims",
  async collect(db, userId) {
    const { rows } = await db.execute(sql`
      select s.title as special, m.name as "medSpa", c.valid_to as "validTo",
        c.customer_name as name, c.created_at as "claimedAt", c.redeemed_at as "redeemedAt"
      from vouchers c join specials s on s.id = c.special_id join listings m on m.id = s.listing_id where ${own(userId)} order by c.id`);
    return rows;
  },
  async erase(tx, userId) {
    await tx.execute(sql`delete from vouchers c where ${own(userId)} and c.redeemed_at is null`);
    await tx.execute(
      sql`update vouchers c set customer_name = 'A former customer', customer_email = '', source = null where ${own(userId)}`,
    );
  },
};
