import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { backoff, claimDue, isDue } from "#database/claim-due.ts";
import type { Database } from "#database/database.ts";
import { emails } from "#database/schema/email.ts";
import { EmailFailure, type Mailer } from "#integrations/email/mailer.ts";
import type { Encryptor } from "#platform/encryption.ts";
import {
  isBeyondLimit,
  limitNoticeEmail,
  needsLimitNotice,
  noticeKind,
} from "./hourly-limit.server.ts";
import { decryptEmail, type RenderedEmail } from "./internal/email-content.server.ts";
import { queueEmail } from "./queue-email.server.ts";
import { findSuppressionReason, suppressAddress } from "./suppressions.server.ts";

type Deps = { db: Database; clock: () => Date; emailEncryptor: Encryptor; mailer: Mailer };
type ClaimedEmail = typeof emails.$inferSelect;

const minute = 60_000;
const mostAttempts = 12;
/** Longer than all steps of a delivery can take, so no email in progress is retried. */
const lease = 10 * minute;
/** The length of an outage after which emails are set aside. */
const longestOutage = 3 * 24 * 60 * minute;
/** Longest pauses in minutes. Outages usually end within an hour or so. */
const longestPause = { later: 240, away: 15 };
const isWaiting = and(isNull(emails.sentAt), isNull(emails.failedAt), isNotNull(emails.body));

/**
 * Sends due emails in sequence and returns how many. Claiming an email moves its next attempt
 * into the future before sending: two processes never send the same one, and after a crash it is
 * retried. A server outage ends the round.
 */
export async function deliverEmails(deps: Deps) {
  await followClock(deps);
  let sent = 0;
  for (;;) {
    const email = await claim(deps);
    if (!email?.body) return sent;
    const refused = await findSuppressionReason(deps, email.recipient);
    if (refused === "bounced" || (refused && email.list)) {
      const reason = `Not sent: the address is on the suppression list (${refused}).`;
      await setAside(deps, email, "suppressed", reason);
      continue;
    }
    if (await isBeyondLimit(deps, email)) {
      await holdBack(deps, email);
      continue;
    }
    const content = decryptEmail(deps, email.body);
    if (!content) {
      const reason = "It cannot be read: it is damaged, or was encrypted with a different secret.";
      await setAside(deps, email, "unreadable", reason);
      continue;
    }
    const outcome = await handOver(deps, email, content);
    if (outcome === "sent") sent++;
    if (outcome === "away") return sent;
  }
}

/** Drops the content, so flooding a mailbox cannot fill the database. */
async function holdBack(deps: Deps, email: ClaimedEmail) {
  const reason = "Not sent: this mailbox reached its hourly limit of emails.";
  await setAside(deps, email, "limited", reason);
  await deps.db.update(emails).set({ body: null }).where(eq(emails.id, email.id));
  if (await needsLimitNotice(deps, email.recipient))
    await queueEmail(deps, { kind: noticeKind, to: email.recipient, content: limitNoticeEmail() });
}

/** Caps waiting times of emails queued while the clock was ahead. */
async function followClock({ db, clock }: Deps) {
  const now = sql`${clock().toISOString()}::timestamptz`;
  await db
    .update(emails)
    .set({ dueAt: sql`${emails.dueAt} - (${emails.createdAt} - ${now})`, createdAt: now })
    .where(and(isWaiting, sql`${emails.createdAt} > ${now} + interval '5 minutes'`));
}

function claim({ db, clock }: Deps) {
  const now = clock();
  return claimDue(db, emails, {
    key: emails.id,
    where: and(isWaiting, isDue(emails.dueAt, now)),
    orderBy: [emails.dueAt, emails.id],
    set: { attempts: sql`${emails.attempts} + 1`, dueAt: new Date(now.getTime() + lease) },
  });
}

async function handOver(deps: Deps, email: ClaimedEmail, content: RenderedEmail) {
  const { db, clock, mailer } = deps;
  const { id, messageId, kind, recipient: to, subject, createdAt: at } = email;
  try {
    await mailer.send({ id, messageId, kind, to, subject, at, ...content });
  } catch (error) {
    return tryAgain(deps, email, error);
  }
  // A crash between the server's acceptance and this commit sends the email again with the same
  // Message-ID. An email withheld during the handover was sent anyway.
  await db
    .update(emails)
    .set({ sentAt: clock(), lastError: null, failedAt: null, failure: null })
    .where(eq(emails.id, id));
  return "sent";
}

async function tryAgain(deps: Deps, email: ClaimedEmail, error: unknown) {
  const { db, clock } = deps;
  const lastError = error instanceof Error ? error.message : String(error);
  const refusal = error instanceof EmailFailure ? error.refusal : null;
  const isAway = refusal?.why === "away";
  const now = clock().getTime();
  const isDead = refusal?.why === "refused" && refusal.isDead;
  if (isDead) await suppressAddress(deps, email.recipient, "bounced");
  const isLast =
    refusal?.why === "refused" ||
    (isAway ? now - email.createdAt.getTime() > longestOutage : email.attempts >= mostAttempts);
  const failure = isDead ? "bounced" : refusal?.why === "refused" ? "refused" : "out of retries";
  if (isLast) await setAside(deps, email, failure, lastError);
  else {
    // While the server is away, one email at a time probes it.
    const longest = isAway ? longestPause.away : longestPause.later;
    const dueAt = new Date(now + backoff(email.attempts + 1, longest));
    await db.update(emails).set({ lastError, dueAt }).where(eq(emails.id, email.id));
  }
  return isAway ? "away" : "later";
}

async function setAside(
  { db, clock }: Deps,
  { id }: ClaimedEmail,
  failure: NonNullable<ClaimedEmail["failure"]>,
  lastError: string,
) {
  await db.update(emails).set({ lastError, failedAt: clock(), failure }).where(eq(emails.id, id));
}
