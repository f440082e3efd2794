import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { listMapPoints } from "./map-points.server.ts";

const names = async (...given: Parameters<typeof listMapPoints>) =>
  (await listMapPoints(...given)).points.map(({ name }) => name);
const around = { south: 33.6, west: -117.9, north: 33.7, east: -117.7 };

test("a point has the data that a map shows", async ({ db }) => {
  await addDrafts(db, {
    slug: "glow",
    name: "Glow",
    latitude: 33.68,
    longitude: -117.79,
    isPremium: true,
  });
  expect(await listMapPoints({ db }, {})).toEqual({
    points: [
      {
        slug: "glow",
        name: "Glow",
        city: "Irvine",
        latitude: 33.68,
        longitude: -117.79,
        isPremium: true,
        rating: null,
        reviewCount: 0,
      },
    ],
    total: 1,
  });
});

test("a rating is a number", async ({ db }) => {
  await addDrafts(db, {});
  await db.execute(sql`update listings set rating = 4.5, review_count = 2`);
  expect((await listMapPoints({ db }, {})).points).toMatchObject([{ rating: 4.5, reviewCount: 2 }]);
});

test("the map sorts Premier first, then fuller profiles, like a list", async ({ db }) => {
  await addDrafts(
    db,
    { name: "Plain" },
    { name: "Fuller", treatmentPhilosophy: "Less is enough." },
    { name: "Paid", isPremium: true },
  );
  expect(await names({ db }, {})).toEqual(["Paid", "Fuller", "Plain"]);
  expect(await names({ db }, {}, { bounds: around })).toEqual(["Paid", "Fuller", "Plain"]);
});

test("the bounds include points inside and on the edge, and no others", async ({ db }) => {
  const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
  await addDrafts(
    db,
    at("Inside", 33.65, -117.8),
    at("Corner", 33.6, -117.9),
    at("South of it", 33.5999, -117.8),
    at("North of it", 33.7001, -117.8),
    at("West of it", 33.65, -117.9001),
    at("East of it", 33.65, -117.6999),
  );
  expect((await names({ db }, {}, { bounds: around })).sort()).toEqual(["Corner", "Inside"]);
  expect((await listMapPoints({ db }, {}, { bounds: around })).total).toBe(2);
});

test("bounds combine with the filters for city, category and treatment", async ({ db }) => {
  await addDrafts(
    db,
    { name: "Here" },
    { name: "Far off", latitude: 33.9 },
    { name: "Elsewhere", city: "tustin" },
    { name: "Other Kind", categories: ["laser-light-therapies"] },
    { name: "Other Menu", services: [] },
  );
  const filter = { city: "irvine", category: "cosmetic-injectables-fillers", treatment: "botox" };
  expect(await names({ db }, filter, { bounds: around })).toEqual(["Here"]);
  expect((await names({ db }, filter)).sort()).toEqual(["Far off", "Here"]);
});

test("shows the highest ranked when there are too many, and counts all", async ({ db }) => {
  await addDrafts(
    db,
    ...Array.from({ length: 12 }, (_, index) => ({
      name: `Spa ${index}`,
      isPremium: index === 11,
    })),
  );
  for (const where of [{ limit: 5 }, { limit: 5, bounds: around }]) {
    const { points, total } = await listMapPoints({ db }, {}, where);
    expect(points).toHaveLength(5);
    expect(points[0]?.name).toBe("Spa 11");
    expect(total).toBe(12);
  }
});

test("a pending listing is not on the map", async ({ db }) => {
  await addDrafts(db, { name: "Waiting", status: "pending" });
  for (const filter of [{}, { city: "irvine" }, { treatment: "botox" }])
    for (const where of [{}, { bounds: around }])
      expect(await listMapPoints({ db }, filter, where)).toEqual({ points: [], total: 0 });
});
