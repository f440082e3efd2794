import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import { services } from "#database/schema/catalogue/listing-details.ts";
import {
  catalogueWords,
  listingCategories,
  listingDocuments,
  listingTreatments,
} from "#database/schema/catalogue/listing-facets.ts";
import { documentText, wordsOfNames } from "../listings/document-text.ts";
import {
  categoryRows,
  menuRows,
  type RankedListing,
  type ReferenceIds,
  tokensOf,
  treatmentRows,
} from "./rows.server.ts";

export async function writeMenu(tx: Executor, listed: RankedListing[], ids: ReferenceIds) {
  await bulkInsert(
    tx,
    services,
    listed.flatMap((one) => menuRows(one, ids)),
  );
}

export async function writeLookupRows(tx: Executor, listed: RankedListing[], ids: ReferenceIds) {
  await bulkInsert(
    tx,
    listingCategories,
    listed.flatMap((one) => categoryRows(one, ids)),
  );
  await bulkInsert(
    tx,
    listingTreatments,
    listed.flatMap((one) => treatmentRows(one, ids)),
  );
  await bulkInsert(
    tx,
    listingDocuments,
    listed.map(({ id, draft }) => ({
      listingId: id,
      text: documentText(draft),
      facets: tokensOf(draft, ids),
    })),
  );
  await bulkInsert(
    tx,
    catalogueWords,
    wordsOfNames(listed.map(({ draft }) => draft)).map((word) => ({ word })),
  );
}
