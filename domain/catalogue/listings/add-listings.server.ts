import { inArray } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Database, Transaction } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { oldSlugs } from "#database/schema/catalogue/confirmations.ts";
import { licenses } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { queueWebhookEvents } from "#domain/webhooks/queue-webhooks.server.ts";
import { localDay } from "#shared/local-day.ts";
import {
  idsBySlug,
  listingRow,
  listOfferedTreatments,
  type RankedListing,
  rankOf,
} from "../internal/rows.server.ts";
import { writeLookupRows, writeMenu } from "../internal/write-rows.server.ts";
import { writeStaff } from "../internal/write-staff.server.ts";
import { listListingTags } from "../tags.ts";
import type { ListingDraft } from "./listing.ts";

/**
 * Adds all drafts in one transaction, skipping current and former slugs. Returns how many were
 * added. Bulk callers invalidate caches themselves.
 */
export async function addListings(
  { db, clock = () => new Date() }: { db: Database | Transaction; clock?: () => Date },
  newListings: ListingDraft[],
  { announces = true } = {},
) {
  const today = localDay(clock());
  return db.transaction(async (tx) => {
    const drafts = await withoutOldSlugs(tx, newListings);
    const ids = await idsBySlug(tx);
    const ranks = drafts.map((draft) => rankOf(draft, today));
    const rows = await bulkInsert(
      tx,
      listings,
      drafts.map((draft, index) => ({ ...listingRow(draft, ids), ...ranks[index] })),
      ["id", "slug"],
    );
    const idOf = new Map(rows.map((row) => [row.slug as string, row.id as number]));
    const added = drafts.flatMap((draft, index): RankedListing[] => {
      const id = idOf.get(draft.slug);
      // Of two drafts with one slug, the first was added.
      idOf.delete(draft.slug);
      return id === undefined ? [] : [{ id, draft, rank: ranks[index]?.score ?? 0 }];
    });
    await writeMenu(tx, added, ids);
    await writeStaff(tx, added, ids);
    await bulkInsert(
      tx,
      licenses,
      // Drafts never carry a license check, whatever the source contains.
      added.flatMap(({ id, draft }) =>
        draft.licenses.map(({ kind, holder, number }) => ({ listingId: id, kind, holder, number })),
      ),
    );
    await writeLookupRows(tx, added, ids);
    const active = added.filter(({ draft }) => draft.status === "active");
    const published = announces ? active : [];
    await queueWebhookEvents(
      tx,
      "listing.published",
      active.map(({ id, draft }) => ({ id, slug: draft.slug })),
    );
    await invalidateTags(tx, [
      ...new Set(
        published.flatMap(({ draft }) =>
          listListingTags({ ...draft, treatments: listOfferedTreatments(draft) }),
        ),
      ),
    ]);
    return added.length;
  });
}

async function withoutOldSlugs(tx: Transaction, drafts: ListingDraft[]) {
  const [any] = await tx.select({ slug: oldSlugs.slug }).from(oldSlugs).limit(1);
  if (!any) return drafts;
  const slugs = drafts.map(({ slug }) => slug);
  const old = new Set(
    (
      await tx.select({ slug: oldSlugs.slug }).from(oldSlugs).where(inArray(oldSlugs.slug, slugs))
    ).map(({ slug }) => slug),
  );
  return drafts.filter(({ slug }) => !old.has(slug));
}
