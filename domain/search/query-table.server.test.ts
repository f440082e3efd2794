import { describe, expect } from "vitest";
import { loadDemo } from "#domain/transfer/load-catalogue.server.ts";
import type { Expected } from "#tests/search/expected.ts";
import { queries } from "#tests/search/queries.ts";
import { test } from "#tests/support/database.ts";
import { keepReference } from "./reference.server.ts";
import { searchMedSpas } from "./search-med-spas.server.ts";
import { nothingAsked } from "./search-query.ts";

/** A Monday, ten in the morning in Orange County. */
const clock = () => new Date("2026-11-23T18:00:00Z");
const firstPage = 12;

const searching = test.extend<{ search: (q: string) => ReturnType<typeof searchMedSpas> }>({
  search: async ({ own }, use) => {
    await loadDemo(own);
    const given = { db: own.db, clock, reference: keepReference(own).read };
    await use((q) => searchMedSpas(given, { ...nothingAsked, q }, { limit: 500 }));
  },
});

describe("what people type finds what they mean", () => {
  for (const expected of queries as Expected[])
    searching(expected.q.slice(0, 80) || "(nothing)", async ({ search }) => {
      const { medSpas, total, understood } = await search(expected.q);
      const pieces = understood.pieces;
      const slugs = medSpas.map(({ slug }) => slug);
      const said = (kinds: string[]) => pieces.flatMap((piece) => ("slug" in piece && kinds.includes(piece.kind) ? [piece.slug] : []));
      if (expected.treatments) expect(said(["treatment"])).toEqual(expect.arrayContaining(expected.treatments));
      if (expected.city) expect(said(["city", "zip"])).toContain(expected.city);
      if (expected.category) expect(said(["category"])).toContain(expected.category);
      const price = pieces.find((piece) => piece.kind === "price")?.range;
      if (expected.price)
        expect({ from: price?.from || undefined, to: price?.to ?? undefined }).toEqual({ from: expected.price.from || undefined, to: expected.price.to });
      if (expected.open) expect(pieces.find((piece) => piece.kind === "open")?.open).toBe(expected.open);
      if (expected.near) expect(pieces.some(({ kind }) => kind === "near")).toBe(true);
      if (expected.corrected)
        expect(pieces.some((piece) => "corrected" in piece && piece.corrected) || understood.correctedWords.length > 0 || pieces.length > 0).toBe(true);
      if (expected.first) expect(slugs[0]).toBe(expected.first);
      if (expected.finds) expect(slugs.slice(0, firstPage)).toEqual(expect.arrayContaining(expected.finds));
      if (expected.none) expect(total).toBe(0);
      if (expected.all) expect({ total, pieces: pieces.filter(({ kind }) => kind !== "near") }).toEqual({ total: 119, pieces: [] });
      if (expected.every?.city) expect(new Set(medSpas.map(({ citySlug }) => citySlug))).toEqual(new Set([expected.every.city]));
    });
});
