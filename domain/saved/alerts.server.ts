import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { savedSearches } from "#database/schema/saved.ts";
import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import { type EmailDeps, queueBulkEmail } from "#domain/email/queue-email.server.ts";
import type { ReadReference } from "#domain/search/reference.server.ts";
import { findHits } from "#domain/search/search-listings.server.ts";
import { readSearch } from "#domain/search/search-query.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { say } from "#shared/say.ts";
import { type SearchAlert, searchAlertEmail } from "./alert-emails.ts";

type AlertDeps = EmailDeps & { reference: ReadReference };

const mostFound = 500;
const mostToldOfEach = 5;
/** Slightly less than a day, so that a daily job includes each search once a day. */
const pause = 20 * 60 * 60_000;

/**
 * Runs each search with alerts and emails the account its new matches.
 * The first run only remembers the matches.
 */
export async function sendAlerts(deps: AlertDeps) {
  const due = await deps.db
    .select({ ...getTableColumns(savedSearches), email: users.email, locale: users.locale })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(isDue(deps), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(savedSearches.userId), asc(savedSearches.id));
  let sent = 0;
  for (const searches of Object.values(Object.groupBy(due, ({ userId }) => userId)))
    if (await sendAccountAlerts(deps, searches ?? [])) sent++;
  return sent;
}

type DueSearch = typeof savedSearches.$inferSelect &
  Pick<typeof users.$inferSelect, "email" | "locale">;

const isDue = ({ clock }: Pick<EmailDeps, "clock">) =>
  and(
    eq(savedSearches.wantsAlerts, true),
    or(
      isNull(savedSearches.viewedAt),
      lt(savedSearches.viewedAt, new Date(clock().getTime() - pause)),
    ),
  );

/** Sends one email per account. Reads the in-memory search before the transaction starts. */
async function sendAccountAlerts(deps: AlertDeps, searches: DueSearch[]) {
  const looked: (DueSearch & {
    ids: number[];
    fresh: number[];
    listings: SearchAlert["listings"];
  })[] = [];
  for (const search of searches) {
    const { ids } = await findHits(deps, readSearch(new URLSearchParams(search.query)), {
      limit: mostFound,
      isCounted: false,
    });
    const fresh =
      search.knownListings === null ? [] : ids.filter((id) => !search.knownListings?.includes(id));
    const cards =
      fresh.length > 0
        ? await listListings(
            deps,
            { ids: fresh.slice(0, mostToldOfEach) },
            { limit: mostToldOfEach },
          )
        : [];
    looked.push({
      ...search,
      ids,
      fresh,
      listings: cards.map(({ name, cityName, slug }) => ({ name, city: cityName, slug })),
    });
  }
  return deps.db.transaction(async (tx) => {
    const news: SearchAlert[] = [];
    for (const { id, name, query, ids, knownListings: known, fresh, listings } of looked) {
      const { rowCount } = await tx
        .update(savedSearches)
        .set({ knownListings: [...new Set([...(known ?? []), ...ids])], viewedAt: deps.clock() })
        .where(and(eq(savedSearches.id, id), isDue(deps)));
      if (rowCount && fresh.length > 0)
        news.push({ name, query, listings, more: fresh.length - listings.length });
    }
    const [person] = looked;
    if (news.length === 0 || !person?.email) return false;
    const { email, locale } = person;
    return runInLanguage(locale, () => {
      const [content, why] = [
        searchAlertEmail(news, deps.siteUrl),
        say("You’re receiving this email because you saved a search and turned on alerts."),
      ];
      return queueBulkEmail(
        { ...deps, db: tx },
        { kind: "alerts", to: email, content, list: "alerts", why },
      );
    });
  });
}

const ofAddress = (db: Executor, email: string) =>
  inArray(
    savedSearches.userId,
    db.select({ id: users.id }).from(users).where(eq(users.email, email)),
  );

export async function countAlerts({ db }: { db: Executor }, email: string) {
  const rows = await db
    .select({ wantsAlerts: savedSearches.wantsAlerts })
    .from(savedSearches)
    .where(ofAddress(db, email));
  return { saved: rows.length, wanted: rows.filter(({ wantsAlerts }) => wantsAlerts).length };
}

export async function setAlerts({ db }: { db: Executor }, email: string, wantsAlerts: boolean) {
  await db.update(savedSearches).set({ wantsAlerts }).where(ofAddress(db, email));
}
