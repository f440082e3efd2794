import type { Executor } from "#database/database.ts";
import type { readSeedEdits } from "#database/seed/read.ts";
import { findListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { proposeEdit } from "#domain/listing-edits/propose-edit.server.ts";
import { parseHours } from "#shared/parse-hours.ts";

/** Adds invented pending edits, like the websites they claim to come from, to try in the demo. */
export async function addDemoEdits(
  deps: { db: Executor; clock: () => Date },
  revisions: ReturnType<typeof readSeedEdits>,
) {
  for (const { listing: slug, hours, consultationProcess } of revisions) {
    const listing = await findListing(deps, slug);
    if (listing)
      await proposeEdit(
        deps,
        null,
        listing.id,
        { weeklyHours: parseHours(hours) ?? [], consultationProcess },
        "website",
      );
  }
}
