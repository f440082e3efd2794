import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { emails } from "#database/schema/email.ts";

const isOver = or(isNotNull(emails.sentAt), isNotNull(emails.failedAt));

export const listEmailsTo = (db: Executor, email: string) =>
  db
    .select(pickColumns(emails, "kind", "subject", "createdAt", "sentAt"))
    .from(emails)
    .where(eq(emails.recipient, email))
    .orderBy(emails.id);

/**
 * Deletes sent emails; newsletter campaigns keep their figures without recipients. Queued emails
 * are still sent, because they report on the account.
 */
export async function deleteEmailsTo(tx: Executor, email: string) {
  const ofHis = and(eq(emails.recipient, email), isOver);
  await tx.delete(emails).where(and(ofHis, isNull(emails.campaign)));
  await tx.update(emails).set({ recipient: "", body: null }).where(ofHis);
}
