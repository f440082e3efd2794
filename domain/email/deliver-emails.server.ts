import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { mails } from "#database/schema/email.ts";
import { type Mailer, MailFailure } from "#integrations/email/mailer.ts";
import type { Encryptor } from "#platform/encryption.ts";
import {
  isBeyondLimit,
  limitNoticeEmail,
  needsLimitNotice,
  noticeKind,
} from "./hourly-limit.server.ts";
import { decryptEmail, type RenderedEmail } from "./internal/email-content.ts";
import { queueEmail } from "./queue-email.server.ts";
import { findSuppressionReason, suppressAddress } from "./suppressions.server.ts";

type Deps = { db: Database; clock: () => Date; mailSealer: Encryptor; mailer: Mailer };
type ClaimedEmail = typeof mails.$inferSelect;

const minute = 60_000;
const mostAttempts = 12;
/** Longer than all steps of a delivery can take, so no email in progress is retried. */
const lease = 10 * minute;
/** After an outage this long, emails are set aside. */
const longestOutage = 3 * 24 * 60 * minute;
/** Backoff: 1, 2, 4, ... minutes, at most 4 hours. */
const waitAfter = (attempts: number) => Math.min(2 ** attempts, 240) * minute;
/** Outages usually end within an hour or so. Only one email at a time probes the server. */
const waitWhileAway = (attempts: number) => Math.min(2 ** attempts, 15) * minute;

/**
 * Sends due emails in sequence and returns how many. Claiming an email moves its next attempt
 * into the future before sending: two processes never send the same one, and after a crash it is
 * retried. A server outage ends the round.
 */
export async function deliverEmails(deps: Deps) {
  await followClock(deps);
  let sent = 0;
  for (;;) {
    const mail = await claim(deps);
    if (!mail?.body) return sent;
    const refused = await findSuppressionReason(deps, mail.recipient);
    if (refused === "bounced" || (refused && mail.list)) {
      await setAside(
        deps,
        mail,
        `Not sent: the address is on the suppression list (${refused}).`,
        "suppressed",
      );
      continue;
    }
    if (await isBeyondLimit(deps, mail)) {
      await holdBack(deps, mail);
      continue;
    }
    const content = readable(deps, mail.body);
    if (!content) {
      await setAside(
        deps,
        mail,
        "It cannot be read: it is damaged, or was encrypted with a different secret.",
        "unreadable",
      );
      continue;
    }
    const outcome = await handOver(deps, mail, content);
    if (outcome === "sent") sent++;
    if (outcome === "away") return sent;
  }
}

/** Drops the content, so flooding a mailbox cannot fill the database. */
async function holdBack(deps: Deps, mail: ClaimedEmail) {
  await setAside(
    deps,
    mail,
    "Not sent: this mailbox reached its hourly limit of emails.",
    "limited",
  );
  await deps.db.update(mails).set({ body: null }).where(eq(mails.id, mail.id));
  if (await needsLimitNotice(deps, mail.recipient))
    await queueEmail(deps, { kind: noticeKind, to: mail.recipient, letter: limitNoticeEmail() });
}

/** Null if it cannot be decrypted: it would fail on every attempt and block all others. */
function readable(deps: Pick<Deps, "mailSealer">, body: string) {
  try {
    return decryptEmail(deps, body);
  } catch {
    return null;
  }
}

/** Caps waiting times of emails queued while the clock was ahead. */
async function followClock({ db, clock }: Deps) {
  const now = sql`${clock().toISOString()}::timestamptz`;
  await db
    .update(mails)
    .set({ dueAt: sql`${mails.dueAt} - (${mails.createdAt} - ${now})`, createdAt: now })
    .where(
      and(
        isNull(mails.sentAt),
        isNull(mails.failedAt),
        isNotNull(mails.body),
        sql`${mails.createdAt} > ${now} + interval '5 minutes'`,
      ),
    );
}

async function claim({ db, clock }: Deps) {
  const now = clock();
  const claimed = db.$with("due").as(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          isNull(mails.sentAt),
          isNull(mails.failedAt),
          isNotNull(mails.body),
          lte(mails.dueAt, now),
        ),
      )
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
  return mail;
}

async function handOver(
  deps: Deps,
  mail: ClaimedEmail,
  content: RenderedEmail,
): Promise<"sent" | "later" | "away"> {
  const { db, clock, mailer } = deps;
  const { id, messageId, kind, recipient: to, subject, createdAt: at } = mail;
  try {
    await mailer.send({ id, messageId, kind, to, subject, at, ...content });
  } catch (error) {
    return tryAgain(deps, mail, error);
  }
  // A crash between the server's acceptance and this commit sends the email again with the same
  // Message-ID. An email withheld during the handover was sent anyway.
  await db
    .update(mails)
    .set({ sentAt: clock(), lastError: null, failedAt: null, failure: null })
    .where(eq(mails.id, id));
  return "sent";
}

async function tryAgain(deps: Deps, mail: ClaimedEmail, error: unknown): Promise<"later" | "away"> {
  const { db, clock } = deps;
  const lastError = error instanceof Error ? error.message : String(error);
  const refusal = error instanceof MailFailure ? error.refusal : null;
  const isAway = refusal?.why === "away";
  const now = clock().getTime();
  const isDead = refusal?.why === "refused" && refusal.isDead;
  if (isDead) await suppressAddress(deps, mail.recipient, "bounced");
  const isLast =
    refusal?.why === "refused" ||
    (isAway ? now - mail.createdAt.getTime() > longestOutage : mail.attempts >= mostAttempts);
  if (isLast)
    await setAside(
      deps,
      mail,
      lastError,
      isDead ? "bounced" : refusal?.why === "refused" ? "refused" : "tried",
    );
  else {
    const dueAt = new Date(
      now + (isAway ? waitWhileAway(mail.attempts) : waitAfter(mail.attempts)),
    );
    await db.update(mails).set({ lastError, dueAt }).where(eq(mails.id, mail.id));
  }
  return isAway ? "away" : "later";
}

async function setAside(
  { db, clock }: Deps,
  { id }: ClaimedEmail,
  lastError: string,
  failure: NonNullable<ClaimedEmail["failure"]>,
) {
  await db.update(mails).set({ lastError, failedAt: clock(), failure }).where(eq(mails.id, id));
}
