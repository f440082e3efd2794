import { inArray } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { oldSlugs } from "#database/schema/catalogue/confirmations.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { queueWebhookEvents } from "#domain/webhooks/queue-webhooks.server.ts";

/** Deletes listings with all of their data. Slugs that were public are never reused. */
export async function removeListings(
  { db, clock }: { db: Transaction; clock: () => Date },
  ids: number[],
) {
  if (ids.length === 0) return;
  const gone = await db
    .delete(listings)
    .where(inArray(listings.id, ids))
    .returning({ id: listings.id, slug: listings.slug, status: listings.status });
  const addresses = gone
    .filter(({ status }) => status !== "pending")
    .map(({ slug }) => ({ slug, listingId: null, until: clock() }));
  await queueWebhookEvents(
    db,
    "listing.hidden",
    gone.flatMap(({ id, slug, status }) => (status === "active" ? [{ id, slug }] : [])),
  );
  if (addresses.length > 0) await db.insert(oldSlugs).values(addresses).onConflictDoNothing();
}
