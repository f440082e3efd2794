import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { licenseChecks } from "#database/schema/catalogue/license-checks.ts";
import { licenses } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { ListingPlan } from "#site/plans.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { test as changesTest, clearInvalidated } from "#tests/support/invalidation.ts";
import { addPeople } from "#tests/support/people.ts";
import { findListingProfile } from "../listings/find-listing.server.ts";
import { listLicenses, recordLicenseCheck } from "./check-license.server.ts";
import type { LicenseCheck } from "./license-check-input.ts";

const director = {
  kind: "medical director",
  holder: "Ruth Amory, MD",
  number: "CA MD A000001",
} as const;

async function licensed(
  accounts: ReturnType<typeof testAccounts>,
  changes: { plan?: ListingPlan } = {},
) {
  await addDrafts(accounts.db, { name: "Cove Studio", licenses: [director], ...changes });
  const [row] = await accounts.db
    .select({ id: licenses.id })
    .from(licenses)
    .where(eq(licenses.number, director.number));
  const check = (more: Partial<LicenseCheck> = {}): LicenseCheck => ({
    id: row?.id ?? 0,
    result: "checked",
    checkedOn: "2026-11-20",
    source: "Medical Board of California, current and clear",
    ...more,
  });
  const checkedOn = async () =>
    (await findListingProfile(accounts, "cove-studio"))?.licenses[0]?.checkedOn;
  return { check, checkedOn };
}

test("a license stays unchecked until an admin checks it, with admin, date and source stored", async ({
  db,
}) => {
  const accounts = testAccounts(db);
  const { ada } = await addPeople(accounts);
  const { check, checkedOn } = await licensed(accounts);
  expect(await checkedOn()).toBeNull();
  expect(await recordLicenseCheck(accounts, ada, check())).toBe("done");
  expect(await checkedOn()).toBe("2026-11-20");
  const listed = await listLicenses(accounts, ada, "checked", { limit: 10, offset: 0 });
  expect(listed).toMatchObject({
    licenses: [
      {
        holder: director.holder,
        log: [
          {
            isChecked: true,
            checkedOn: "2026-11-20",
            checker: "Ada Lind",
            source: expect.stringContaining("Medical Board"),
          },
        ],
      },
    ],
  });
});

test("a check is undone with a reason, and the log keeps both", async ({ db }) => {
  const accounts = testAccounts(db);
  const { ada } = await addPeople(accounts);
  const { check, checkedOn } = await licensed(accounts);
  await recordLicenseCheck(accounts, ada, check());
  expect(
    await recordLicenseCheck(
      accounts,
      ada,
      check({ result: "not checked", checkedOn: "", source: "The register shows another name" }),
    ),
  ).toBe("done");
  expect(await checkedOn()).toBeNull();
  expect((await db.select().from(licenseChecks)).map(({ isChecked }) => isChecked)).toEqual([
    true,
    false,
  ]);
});

describe("setting a license check", () => {
  test("is impossible for owner, team, editor and visitor, whatever they pay", async ({ db }) => {
    const accounts = testAccounts(db);
    const { olivia, tess, edda, gina } = await addPeople(accounts);
    const { check, checkedOn } = await licensed(accounts, { plan: "premier" });
    const [spa] = await db
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.slug, "cove-studio"));
    const owner = { ...olivia, memberships: [{ listingId: spa?.id ?? 0, role: "owner" as const }] };
    for (const actor of [owner, tess, edda, gina]) {
      expect(await recordLicenseCheck(accounts, actor, check())).toBe("forbidden");
      expect(await listLicenses(accounts, actor, "all", { limit: 1, offset: 0 })).toBe("forbidden");
    }
    expect(await checkedOn()).toBeNull();
  });

  test("is impossible through a draft", async ({ db }) => {
    const withDate = { ...director, checkedOn: "2026-01-01" };
    await addDrafts(db, { name: "Cove Studio", licenses: [withDate] });
    expect((await findListingProfile({ db }, "cove-studio"))?.licenses[0]?.checkedOn).toBeNull();
  });
});

test("a future date and a deleted license are rejected", async ({ db }) => {
  const accounts = testAccounts(db);
  const { ada } = await addPeople(accounts);
  const { check } = await licensed(accounts);
  expect(await recordLicenseCheck(accounts, ada, check({ checkedOn: "2026-11-22" }))).toBe(
    "in-the-future",
  );
  expect(await recordLicenseCheck(accounts, ada, check({ id: 999_999 }))).toBe("not-found");
});

changesTest(
  "a license check invalidates every page with the card",
  async ({ own: { db }, invalidated }) => {
    const accounts = testAccounts(db);
    const { ada } = await addPeople(accounts);
    const { check } = await licensed(accounts);
    await clearInvalidated(db, invalidated);
    await recordLicenseCheck(accounts, ada, check());
    await expect
      .poll(() => invalidated.toSorted())
      .toEqual([
        "catalogue",
        "category:cosmetic-injectables-fillers",
        "city:irvine",
        "med-spa:cove-studio",
        "treatment:botox:irvine",
      ]);
  },
);

test("a profile says who performs what", async ({ db }) => {
  await addDrafts(db, {
    name: "Cove Studio",
    staff: [
      {
        name: "Ruth Amory, MD",
        title: "Physician",
        certifications: ["Board-certified"],
        performs: ["botox"],
      },
    ],
  });
  expect((await findListingProfile({ db }, "cove-studio"))?.staff).toEqual([
    {
      name: "Ruth Amory, MD",
      title: "Physician",
      certifications: ["Board-certified"],
      isUnlicensed: false,
      performs: [{ slug: "botox", name: "Botox" }],
    },
  ]);
});
