import { asc } from "drizzle-orm";
import { expect } from "vitest";
import { licenses } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addDemoLicenseChecks } from "./add-demo-checks.server.ts";

test("demo listings get a checked license and a website that was read, and real ones do not", async ({
  db,
}) => {
  const director = { kind: "medical director" as const, holder: "Dr. Ana Test" };
  const nurse = { kind: "practitioner" as const, holder: "Ben Test, RN" };
  await addDrafts(
    db,
    {
      slug: "fictional",
      name: "Fictional",
      isDemo: true,
      licenses: [
        { ...director, number: "DEMO-MD-0001" },
        { ...nurse, number: "DEMO-RN-0001" },
      ],
    },
    {
      slug: "real",
      name: "Real",
      isDemo: false,
      licenses: [{ ...director, number: "DEMO-MD-0002" }],
    },
  );
  const websiteReadAt = new Date("2026-11-19T08:00:00Z");
  await addDemoLicenseChecks(
    { db },
    ["fictional", "real"].map((listing) => ({
      listing,
      licenseCheckedOn: "2026-11-02",
      websiteReadAt,
    })),
  );
  expect(
    await db
      .select({ number: licenses.number, checkedOn: licenses.checkedOn })
      .from(licenses)
      .orderBy(asc(licenses.number)),
  ).toEqual([
    { number: "DEMO-MD-0001", checkedOn: "2026-11-02" },
    { number: "DEMO-MD-0002", checkedOn: null },
    { number: "DEMO-RN-0001", checkedOn: null },
  ]);
  expect(
    await db
      .select({ readAt: listings.lastWebsiteScrape })
      .from(listings)
      .orderBy(asc(listings.slug)),
  ).toEqual([{ readAt: websiteReadAt }, { readAt: null }]);
});
