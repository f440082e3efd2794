import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { emails } from "#database/schema/email.ts";
import { readSettings } from "#domain/settings/settings.server.ts";
import type { EmailAttachment } from "#integrations/email/mailer.ts";
import type { Encryptor } from "#platform/encryption.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import type { MailingList } from "./email-lists.ts";
import { limitedMailbox } from "./hourly-limit.server.ts";
import { type LinkDeps, unsubscribeLink } from "./preferences-link.server.ts";
import { renderEmail, type UnsubscribeInfo } from "./render-email.server.ts";
import { isSuppressed } from "./suppressions.server.ts";

/** Notifies every process that an email is queued. */
export const emailTag = "mail";

type Deps = { db: Executor; clock: () => Date; emailEncryptor: Encryptor };
export type EmailDeps = Deps & LinkDeps;

type NewEmail = {
  kind: string;
  to: string;
  content: EmailContent;
  /** Defaults to the email's title. */
  subject?: string;
  /** Footer as for a list, in test emails. */
  leaving?: UnsubscribeInfo;
  dueAt?: Date;
  idempotencyKey?: string;
  attachments?: EmailAttachment[];
  /** Recipient of replies, if not us. */
  replyTo?: string | undefined;
};
type MailingOptions = { list: MailingList; campaign?: string | undefined; why: string };

/**
 * Queues an email. Call inside the transaction that causes it: it is sent after the commit, or
 * never.
 */
export async function queueEmail(deps: Deps, email: NewEmail) {
  await write(deps, email);
  await invalidateTags(deps.db, [emailTag]);
}

/**
 * Queues a bulk email with its unsubscribe links. Returns true if queued. Sends no notification:
 * the next round picks it up.
 */
export async function queueBulkEmail(
  deps: EmailDeps,
  { list, campaign, why, ...email }: NewEmail & MailingOptions,
) {
  if (await isSuppressed(deps, email.to)) return false;
  const leave = unsubscribeLink(deps, email.to, list, campaign);
  const headers = {
    "List-Id": `<${list.replaceAll(" ", "-")}.${new URL(deps.siteUrl).hostname}>`,
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const leaving = { why, leave, preferences: unsubscribeLink(deps, email.to, null, campaign) };
  return write(deps, { ...email, leaving }, { list, campaign, headers });
}

type BulkOptions = {
  list?: MailingList;
  campaign?: string | undefined;
  headers?: Record<string, string>;
};

async function write(
  { db, clock, emailEncryptor }: Deps,
  {
    kind,
    to,
    content,
    subject = content.title,
    leaving,
    dueAt,
    idempotencyKey,
    attachments = [],
    replyTo,
  }: NewEmail,
  { list, campaign, headers = {} }: BulkOptions = {},
) {
  const now = clock();
  const written = renderEmail(content, await readSettings({ db }), leaving);
  const body = emailEncryptor.seal(
    JSON.stringify({
      ...written,
      attachments,
      headers: replyTo ? { ...headers, "Reply-To": replyTo } : headers,
    }),
  );
  const row = {
    kind,
    recipient: to,
    subject,
    body,
    list: list ?? null,
    campaign: campaign ?? null,
    limitedMailbox: list ? null : limitedMailbox(kind, to),
  };
  const { rowCount } = await db
    .insert(emails)
    .values({ ...row, idempotencyKey: idempotencyKey ?? null, createdAt: now, dueAt: dueAt ?? now })
    .onConflictDoNothing({ target: emails.idempotencyKey });
  return Boolean(rowCount);
}
