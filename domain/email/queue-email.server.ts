import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { mails } from "#database/schema/email.ts";
import { readSettings } from "#domain/settings/settings.server.ts";
import type { MailAttachment } from "#integrations/email/mailer.ts";
import type { Sealer } from "#platform/encryption.ts";
import { type Leaving, type Letter, writeLetter } from "./email.ts";
import type { MailingList } from "./email-lists.ts";
import { countedFor } from "./hourly-limit.server.ts";
import { type LinkDeps, leavingLink } from "./preferences-link.ts";
import { isSuppressed } from "./suppressions.server.ts";

/** Notifies every process that an email is queued. */
export const mailTag = "mail";

type Deps = { db: Executor; clock: () => Date; mailSealer: Sealer };
export type MailDeps = Deps & LinkDeps;

type Mail = {
  kind: string;
  to: string;
  letter: Letter;
  /** Defaults to the email's title. */
  subject?: string;
  /** Footer as for a list, in test emails. */
  leaving?: Leaving;
  dueAt?: Date;
  onceKey?: string;
  attachments?: MailAttachment[];
  /** Recipient of replies, if not us. */
  replyTo?: string | undefined;
};
type ToMany = { list: MailingList; campaign?: string | undefined; why: string };

/** Call inside the transaction that causes the email: it is sent after the commit, or never. */
export async function queueMail(deps: Deps, mail: Mail) {
  await write(deps, mail);
  await announceChange(deps.db, [mailTag]);
}

/**
 * Queues a bulk email with its unsubscribe links. Returns true if queued. Sends no notification:
 * the next round picks it up.
 */
export async function queueBulkMail(
  deps: MailDeps,
  { list, campaign, why, ...mail }: Mail & ToMany,
) {
  if (await isSuppressed(deps, mail.to)) return false;
  const leave = leavingLink(deps, mail.to, list, campaign);
  const headers = {
    "List-Id": `<${list.replaceAll(" ", "-")}.${new URL(deps.siteUrl).hostname}>`,
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const leaving = { why, leave, preferences: leavingLink(deps, mail.to, null, campaign) };
  return write(deps, { ...mail, leaving }, { list, campaign, headers });
}

type Bulk = { list?: MailingList; campaign?: string | undefined; headers?: Record<string, string> };

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
  }: Mail,
  { list, campaign, headers = {} }: Bulk = {},
) {
  const now = clock();
  const written = writeLetter(letter, await readSettings({ db }), leaving);
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
    countedFor: list ? null : countedFor(kind, to),
  };
  const added = await db
    .insert(mails)
    .values({ ...row, onceKey: onceKey ?? null, createdAt: now, dueAt: dueAt ?? now })
    .onConflictDoNothing({ target: mails.onceKey })
    .returning({ id: mails.id });
  return added.length > 0;
}
