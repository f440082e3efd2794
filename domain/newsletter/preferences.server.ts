import { and, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { subscriptions } from "#database/schema/newsletter.ts";
import {
  readOwnerMailings,
  setOwnerMailing,
} from "#domain/accounts/memberships/owner-emails.server.ts";
import {
  isOwnerList,
  type MailingList,
  mailingLists,
  ownerLists,
} from "#domain/email/email-lists.ts";
import { unsubscribeLink } from "#domain/email/preferences-link.server.ts";
import { type EmailDeps, queueEmail } from "#domain/email/queue-email.server.ts";
import {
  findSuppressionReason,
  recordUnsubscribe,
  releaseAddress,
  suppressAddress,
  withholdEmails,
} from "#domain/email/suppressions.server.ts";
import { countAlerts, setAlerts } from "#domain/saved/alerts.server.ts";
import { newsletterConsents } from "./consents.ts";
import { emailPreferencesEmail } from "./newsletter-emails.ts";
import { isOnAList, type NewsletterList } from "./subscribe.server.ts";

type Deps = { db: Executor; clock: () => Date };
export type EmailPreferences = Record<MailingList, boolean> & {
  savedSearches: number;
  hasListing: boolean;
};

export async function readPreferences(
  { db }: Pick<Deps, "db">,
  email: string,
): Promise<EmailPreferences> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.email, email));
  const isOn = (list: NewsletterList) =>
    rows.some((row) => row.list === list && row.confirmedAt && !row.unsubscribedAt);
  const alerts = await countAlerts({ db }, email);
  const ofOwner = await readOwnerMailings({ db }, email);
  const isClosed = (await findSuppressionReason({ db }, email)) !== null;
  return {
    newsletter: !isClosed && isOn("newsletter"),
    offers: !isClosed && isOn("offers"),
    alerts: !isClosed && alerts.wanted > 0,
    savedSearches: alerts.saved,
    reports: !isClosed && ofOwner.isWanted("reports"),
    reminders: !isClosed && ofOwner.isWanted("reminders"),
    hasListing: ofOwner.hasListing,
  };
}

/** Saves the choices of an emailed link, which also confirms the address. */
export async function setPreferences(
  { db, clock }: Deps,
  email: string,
  preferences: Record<MailingList, boolean>,
  campaign?: string,
) {
  const before = await readPreferences({ db }, email);
  await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    if (Object.values(preferences).some(Boolean)) await releaseAddress(deps, email, "unsubscribed");
    for (const list of ["newsletter", "offers"] as const)
      if (preferences[list] && !before[list]) await join(deps, email, list);
      else if (!preferences[list]) await leave(deps, email, list, campaign);
    if (preferences.alerts !== before.alerts) await setAlerts(deps, email, preferences.alerts);
    if (!preferences.alerts) await withholdEmails(deps, email, "alerts");
    for (const list of ownerLists) {
      if (before.hasListing && preferences[list] !== before[list])
        await setOwnerMailing(deps, email, list, preferences[list]);
      if (!preferences[list]) await withholdEmails(deps, email, list);
    }
  });
}

/**
 * Unsubscribes from one list, or permanently from all. Links in a newsletter campaign count in
 * its figures.
 */
export async function unsubscribe(
  { db, clock }: Deps,
  email: string,
  list: MailingList | null,
  campaign?: string,
) {
  await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    for (const each of list ? [list] : mailingLists)
      if (each === "alerts" || isOwnerList(each)) {
        await (each === "alerts"
          ? setAlerts(deps, email, false)
          : setOwnerMailing(deps, email, each, false));
        await withholdEmails(deps, email, each);
      } else await leave(deps, email, each, campaign);
    if (!list) await suppressAddress(deps, email, "unsubscribed");
  });
}

async function leave(
  deps: Deps,
  email: string,
  list: NewsletterList,
  campaign: string | undefined,
) {
  const gone = await deps.db
    .update(subscriptions)
    .set({ unsubscribedAt: deps.clock() })
    .where(
      and(
        eq(subscriptions.list, list),
        eq(subscriptions.email, email),
        isNull(subscriptions.unsubscribedAt),
      ),
    )
    .returning({ list: subscriptions.list });
  if (gone.length > 0 && campaign) await recordUnsubscribe(deps, email, campaign);
  await withholdEmails(deps, email, list);
}

async function join({ db, clock }: Deps, email: string, list: NewsletterList) {
  const now = clock();
  const consent = {
    consentText: newsletterConsents[list],
    consentedAt: now,
    confirmedAt: now,
    source: "preferences",
    unsubscribedAt: null,
  };
  await db
    .insert(subscriptions)
    .values({ list, email, ...consent })
    .onConflictDoUpdate({ target: [subscriptions.list, subscriptions.email], set: consent });
}

/**
 * Emails a link to the preferences, if there are any, at most once an hour. The response reveals
 * nothing.
 */
export async function sendPreferencesLink(deps: EmailDeps, typed: string) {
  const email = typed.toLowerCase();
  const isKnown =
    (await isOnAList(deps, email)) ||
    (await countAlerts(deps, email)).saved > 0 ||
    (await readOwnerMailings(deps, email)).hasListing;
  if (!isKnown) return;
  const idempotencyKey = `preferences ${email} ${deps.clock().toISOString().slice(0, 13)}`;
  await queueEmail(deps, {
    kind: "email preferences",
    to: email,
    content: emailPreferencesEmail(unsubscribeLink(deps, email)),
    idempotencyKey,
  });
}

const kept = 30 * 24 * 60 * 60_000;

export async function deleteUnconfirmed({ db, clock }: Deps) {
  const { rowCount } = await db
    .delete(subscriptions)
    .where(
      sql`${subscriptions.confirmedAt} is null and ${subscriptions.unsubscribedAt} is null and ${subscriptions.consentedAt} < ${new Date(clock().getTime() - kept)}`,
    );
  return rowCount ?? 0;
}
