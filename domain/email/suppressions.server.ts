import { and, asc, eq, ilike, isNull } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { containing } from "#database/matching.ts";
import { emails, suppressionReason, suppressions } from "#database/schema/email.ts";
import type { MailingList } from "./email-lists.ts";

type Deps = { db: Executor; clock: () => Date };
export const suppressionReasons = suppressionReason.enumValues;
export type SuppressionReason = (typeof suppressionReasons)[number];

export const suppressionReasonNames: Record<SuppressionReason, string> = {
  unsubscribed: "Unsubscribed from everything",
  bounced: "Bounced",
  complained: "Complained",
  admin: "By an admin",
};

export const isSuppressed = async ({ db }: Pick<Deps, "db">, email: string) =>
  (await findSuppressionReason({ db }, email)) !== null;

export async function findSuppressionReason({ db }: Pick<Deps, "db">, email: string) {
  const [found] = await db
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(eq(suppressions.email, email.toLowerCase()));
  return found?.reason ?? null;
}

/** Suppresses an address. A bounce overrides other reasons, because the mailbox does not exist. */
export async function suppressAddress(
  { db, clock }: Deps,
  email: string,
  reason: SuppressionReason,
) {
  const insert = db
    .insert(suppressions)
    .values({ email: email.toLowerCase(), reason, since: clock() });
  if (reason === "bounced")
    await insert.onConflictDoUpdate({ target: suppressions.email, set: { reason } });
  else await insert.onConflictDoNothing();
}

export async function releaseAddress(
  { db }: Pick<Deps, "db">,
  email: string,
  reason?: SuppressionReason,
) {
  const isIt = and(
    eq(suppressions.email, email.toLowerCase()),
    reason ? eq(suppressions.reason, reason) : undefined,
  );
  const { rowCount } = await db.delete(suppressions).where(isIt);
  return Boolean(rowCount);
}

export async function listSuppressions(
  { db }: Pick<Deps, "db">,
  words: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const fits = words ? ilike(suppressions.email, containing(words)) : undefined;
  const rows = await db
    .select()
    .from(suppressions)
    .where(fits)
    .orderBy(asc(suppressions.email))
    .limit(limit)
    .offset(offset);
  return { total: await db.$count(suppressions, fits), rows };
}

const waits = and(isNull(emails.sentAt), isNull(emails.failedAt));

export async function withholdEmails({ db, clock }: Deps, email: string, list: MailingList) {
  const failure = {
    failedAt: clock(),
    failure: "unsubscribed" as const,
    lastError: "Not sent: the recipient left the list.",
  };
  await db
    .update(emails)
    .set(failure)
    .where(and(waits, eq(emails.recipient, email), eq(emails.list, list)));
}

export async function withholdCampaign({ db, clock }: Deps, campaign: string) {
  await db
    .update(emails)
    .set({
      failedAt: clock(),
      failure: "stopped",
      lastError: "Not sent: the newsletter campaign was stopped.",
    })
    .where(and(waits, eq(emails.campaign, campaign)));
}

export async function recordUnsubscribe({ db, clock }: Deps, email: string, campaign: string) {
  await db
    .update(emails)
    .set({ unsubscribedAt: clock() })
    .where(
      and(
        eq(emails.campaign, campaign),
        eq(emails.recipient, email),
        isNull(emails.unsubscribedAt),
      ),
    );
}
