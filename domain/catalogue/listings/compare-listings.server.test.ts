import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { hourExceptions, licenses } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { compareListings } from "./compare-listings.server.ts";

const names = async (...given: Parameters<typeof compareListings>) =>
  (await compareListings(...given)).map(({ name }) => name);

test("listings come in the requested order, Premier or not", async ({ db }) => {
  await addDrafts(db, { name: "Alma" }, { name: "Bela", plan: "premier" }, { name: "Cara" });
  expect(await names({ db }, ["cara", "alma", "bela"])).toEqual(["Cara", "Alma", "Bela"]);
});

test("pending, inactive and unknown listings are left out", async ({ db }) => {
  await addDrafts(db, { name: "Alma" }, { name: "Bela", status: "pending" }, { name: "Cara" });
  await db.update(listings).set({ status: "inactive" }).where(sql`slug = 'cara'`);
  expect(await names({ db }, ["bela", "cara", "unknown", "alma"])).toEqual(["Alma"]);
  expect(await names({ db }, [])).toEqual([]);
});

test("a fifth listing is not compared", async ({ db }) => {
  await addDrafts(db, ...["Alma", "Bela", "Cara", "Dora", "Enya"].map((name) => ({ name })));
  expect(await names({ db }, ["alma", "bela", "cara", "dora", "enya"])).toEqual([
    "Alma",
    "Bela",
    "Cara",
    "Dora",
  ]);
});

test("each listing has its own menu, staff, licenses and coming hours only", async ({ db }) => {
  const nora = { name: "Nora", title: "Nurse", certifications: ["RN"] };
  await addDrafts(
    db,
    {
      name: "Alma",
      staff: [nora],
      services: [
        entry({ name: "Tox" }),
        entry({ treatment: null, name: "House Facial", priceMinCents: null, priceMaxCents: null }),
      ],
    },
    {
      name: "Bela",
      licenses: [{ kind: "practitioner", holder: "Zoe", number: "RN 1" }],
      services: [],
    },
  );
  const rows = await db.select({ id: listings.id, slug: listings.slug }).from(listings);
  const alma = rows.find(({ slug }) => slug === "alma")?.id ?? 0;
  await db
    .insert(licenses)
    .values({
      listingId: alma,
      kind: "facility",
      holder: "Alma",
      number: "F 1",
      checkedOn: "2026-11-01",
    });
  const onDay = (days: number, note: string) => ({
    listingId: alma,
    day: sql`current_date + ${days}::int`,
    hours: [],
    note,
  });
  await db.insert(hourExceptions).values([onDay(0, "Today"), onDay(9, "Later")]);
  const [first, second] = await compareListings({ db }, ["alma", "bela"]);
  expect(first).toMatchObject({
    menu: [
      { treatment: "botox", treatmentName: "Botox", name: "Tox", priceMinCents: 1400 },
      { treatment: null, treatmentName: null, name: "House Facial", priceMinCents: null },
    ],
    staff: [nora],
    licenses: [{ kind: "facility", checkedOn: "2026-11-01" }],
  });
  expect(first?.hourExceptions.map(({ note }) => note)).toEqual(["Today"]);
  expect(second).toMatchObject({
    menu: [],
    staff: [],
    hourExceptions: [],
    licenses: [{ holder: "Zoe", checkedOn: null }],
    rating: null,
  });
});
