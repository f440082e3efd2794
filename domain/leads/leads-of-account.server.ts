import { sql } from "drizzle-orm";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import { verifiedEmailOf } from "#domain/accounts/verified-email.server.ts";
import { decryptMessage, type Encryptor } from "#platform/encryption.ts";

const own = (userId: number) => sql`l.customer_email = ${verifiedEmailOf(userId)}`;

/** Declares callback requests with an account's verified address. They are deleted with it. */
export const leadsOfAccount = (messageEncryptor: Encryptor): AccountPart => ({
  name: "calls",
  async collect(db, userId) {
    const { rows } = await db.execute<{ message: string | null }>(sql`
      select m.name as "medSpa", l.status, l.customer_name as name, l.customer_phone as phone, l.best_time as "bestTime", l.message, l.created_at as "askedAt"
      from leads l join listings m on m.id = l.listing_id where ${own(userId)} order by l.id`);
    return rows.map((row) => ({ ...row, message: decryptMessage(messageEncryptor, row.message) }));
  },
  async erase(tx, userId) {
    await tx.execute(sql`delete from leads l where ${own(userId)}`);
  },
});
