import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { mails } from "#database/schema/email.ts";
import { readSettings } from "#domain/settings/settings.server.ts";
import type { EmailAttachment } from "#integrations/email/mailer.ts";
import type { Encryptor } from "#platform/encryption.ts";
import { type EmailContent, renderEmail, type UnsubscribeInfo } from "./email.ts";
import type { MailingList } from "./email-lists.ts";
import { limitedMailbox } from "./hourly-limit.server.ts";
import { type LinkDeps, unsubscribeLink } from "./preferences-link.ts";
import { isSuppressed } from "./suppressions.server.ts";

/** Notifies every process that an email is queued. */
export const emailTag = "mail";

type Deps = { db: Executor; clock: () => Date; mailSealer: Encryptor };
export type EmailDeps = Deps & LinkDeps;

type NewEmail = {
  kind: string;
  to: string;
  letter: EmailContent;
  /** Defaults to the email's title. */
  subject?: string;
  /** Footer as for a list, in test emails. */
  leaving?: UnsubscribeInfo;
  dueAt?: Date;
  onceKey?: string;
  attachments?: EmailAttachment[];
  /** Recipient of replies, if not us. */
  replyTo?: string | undefined;
};
type MailingOptions = { list: MailingList; campaign?: string | undefined; why: string };

/** Call inside the transaction that causes the email: it is sent after the commit, or never. */
export async function queueEmail(deps: Deps, mail: NewEmail) {
  await write(deps, mail);
  await invalidateTags(deps.db, [emailTag]);
}

/**
 * Queues a bulk email with its unsubscribe links. Returns true if queued. Sends no notification:
 * the next round picks it up.
 */
export async function queueBulkEmail(
  deps: EmailDeps,
  { list, campaign, why, ...mail }: NewEmail & MailingOptions,
) {
  if (await isSuppressed(deps, mail.to)) return false;
  const leave = unsubscribeLink(deps, mail.to, list, campaign);
  const headers = {
    "List-Id": `<${list.replaceAll(" ", "-")}.${new URL(deps.siteUrl).hostname}>`,
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const leaving = { why, leave, preferences: unsubscribeLink(deps, mail.to, null, campaign) };
  return write(deps, { ...mail, leaving }, { list, campaign, headers });
}

type BulkOptions = {
  list?: MailingList;
  campaign?: string | undefined;
  headers?: Record<string, string>;
};

async function write(
  { db, clock, mailSealer }: Deps,
  {
    kind,
    to,
    letter,
    subject = letter.title,
    leaving,
    dueAt,
    onceKey,
    attachments = [],
    replyTo,
  }: NewEmail,
  { list, campaign, headers = {} }: BulkOptions = {},
) {
  const now = clock();
  const written = renderEmail(letter, await readSettings({ db }), leaving);
  const body = mailSealer.seal(
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
    countedFor: list ? null : limitedMailbox(kind, to),
  };
  const added = await db
    .insert(mails)
    .values({ ...row, onceKey: onceKey ?? null, createdAt: now, dueAt: dueAt ?? now })
    .onConflictDoNothing({ target: mails.onceKey })
    .returning({ id: mails.id });
  return added.length > 0;
}
