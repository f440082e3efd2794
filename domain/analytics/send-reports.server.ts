import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { wantsOwnerEmails } from "#domain/accounts/memberships/owner-emails.server.ts";
import { type EmailDeps, queueBulkEmail } from "#domain/email/queue-email.server.ts";
import { localTime } from "#shared/local-time.ts";
import { noFigures, sumContacts } from "./figures.ts";
import { readTotals } from "./internal/read-days.server.ts";
import { readSince } from "./internal/read-parts.server.ts";
import { type DateRange, monthBefore, sameLengthBefore } from "./range.ts";
import { monthlyReportEmail } from "./report-emails.ts";

/**
 * The last day of a month on which reports are sent, even after an outage: last month's numbers are
 * old news by the 20th.
 */
const lastDay = 5;
const nine = 9 * 60;
const why =
  "You get this monthly email because you manage a listing. It shows what the listing brought you.";

type ReportRecipient = {
  userId: number;
  email: string;
  places: { id: number; name: string; slug: string }[];
};

export async function sendReports(deps: EmailDeps) {
  const { day, minute } = localTime(deps.clock());
  if (Number(day.slice(8)) > lastDay || minute < nine) return 0;
  const month = monthBefore(day);
  let queued = 0;
  for (const owner of await listOwners(deps)) if (await report(deps, owner, month)) queued++;
  return queued;
}

async function report(
  deps: EmailDeps,
  { userId, email, places }: ReportRecipient,
  month: DateRange,
) {
  const ids = places.map(({ id }) => id);
  const earlier = sameLengthBefore(month);
  const [now, before] = [
    await readTotals(deps.db, ids, month),
    await readTotals(deps.db, ids, earlier),
  ];
  const sent = [];
  for (const { id, name, slug } of places) {
    const figures = now.get(id) ?? noFigures();
    if (figures.impressions + figures.views + sumContacts(figures) === 0) continue;
    const since = await readSince(deps.db, id);
    sent.push({
      name,
      slug,
      figures,
      before: since !== null && since <= earlier.from ? (before.get(id) ?? noFigures()) : null,
    });
  }
  if (sent.length === 0) return false;
  const content = monthlyReportEmail(month, sent, deps.siteUrl);
  return queueBulkEmail(deps, {
    kind: "monthly report",
    to: email,
    content,
    list: "reports",
    why,
    idempotencyKey: `report ${userId} ${month.from}`,
  });
}

async function listOwners({ db }: Pick<EmailDeps, "db">): Promise<ReportRecipient[]> {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      id: listings.id,
      name: listings.name,
      slug: listings.slug,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(listings, and(eq(listings.id, memberships.listingId), eq(listings.status, "active")))
    .where(
      and(
        inArray(memberships.role, ["owner", "manager"]),
        wantsOwnerEmails("reports", sql`${users.id}`),
        isNull(users.deletedAt),
        isNotNull(users.emailVerifiedAt),
        isNotNull(users.email),
      ),
    )
    .orderBy(users.id, listings.sortName);
  const byOwner = Map.groupBy(rows, ({ userId }) => userId);
  return [...byOwner].map(([userId, places]) => ({
    userId,
    email: places[0]?.email ?? "",
    places,
  }));
}
