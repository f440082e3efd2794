import type { Executor } from "#database/database.ts";
import type { readRevisions } from "#database/seed/read.ts";
import { findListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { proposeRevision } from "#domain/listing-edits/propose-edit.server.ts";
import { parseHours } from "#shared/parse-hours.ts";

/** Adds invented pending edits, like the websites they claim to come from, to try in the demo. */
export async function addDemoRevisions(
  given: { db: Executor; clock: () => Date },
  revisions: ReturnType<typeof readRevisions>,
) {
  for (const { listing: slug, hours, consultationProcess } of revisions) {
    const listing = await findListing(given, slug);
    if (listing)
      await proposeRevision(
        given,
        null,
        listing.id,
        { weeklyHours: parseHours(hours) ?? [], consultationProcess },
        "website",
      );
  }
}
