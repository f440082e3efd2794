import { inArray } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { oldSlugs } from "#database/schema/catalogue/confirmations.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { tellWebhooks } from "#domain/webhooks/queue-webhooks.server.ts";

/** Deletes listings with all of their data. Slugs that were public are never reused. */
export async function removeMedSpas(
  { db, clock }: { db: Transaction; clock: () => Date },
  ids: number[],
) {
  if (ids.length === 0) return;
  const gone = await db
    .delete(medSpas)
    .where(inArray(medSpas.id, ids))
    .returning({ id: medSpas.id, slug: medSpas.slug, status: medSpas.status });
  const addresses = gone
    .filter(({ status }) => status !== "pending")
    .map(({ slug }) => ({ slug, medSpaId: null, until: clock() }));
  await tellWebhooks(
    db,
    "listing.hidden",
    gone.flatMap(({ id, slug, status }) => (status === "active" ? [{ id, slug }] : [])),
  );
  if (addresses.length > 0) await db.insert(oldSlugs).values(addresses).onConflictDoNothing();
}
