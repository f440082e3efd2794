import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { containing, countWhere } from "#database/matching.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { emails } from "#database/schema/email.ts";
import type { OutgoingEmail } from "#integrations/email/mailer.ts";
import type { Encryptor } from "#platform/encryption.ts";
import { decryptEmail } from "./internal/email-content.server.ts";
import { emailTag } from "./queue-email.server.ts";

/** The pages check permissions: this module has no roles. */
type Deps = { db: Executor; clock: () => Date };

export const emailStates = ["waiting", "sent", "failed"] as const;
export type EmailState = (typeof emailStates)[number];

const conditions: Record<EmailState, SQL | undefined> = {
  waiting: and(isNull(emails.sentAt), isNull(emails.failedAt)),
  sent: isNotNull(emails.sentAt),
  failed: isNotNull(emails.failedAt),
};

const { id, kind, recipient, subject, createdAt, sentAt, failedAt } = emails;
const facts = {
  ...pickColumns(emails, "id", "kind", "recipient", "subject", "createdAt"),
  ...pickColumns(emails, "dueAt", "sentAt", "failedAt", "attempts", "lastError"),
};

export const emailState = (email: { sentAt: Date | null; failedAt: Date | null }): EmailState =>
  email.sentAt ? "sent" : email.failedAt ? "failed" : "waiting";

/** Lists emails, newest first. */
export async function listEmails(
  { db }: Pick<Deps, "db">,
  filter: { state: EmailState | null; words: string },
  page: { limit: number; offset: number },
) {
  const like = containing(filter.words);
  const says = filter.words
    ? or(ilike(recipient, like), ilike(subject, like), ilike(kind, like))
    : undefined;
  const fits = and(says, filter.state ? conditions[filter.state] : undefined);
  const rows = await db
    .select(facts)
    .from(emails)
    .where(fits)
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit)
    .offset(page.offset);
  return { total: await db.$count(emails, fits), rows };
}

export async function countEmails({ db }: Pick<Deps, "db">): Promise<Record<EmailState, number>> {
  const counted = (state: EmailState) => countWhere(conditions[state]);
  const [row] = await db
    .select({ waiting: counted("waiting"), sent: counted("sent"), failed: counted("failed") })
    .from(emails);
  return row ?? { waiting: 0, sent: 0, failed: 0 };
}

export async function findEmail({ db }: Pick<Deps, "db">, emailId: number) {
  const [found] = await db
    .select({ ...facts, isForgotten: sql<boolean>`${emails.body} is null` })
    .from(emails)
    .where(eq(id, emailId));
  return found ?? null;
}

/**
 * Returns the full email; null if deleted or unreadable. Its links grant account access, so it is
 * shown only without an SMTP server.
 */
export async function readEmail(
  { db, emailEncryptor }: Pick<Deps, "db"> & { emailEncryptor: Encryptor },
  emailId: number,
): Promise<OutgoingEmail | null> {
  const [found] = await db.select().from(emails).where(eq(id, emailId));
  if (!found?.body) return null;
  const { messageId, kind, subject, createdAt: at, recipient: to } = found;
  const content = decryptEmail({ emailEncryptor }, found.body);
  return content && { id: found.id, messageId, kind, to, subject, at, ...content };
}

/** Queues a set-aside email again with all attempts. */
export const retryEmail = async ({ db, clock }: Deps, emailId: number) =>
  db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(emails)
      .set({ failedAt: null, failure: null, attempts: 0, dueAt: clock() })
      .where(and(eq(id, emailId), conditions.failed, isNotNull(emails.body)));
    if (rowCount) await invalidateTags(tx, [emailTag]);
    return rowCount ? "done" : "not-found";
  });

const day = 24 * 60 * 60_000;

/**
 * Deletes the content 30 days after an email was sent or given up, and its record after a year.
 */
export async function deleteOldEmails({ db, clock }: Deps) {
  const before = (days: number) => new Date(clock().getTime() - days * day);
  const { rowCount } = await db
    .update(emails)
    .set({ body: null })
    .where(sql`${emails.body} is not null and coalesce(${sentAt}, ${failedAt}) < ${before(30)}`);
  await db.delete(emails).where(sql`coalesce(${sentAt}, ${failedAt}) < ${before(365)}`);
  return rowCount ?? 0;
}
