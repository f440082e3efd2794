import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ListedPrice } from "#domain/catalogue/listings/listing.ts";
import { withSubtypes } from "#domain/catalogue/reference/treatment-kinds.ts";
import { visitPrice } from "#domain/catalogue/reference/visit-price.ts";
import { loadDemo } from "#domain/demo/load-catalogue.server.ts";
import type { Expected } from "#tests/search/expected.ts";
import { queries } from "#tests/search/queries.ts";
import { test } from "#tests/support/database.ts";
import type { FilterName } from "./filters/all-filters.ts";
import { createReferenceCache } from "./reference.server.ts";
import { searchListings } from "./search-listings.server.ts";
import { emptySearch } from "./search-query.ts";
import { tickOf } from "./ticks.ts";

/** Returns a Monday, 10 a.m. in Orange County. */
const clock = () => new Date("2026-11-23T18:00:00Z");
const firstPage = 12;

type Offering = (ids: number[], treatments: string[], atMost?: number) => Promise<number[]>;

// Shared by the whole file, because no test changes the demo catalogue.
const searching = test.extend<{
  $file: { search: (q: string) => ReturnType<typeof searchListings>; offering: Offering };
}>({
  search: [
    async ({ own }, use) => {
      await loadDemo(own);
      const given = { db: own.db, clock, reference: createReferenceCache(own).read };
      await use((q) => searchListings(given, { ...emptySearch, q }, { limit: 500 }));
    },
    { scope: "file" },
  ],
  // Filters listings that have one of the treatments or their kinds, with visits up to `atMost`.
  offering: [
    async ({ own }, use) => {
      await use(async (ids, treatments, atMost = 1_000_000) => {
        const { rows } = await own.db.execute<ListedPrice & { id: number }>(sql`
        select s.listing_id as id, t.slug as treatment, s.price_min_cents as "priceMinCents", s.price_max_cents as "priceMaxCents", s.price_unit as "priceUnit"
        from services s join treatments t on t.id = s.treatment_id
        where s.listing_id = any(${sql.param(ids)}::int[]) and t.slug in ${treatments.flatMap(withSubtypes)}`);
        return [
          ...new Set(
            rows
              .filter((row) => (visitPrice(row)?.minCents ?? 0) <= atMost * 100)
              .map(({ id }) => id),
          ),
        ];
      });
    },
    { scope: "file" },
  ],
});

describe("meaning of search queries", () => {
  for (const expected of queries as Expected[])
    searching(expected.q.slice(0, 80) || "(nothing)", async ({ search, offering }) => {
      const { listings, total, understood } = await search(expected.q);
      const pieces = understood.pieces;
      const slugs = listings.map(({ slug }) => slug);
      const said = (kinds: string[]) =>
        pieces.flatMap((piece) =>
          "slug" in piece && kinds.includes(piece.kind) ? [piece.slug] : [],
        );
      if (expected.treatments)
        expect(said(["treatment"])).toEqual(expect.arrayContaining(expected.treatments));
      if (expected.city) expect(said(["city", "zip"])).toContain(expected.city);
      if (expected.category) expect(said(["category"])).toContain(expected.category);
      const { price, open, level, rating, offers, miles } = expected;
      const value = (filter: FilterName) =>
        pieces.map(tickOf).find((tick) => tick?.group === filter)?.value;
      if (price) expect(value("price")).toBe(`${price.from || ""}-${price.to ?? ""}`);
      if (open) expect(value("open")).toBe(open === "now" ? "1" : open.toLowerCase());
      expect(
        pieces.flatMap(({ said: _said, without: _without, ...each }) =>
          ["level", "rating", "offers", "within"].includes(each.kind) ? [each] : [],
        ),
      ).toEqual([
        ...(level ? [{ kind: "level", value: "$".repeat(level) }] : []),
        ...(rating ? [{ kind: "rating", value: String(rating) }] : []),
        ...(offers ? [{ kind: "offers", value: "1" }] : []),
        ...(miles ? [{ kind: "within", miles }] : []),
      ]);
      if (expected.near) expect(pieces.some(({ kind }) => kind === "near")).toBe(true);
      // The search matched something else: by synonym, spelling or listing words.
      const isPutRight =
        pieces.some((piece) => "name" in piece && piece.said !== piece.name.toLowerCase()) ||
        understood.correctedWords.length > 0;
      if (expected.corrected) expect(isPutRight).toBe(true);
      if (expected.first) expect(slugs[0]).toBe(expected.first);
      if (expected.finds)
        expect(slugs.slice(0, firstPage)).toEqual(expect.arrayContaining(expected.finds));
      if (expected.none) expect(total).toBe(0);
      if (expected.all)
        expect({ total, pieces: pieces.filter(({ kind }) => kind !== "near") }).toEqual({
          total: 119,
          pieces: [],
        });
      const ids = listings.map(({ id }) => id);
      if (expected.every?.treatment)
        expect((await offering(ids, [expected.every.treatment])).sort()).toEqual([...ids].sort());
      const { priceAtMost } = expected.every ?? {};
      if (priceAtMost && said(["treatment"]).length > 0)
        expect((await offering(ids, said(["treatment"]), priceAtMost)).sort()).toEqual(
          [...ids].sort(),
        );
      if (expected.every?.city)
        expect(new Set(listings.map(({ citySlug }) => citySlug))).toEqual(
          new Set([expected.every.city]),
        );
    });
});
