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
import { leavingLink } from "#domain/email/preferences-link.ts";
import { type MailDeps, queueMail } from "#domain/email/queue-email.server.ts";
import {
  noteLeaving,
  reasonAgainst,
  release,
  suppress,
  withholdMails,
} from "#domain/email/suppressions.server.ts";
import { countAlerts, setAlerts } from "#domain/saved/alerts.server.ts";
import { consents } from "./consents.ts";
import { preferencesLetter } from "./newsletter-emails.ts";
import { isOnAList, type List } from "./subscribe.server.ts";

type Given = { db: Executor; clock: () => Date };
export type Preferences = Record<MailingList, boolean> & {
  savedSearches: number;
  hasPlace: boolean;
};

export async function readPreferences(
  { db }: Pick<Given, "db">,
  email: string,
): Promise<Preferences> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.email, email));
  const isOn = (list: List) =>
    rows.some((row) => row.list === list && row.confirmedAt && !row.unsubscribedAt);
  const alerts = await countAlerts({ db }, email);
  const ofPlace = await readOwnerMailings({ db }, email);
  const isClosed = (await reasonAgainst({ db }, email)) !== null;
  return {
    newsletter: !isClosed && isOn("newsletter"),
    offers: !isClosed && isOn("offers"),
    alerts: !isClosed && alerts.wanted > 0,
    savedSearches: alerts.saved,
    reports: !isClosed && ofPlace.isWanted("reports"),
    reminders: !isClosed && ofPlace.isWanted("reminders"),
    hasPlace: ofPlace.hasPlace,
  };
}

/** Saves the choices of an emailed link, which also confirms the address. */
export async function setPreferences(
  { db, clock }: Given,
  email: string,
  wanted: Record<MailingList, boolean>,
  campaign?: string,
) {
  const before = await readPreferences({ db }, email);
  await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    if (Object.values(wanted).some(Boolean)) await release(deps, email, "unsubscribed");
    for (const list of ["newsletter", "offers"] as const)
      if (wanted[list] && !before[list]) await join(deps, email, list);
      else if (!wanted[list]) await leave(deps, email, list, campaign);
    if (wanted.alerts !== before.alerts) await setAlerts(deps, email, wanted.alerts);
    if (!wanted.alerts) await withholdMails(deps, email, "alerts");
    for (const list of ownerLists) {
      if (before.hasPlace && wanted[list] !== before[list])
        await setOwnerMailing(deps, email, list, wanted[list]);
      if (!wanted[list]) await withholdMails(deps, email, list);
    }
  });
}

/**
 * Unsubscribes from one list, or permanently from all. Links in a newsletter campaign count in
 * its figures.
 */
export async function unsubscribe(
  { db, clock }: Given,
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
        await withholdMails(deps, email, each);
      } else await leave(deps, email, each, campaign);
    if (!list) await suppress(deps, email, "unsubscribed");
  });
}

async function leave(deps: Given, email: string, list: List, campaign: string | undefined) {
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
  if (gone.length > 0 && campaign) await noteLeaving(deps, email, campaign);
  await withholdMails(deps, email, list);
}

async function join({ db, clock }: Given, email: string, list: List) {
  const now = clock();
  const consent = {
    consentText: consents[list],
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
export async function mailPreferencesLink(deps: MailDeps, typed: string) {
  const email = typed.toLowerCase();
  const isKnown =
    (await isOnAList(deps, email)) ||
    (await countAlerts(deps, email)).saved > 0 ||
    (await readOwnerMailings(deps, email)).hasPlace;
  if (!isKnown) return;
  const onceKey = `preferences ${email} ${deps.clock().toISOString().slice(0, 13)}`;
  await queueMail(deps, {
    kind: "choose mailings",
    to: email,
    letter: preferencesLetter(leavingLink(deps, email)),
    onceKey,
  });
}

const kept = 30 * 24 * 60 * 60_000;

export async function forgetUnconfirmed({ db, clock }: Given) {
  const gone = await db
    .delete(subscriptions)
    .where(
      sql`${subscriptions.confirmedAt} is null and ${subscriptions.unsubscribedAt} is null and ${subscriptions.consentedAt} < ${new Date(clock().getTime() - kept)}`,
    )
    .returning({ email: subscriptions.email });
  return gone.length;
}
