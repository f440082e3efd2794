import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { specials } from "#database/schema/specials.ts";
import { findListingIds } from "#domain/catalogue/slugs/listing-ids.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { type SpecialDraft, specialsTag } from "./special.ts";

/** Adds specials of existing listings; an unknown listing is a bug in the caller. */
export async function addSpecials({ db }: { db: Executor }, drafts: SpecialDraft[]) {
  await db.transaction(async (tx) => {
    const slugs = [...new Set(drafts.map(({ listing }) => listing))];
    const idOf = await findListingIds(tx, slugs);
    const treatmentIds = new Map(
      (await tx.select({ id: treatments.id, slug: treatments.slug }).from(treatments)).map(
        ({ id, slug }) => [slug, id],
      ),
    );
    const rows = drafts.map(({ listing, treatment, ...special }) => {
      const listingId = idOf.get(listing);
      if (listingId === undefined) throw new Error(`No med spa has the slug "${listing}"`);
      return { listingId, treatmentId: treatmentIds.get(treatment ?? "") ?? null, ...special };
    });
    await bulkInsert(tx, specials, rows);
    await invalidateTags(tx, [specialsTag, ...slugs.map(tags.listing)]);
  });
}
