import { loadDemo } from "#domain/demo/load-catalogue.server.ts";
import { createReferenceCache } from "#domain/search/reference.server.ts";
import type { findHits } from "#domain/search/search-listings.server.ts";
import { test } from "#tests/support/database.ts";

/** Monday, 10 a.m. in Orange County. */
const clock = () => new Date("2026-11-23T18:00:00Z");

/** A test over the demo catalog, shared by the whole file: it must not change it. */
export const searching = test.extend<{ $file: { given: Parameters<typeof findHits>[0] } }>({
  given: [
    async ({ own }, use) => {
      await loadDemo({ ...own, clock });
      await use({ db: own.db, clock, reference: createReferenceCache(own).read });
    },
    { scope: "file" },
  ],
});
