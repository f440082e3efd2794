import { announceChange } from "#database/changes.ts";
import type { Executor } from "#database/database.ts";
import { mails } from "#database/schema/mail.ts";
import type { MailAttachment } from "#integrations/email/mailer.ts";
import type { Sealer } from "#platform/sealer.ts";
import { type Letter, writeLetter } from "./letter.ts";

/** Heard by every process when a mail waits. */
export const mailTag = "mail";

type Touches = { db: Executor; clock: () => Date; mailSealer: Sealer };
type Mail = {
  kind: string;
  to: string;
  letter: Letter;
  dueAt?: Date;
  onceKey?: string;
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
};

/** Called inside the transaction that causes the mail: it is sent after the commit, or never. */
export async function queueMail({ db, clock, mailSealer }: Touches, { kind, to, letter, dueAt, onceKey, headers = {}, attachments = [] }: Mail) {
  const now = clock();
  const body = mailSealer.seal(JSON.stringify({ ...writeLetter(letter), attachments }));
  await db
    .insert(mails)
    .values({ kind, recipient: to, subject: letter.title, body, headers, onceKey: onceKey ?? null, createdAt: now, dueAt: dueAt ?? now })
    .onConflictDoNothing({ target: mails.onceKey });
  await announceChange(db, [mailTag]);
}
