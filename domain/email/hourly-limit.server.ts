import { and, count, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { mails } from "#database/schema/email.ts";
import { mailboxOf } from "#shared/mailbox.ts";
import { say } from "#shared/say.ts";
import { inBothLanguages } from "./both-languages.server.ts";
import type { Letter } from "./email.ts";

/** One mailbox gets at most 12 emails in an hour that a stranger can cause: 11, and the one that says that more are held back. */
const mostForAccount = 11;
/** The rest is left for account emails: filling a mailbox keeps nobody from resetting a password. */
const mostOfOthers = 9;
const hour = 60 * 60_000;

const ofAccount = new Set(["reset password", "verify email", "change email", "ownership code"]);

/** Kinds that only an admin, a payment, the holder of the account, or the site itself can cause. Every other kind counts. */
const uncounted = [
  /^(?:plan|role|suspended|suspension ended|signed out|listing|staff invited|sign-in link|webhook disabled)$/,
  /^(?:new (?:owner|review|browser)|password changed|email changed|(?:photo|pair|changes|answer) .*)$/,
  /^(?:question (?:published|refused|removed|to answer)|review (?:published|refused|removed|restored)|ownership (?:approved|refused|ended))$/,
];

/** The mailbox whose limit an email counts against, or null. */
export const countedFor = (kind: string, recipient: string) =>
  uncounted.some((kinds) => kinds.test(kind)) ? null : mailboxOf(recipient);

type Counted = Pick<typeof mails.$inferSelect, "id" | "kind" | "countedFor" | "createdAt">;

/**
 * Whether a mailbox had its emails of an hour when this one was queued. Counted by when they were queued, not sent: the answer is
 * the same for every process and at each try, and a mail server that was away for hours holds nothing back.
 */
export async function isBeyondLimit(
  { db }: { db: Executor },
  { id, kind, countedFor: mailbox, createdAt }: Counted,
) {
  if (mailbox === null || kind === noticeKind) return false;
  const isEarlier = and(
    lt(mails.id, id),
    gt(mails.createdAt, new Date(createdAt.getTime() - hour)),
  );
  const wasNotHeldBack = or(isNull(mails.failure), ne(mails.failure, "limited"));
  const [row] = await db
    .select({ earlier: count() })
    .from(mails)
    .where(and(eq(mails.countedFor, mailbox), isEarlier, wasNotHeldBack));
  return (row?.earlier ?? 0) >= (ofAccount.has(kind) ? mostForAccount : mostOfOthers);
}

export const noticeKind = "more emails";

/** Whether nobody has told this mailbox yet, within the hour, that emails are held back. */
export async function owesNotice(
  { db, clock }: { db: Executor; clock: () => Date },
  recipient: string,
) {
  const isRecent = gt(mails.createdAt, new Date(clock().getTime() - hour));
  return (
    (await db.$count(
      mails,
      and(eq(mails.kind, noticeKind), eq(mails.countedFor, mailboxOf(recipient)), isRecent),
    )) === 0
  );
}

export const noticeLetter = (): Letter =>
  inBothLanguages(() => ({
    title: say("We are holding back more emails to you"),
    paragraphs: [
      say(
        "This address was to get more emails within an hour than we send to one mailbox. The rest are not sent.",
      ),
      say(
        "Nothing else was held back: your bookings and requests are at the links in the emails you have, and on your dashboard if you run a listing.",
      ),
      say(
        "If you did not expect these emails, someone may be entering your address. You do not need to do anything.",
      ),
    ],
  }));
