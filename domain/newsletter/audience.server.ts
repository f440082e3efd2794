import { and, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { countWhere } from "#database/matching.ts";
import { suppressions } from "#database/schema/email.ts";
import { subscriptions } from "#database/schema/newsletter.ts";
import { startOfDay } from "#shared/local-time.ts";
import type { NewsletterList } from "./subscribe.server.ts";

export type NewsletterAudience = { list: NewsletterList; joinedSince: string | null };

export const isOnList = ({ list, joinedSince }: NewsletterAudience, at: Date) =>
  and(
    eq(subscriptions.list, list),
    isNotNull(subscriptions.confirmedAt),
    lte(subscriptions.confirmedAt, at),
    isNull(subscriptions.unsubscribedAt),
    joinedSince ? gte(subscriptions.confirmedAt, startOfDay(joinedSince)) : undefined,
  );

/** Counts the current recipients of a newsletter campaign, and the subscribers it leaves out. */
export async function countAudience(
  { db }: { db: Executor },
  audience: NewsletterAudience,
  at: Date,
) {
  const isClosed = sql`exists (select from ${suppressions} where ${suppressions.email} = ${subscriptions.email})`;
  const [counted] = await db
    .select({
      people: sql<number>`count(*) filter (where not ${isClosed})::int`,
      suppressed: countWhere(isClosed),
    })
    .from(subscriptions)
    .where(isOnList(audience, at));
  const unconfirmed = and(
    eq(subscriptions.list, audience.list),
    isNull(subscriptions.confirmedAt),
    isNull(subscriptions.unsubscribedAt),
  );
  return {
    ...(counted ?? { people: 0, suppressed: 0 }),
    unconfirmed: await db.$count(subscriptions, unconfirmed),
  };
}
