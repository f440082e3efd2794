import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { mails } from "#database/schema/mail.ts";
import type { Mailer, OutgoingMail } from "#integrations/email/mailer.ts";
import type { Sealer } from "#platform/sealer.ts";

type Touches = { db: Database; clock: () => Date; mailSealer: Sealer; mailer: Mailer };

const mostAttempts = 12;
const lease = 5 * 60_000;
/** 1, 2, 4 ... minutes, at most 4 hours. */
const waitAfter = (attempts: number) => Math.min(2 ** attempts, 240) * 60_000;

/**
 * Hands over what is due, one after the other, and says how many. A mail is claimed by moving its next try into the
 * future before it is sent: two processes never send the same, and one that dies leaves it to be tried again.
 */
export async function deliverMails({ db, clock, mailSealer, mailer }: Touches) {
  let sent = 0;
  for (;;) {
    const now = clock();
    const claimed = db.$with("due").as(
      db
        .select({ id: mails.id })
        .from(mails)
        .where(and(isNull(mails.sentAt), isNull(mails.failedAt), isNotNull(mails.body), lte(mails.dueAt, now)))
        .orderBy(mails.dueAt, mails.id)
        .limit(1)
        .for("update", { skipLocked: true }),
    );
    const [mail] = await db
      .with(claimed)
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, dueAt: new Date(now.getTime() + lease) })
      .where(sql`${mails.id} = (select id from due)`)
      .returning();
    if (!mail?.body) return sent;
    try {
      const content = JSON.parse(mailSealer.open(mail.body)) as Pick<OutgoingMail, "text" | "html" | "attachments">;
      const { id, kind, recipient: to, subject, headers, createdAt: at } = mail;
      await mailer.send({ id, kind, to, subject, headers, at, ...content });
      await db.update(mails).set({ sentAt: clock(), lastError: null }).where(eq(mails.id, id));
      sent++;
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      const isLast = mail.attempts >= mostAttempts;
      await db
        .update(mails)
        .set({ lastError, ...(isLast ? { failedAt: clock() } : { dueAt: new Date(clock().getTime() + waitAfter(mail.attempts)) }) })
        .where(eq(mails.id, mail.id));
    }
  }
}
