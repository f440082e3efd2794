import { and, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { emails } from "#database/schema/email.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { mailboxOf } from "#shared/mailbox.ts";
import { say } from "#shared/say.ts";
import { inAllLanguages } from "./all-languages.server.ts";

/**
 * A mailbox gets at most 12 emails per hour that strangers can trigger: 11, plus a notice that
 * more are held back.
 */
const mostForAccount = 11;
/**
 * The rest is reserved for account emails, so that flooding a mailbox cannot block a password
 * reset.
 */
const mostOfOthers = 9;
const hour = 60 * 60_000;

const ofAccount = new Set(["reset password", "verify email", "change email", "listing claim code"]);

/**
 * Kinds that only an admin, a payment, the account holder, or the site itself can trigger. All
 * others count.
 */
const uncounted = [
  /^(?:plan|role|suspended|suspension ended|signed out|listing|admin invited|sign-in link|webhook disabled)$/,
  /^(?:new (?:owner|review|browser)|password changed|email changed|(?:photo|pair|changes|answer) .*)$/,
  /^(?:question (?:published|refused|removed|to answer)|review (?:published|refused|removed|restored)|listing claim (?:approved|refused|ended))$/,
];

/**
 * Emails to a listing about its own bookings and callbacks have limits of their own: a flood of
 * other emails to its mailbox cannot hold them back, and callbacks cannot hold back bookings.
 */
const ofListing = [
  { kinds: /^booking .+ \(listing\)$/, pool: "bookings of", most: 300 },
  { kinds: /^callback request \(listing\)$/, pool: "callbacks of", most: 60 },
];
const listingLimit = (kind: string) => ofListing.find(({ kinds }) => kinds.test(kind));

/** Returns the mailbox whose limit the email counts against, or null. */
export function limitedMailbox(kind: string, recipient: string) {
  if (uncounted.some((kinds) => kinds.test(kind))) return null;
  const limit = listingLimit(kind);
  return limit ? `${limit.pool} ${mailboxOf(recipient)}` : mailboxOf(recipient);
}

type CountedEmail = Pick<
  typeof emails.$inferSelect,
  "id" | "kind" | "limitedMailbox" | "createdAt"
>;

/**
 * Checks if the mailbox had reached its hourly limit when this email was queued. Counts by queue
 * time, not send time: the result is the same for every process and attempt, and an outage holds
 * nothing back.
 */
export async function isBeyondLimit(
  { db }: { db: Executor },
  { id, kind, limitedMailbox: mailbox, createdAt }: CountedEmail,
) {
  if (mailbox === null || kind === noticeKind) return false;
  const isEarlier = and(
    lt(emails.id, id),
    gt(emails.createdAt, new Date(createdAt.getTime() - hour)),
  );
  const wasNotHeldBack = or(isNull(emails.failure), ne(emails.failure, "limited"));
  const earlier = await db.$count(
    emails,
    and(eq(emails.limitedMailbox, mailbox), isEarlier, wasNotHeldBack),
  );
  const usual = ofAccount.has(kind) ? mostForAccount : mostOfOthers;
  return earlier >= (listingLimit(kind)?.most ?? usual);
}

export const noticeKind = "more emails";

/** Returns true if this mailbox got no notice about held emails within the hour. */
export async function needsLimitNotice(
  { db, clock }: { db: Executor; clock: () => Date },
  recipient: string,
) {
  const isRecent = gt(emails.createdAt, new Date(clock().getTime() - hour));
  return (
    (await db.$count(
      emails,
      and(eq(emails.kind, noticeKind), eq(emails.limitedMailbox, mailboxOf(recipient)), isRecent),
    )) === 0
  );
}

export const limitNoticeEmail = (): EmailContent =>
  inAllLanguages(() => ({
    title: say("We’ve paused emails to you"),
    paragraphs: [
      say(
        "This address would have received more emails within an hour than we send to one mailbox. The rest are not sent.",
      ),
      say(
        "Nothing else has changed: your bookings and requests are at the links in the emails you have, and on your dashboard if you run a listing.",
      ),
      say(
        "If you did not expect these emails, someone may be entering your address. You do not need to do anything.",
      ),
    ],
  }));
