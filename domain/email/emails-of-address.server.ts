import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { mails } from "#database/schema/email.ts";

const isOver = or(isNotNull(mails.sentAt), isNotNull(mails.failedAt));

export const listEmailsTo = (db: Executor, email: string) =>
  db
    .select({
      kind: mails.kind,
      subject: mails.subject,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.id);

/**
 * Deletes sent emails; newsletter campaigns keep their figures without recipients. Queued emails
 * are still sent, because they report on the account.
 */
export async function deleteEmailsTo(tx: Executor, email: string) {
  const ofHis = and(eq(mails.recipient, email), isOver);
  await tx.delete(mails).where(and(ofHis, isNull(mails.campaign)));
  await tx.update(mails).set({ recipient: "", body: null }).where(ofHis);
}
