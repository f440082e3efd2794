import { expect } from "vitest";
import { shortlists } from "#database/schema/search.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { shortlistSchema } from "./shortlist-schema.ts";
import { createShortlist, findShortlist } from "./shortlists.server.ts";

const noon = new Date("2026-11-02T12:00:00Z");
const clock = () => noon;

test("a shortlist keeps its order without duplicates and is found by its ID", async ({ db }) => {
  await addDrafts(db, { name: "Alma" }, { name: "Bela", plan: "premier" });
  const made = await createShortlist({ db, clock }, ["bela", "alma", "bela"]);
  expect(made).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/) });
  expect(await findShortlist({ db }, "id" in made ? made.id : "")).toEqual({
    slugs: ["bela", "alma"],
    createdAt: noon,
  });
});

test("the same listings make a new shortlist each time", async ({ db }) => {
  await addDrafts(db, { name: "Alma" });
  const ids = new Set<string>();
  for (let made = 0; made < 20; made++)
    for (const id of Object.values(await createShortlist({ db, clock }, ["alma"])))
      ids.add(String(id));
  expect(ids.size).toBe(20);
});

test("reports unpublished listings and stores nothing", async ({ db }) => {
  await addDrafts(db, { name: "Alma" }, { name: "Bela", status: "pending" });
  expect(await createShortlist({ db, clock }, ["alma", "bela", "unknown"])).toEqual({
    unknown: ["bela", "unknown"],
  });
  expect(await db.select().from(shortlists)).toEqual([]);
});

test("finds nothing for an ID that was never issued, in any format", async ({ db }) => {
  for (const id of ["", "x", "A".repeat(22), "A".repeat(5000), "a\u0000b", "' or true --"])
    expect(await findShortlist({ db }, id)).toBeNull();
});

test("a shortlist has one to fifty listings", () => {
  const many = (count: number) => ({
    slugs: Array.from({ length: count }, (_, index) => `spa-${index}`),
  });
  expect([0, 1, 50, 51].map((count) => shortlistSchema.safeParse(many(count)).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  for (const slug of ["", "A b", "a\u0000b", "x".repeat(201)])
    expect(shortlistSchema.safeParse({ slugs: [slug] }).success).toBe(false);
});
