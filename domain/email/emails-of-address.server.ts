import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { mails } from "#database/schema/email.ts";

const isOver = or(isNotNull(mails.sentAt), isNotNull(mails.failedAt));

export const listMailsTo = (db: Executor, email: string) =>
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

/** What went is forgotten; of a campaign the figures stay, without whom it reached. What is to go still goes: it says what became of an account. */
export async function forgetMailsTo(tx: Executor, email: string) {
  const ofHis = and(eq(mails.recipient, email), isOver);
  await tx.delete(mails).where(and(ofHis, isNull(mails.campaign)));
  await tx.update(mails).set({ recipient: "", body: null }).where(ofHis);
}
