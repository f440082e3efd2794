import { sql } from "drizzle-orm";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import { verifiedEmailOf } from "#domain/accounts/verified-email.server.ts";

const own = (userId: number) => sql`c.email = ${verifiedEmailOf(userId)}`;

/**
 * Messages from an account's verified address. They are deleted with it, but unanswered ones stay
 * until answered.
 */
export const messagesOfAccount: AccountPart = {
  name: "messages",
  async collect(db, userId) {
    const { rows } = await db.execute(sql`
      select c.name, c.phone, c.subject, c.category, c.message, c.created_at as "sentAt", c.answered_at as "answeredAt"
      from contact_messages c where ${own(userId)} order by c.id`);
    return rows;
  },
  async erase(tx, userId) {
    await tx.execute(
      sql`delete from contact_messages c where ${own(userId)} and c.answered_at is not null`,
    );
  },
};
