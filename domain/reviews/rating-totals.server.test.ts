import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { baseScore } from "#domain/catalogue/listings/listing.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { test as changesTest, clearInvalidated } from "#tests/support/invalidation.ts";
import { addPeople } from "#tests/support/people.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { atLevel } from "#tests/support/test-level.ts";
import { editReview, withdrawReview } from "./change-review.server.ts";
import { decideReview } from "./moderate-reviews.server.ts";
import { reviewFaults } from "./review.ts";
import { writeReview } from "./write-review.server.ts";

const histories = atLevel(25, 1000);
const authors = ["gina", "edda", "oscar"] as const;
const slugs = ["glow-studio", "harbor-studio"] as const;

const step = fc.record({
  author: fc.constantFrom(...authors),
  slug: fc.constantFrom(...slugs),
  act: fc.constantFrom(
    "write",
    "edit",
    "withdraw",
    "published",
    "published",
    "refused",
    "removed",
    "kept",
  ),
  rating: fc.integer({ min: 1, max: 5 }),
  fault: fc.constantFrom(...reviewFaults),
});

test(`totals equal those of the published rows after ${histories} random histories`, {
  timeout: 600_000,
}, async ({ db }) => {
  const deps = testAccounts(db);
  const people = await addPeople(deps);
  const answer = await writeReview(
    deps,
    people.gina,
    { slug: "glow-studio", input: reviewInput(), hasProofOfWork: true },
    from(),
  );
  const first = "id" in answer ? answer.id : 0;
  await decideReview(deps, people.ada, first, { act: "published" });
  let seen = 0;
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 8 }),
    async (steps) => {
      // A removed review ends its author's part, so each history starts from the same reviews.
      await db.execute(sql`savepoint before_history`);
      const known = new Map([["ginaglow-studio", first]]);
      for (const { author, slug, act, rating, fault } of steps) {
        const [actor, id, input] = [
          people[author],
          known.get(author + slug) ?? 0,
          reviewInput({ rating }),
        ];
        if (act === "write") {
          const answer = await writeReview(
            deps,
            actor,
            { slug, input, hasProofOfWork: true },
            from(),
          );
          if ("id" in answer) known.set(author + slug, answer.id);
          // Wait a day so that the rate limits never apply; other tests cover them.
          deps.pass(24 * 60);
        } else if (act === "edit") await editReview(deps, actor, id, input);
        else if (act === "withdraw") await withdrawReview(deps, actor, id);
        else
          await decideReview(
            deps,
            people.ada,
            id,
            act === "refused" || act === "removed" ? { act, fault } : { act },
          );
      }
      seen += await expectTrueTotals(db);
      await db.execute(sql`rollback to savepoint before_history; release savepoint before_history`);
    },
  );
  await fc.assert(property, { numRuns: histories, endOnFailure: true });
  // Guards against histories that leave nothing to count.
  expect(seen).toBeGreaterThan(histories / 4);
});

type Db = Parameters<typeof testAccounts>[0];

async function expectTrueTotals(db: Db) {
  const { rows } = await db.execute<
    Record<"kept" | "counted", { rating: number | null; count: number }> & {
      base: number;
      rest: number;
      scores: number[];
    }
  >(sql`
    select json_build_object('rating', m.rating, 'count', m.review_count) as kept, m.base_score as base, m.score - m.base_score as rest,
      (select json_build_object('rating', round(avg(r.rating), 2), 'count', count(*)) from reviews r where r.listing_id = m.id and r.status = 'published') as counted,
      array(select c.score from listing_categories c where c.listing_id = m.id union select t.score from listing_treatments t where t.listing_id = m.id) as scores
    from listings m order by m.id`);
  for (const { kept, counted, base, rest, scores } of rows) {
    expect(kept).toEqual(counted);
    // The same draft creates both, apart from one profile part. The rest of the score is freshness.
    expect(scores).toEqual([base + rest]);
    const reviewed = baseScore({ rating: kept.rating, reviewCount: kept.count, completeness: 0 });
    expect(base - reviewed).toBeGreaterThanOrEqual(0);
  }
  return rows.reduce((sum, { counted }) => sum + counted.count, 0);
}

test("the rank equals that of a listing with the same reviews from the start", async ({ db }) => {
  const deps = testAccounts(db);
  const { gina, ada } = await addPeople(deps);
  const before = await ranks(db);
  const answer = await writeReview(
    deps,
    gina,
    { slug: "glow-studio", input: reviewInput({ rating: 5 }), hasProofOfWork: true },
    from(),
  );
  const id = "id" in answer ? answer.id : 0;
  await decideReview(deps, ada, id, { act: "published" });
  const [rated] = await ranks(db);
  const gained =
    baseScore({ rating: 5, reviewCount: 1, completeness: 0 }) -
    baseScore({ rating: null, reviewCount: 0, completeness: 0 });
  expect((rated?.base ?? 0) - (before[0]?.base ?? 0)).toBeCloseTo(gained, -1);
  expect(rated?.score).toBe((rated?.base ?? 0) + (before[0]?.score ?? 0) - (before[0]?.base ?? 0));
  await withdrawReview(deps, gina, id);
  expect(await ranks(db)).toEqual(before);
});

async function ranks(db: Db) {
  const { rows } = await db.execute<{ base: number; score: number }>(
    sql`select base_score as base, score from listings order by id`,
  );
  return rows;
}

changesTest(
  "a decision invalidates all pages of the listing, and two simultaneous decisions both count",
  async ({ own: { db }, invalidated }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const ids: number[] = [];
    for (const person of ["gina", "edda", "ada"] as const) {
      const answer = await writeReview(
        deps,
        people[person],
        { slug: "glow-studio", input: reviewInput(), hasProofOfWork: true },
        from(),
      );
      ids.push("id" in answer ? answer.id : 0);
    }
    await expect.poll(() => invalidated.filter((tag) => tag === "reviews")).toHaveLength(3);
    await clearInvalidated(db, invalidated);
    const [first = 0, second = 0, third = 0] = ids;
    await decideReview(deps, people.ada, first, { act: "published" });
    await expect.poll(() => invalidated).toContain("treatment:botox:irvine");
    for (const tag of ["catalogue", "city:irvine", "med-spa:glow-studio", "reviews"])
      expect(invalidated).toContain(tag);
    expect(invalidated).not.toContain("med-spa:harbor-studio");
    await Promise.all([
      decideReview(deps, people.ada, second, { act: "published" }),
      decideReview(deps, people.edda, third, { act: "published" }),
    ]);
    expect(await expectTrueTotals(db)).toBe(3);
  },
);
