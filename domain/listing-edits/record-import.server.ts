import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import { listingEditHistory } from "#database/schema/listing-edits/listing-edits.ts";

type ImportedListing = {
  listingId: number;
  changes: Record<string, { before: unknown; after: unknown }>;
};

/**
 * Records imported fields in the history, so that owners see them and no open form overwrites
 * them unseen.
 */
export async function recordImportedFacts(
  { db, clock }: { db: Executor; clock: () => Date },
  listings: ImportedListing[],
  { userId }: { userId: number | null },
) {
  const at = clock();
  await bulkInsert(
    db,
    listingEditHistory,
    listings.map(({ listingId, changes }) => ({
      listingId,
      act: "changed" as const,
      userId,
      source: "import" as const,
      changes: from(changes),
      at,
    })),
  );
}

const from = (changes: ImportedListing["changes"]) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [
      field,
      { ...change, source: "import" as const },
    ]),
  );
