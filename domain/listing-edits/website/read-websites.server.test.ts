import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { acceptProposal } from "#domain/listing-edits/apply-edit.server.ts";
import type { ReadSiteResult } from "#integrations/website/read-site.ts";
import type { ListingPlan } from "#site/plans.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { factsOf, sectionOf } from "#tests/support/listing-edits.ts";
import { addPeople } from "#tests/support/people.ts";
import { refreshListings } from "./read-websites.server.ts";
import { findWebsiteRead, requestWebsiteRead } from "./request-read.server.ts";

const week = 7 * 24 * 60;
const facts = {
  aboutText: "Two nurses and a physician look after skin in four quiet rooms by the harbor.",
  services: ["Botox", "Oxygen facial by the sea"],
  weeklyHours: [[540, 1020]] as [number, number][],
  socialMediaLinks: { instagram: "https://www.instagram.com/glow" },
};

function readers(db: Executor, answer: () => ReadSiteResult = () => ({ outcome: "read", facts })) {
  const asked: string[] = [];
  const readSite = async (website: string) => {
    asked.push(website);
    return answer();
  };
  return { asked, deps: { ...testAccounts(db), readSite } };
}

async function makePremier(db: Executor, id: number, plan: ListingPlan = "premier") {
  await db
    .update(listings)
    .set({ plan, website: "https://glow.example/" })
    .where(eq(listings.id, id));
}

describe("the website of a Premier listing", () => {
  test("is read once a week, and its changes wait for the owner", async ({ db }) => {
    const { asked, deps } = readers(db);
    const { olivia, glow } = await addPeople(deps);
    await makePremier(db, glow);
    const before = await factsOf(db, glow);
    expect(await refreshListings(deps)).toBe(1);
    expect(asked).toEqual(["https://glow.example/"]);
    expect(await factsOf(db, glow)).toEqual(before);
    const found = await findListingProfile({ db }, "glow-studio");
    expect(found?.lastWebsiteScrape).toEqual(deps.clock());
    expect((await sectionOf(deps, olivia, glow, "hours")).changes).toMatchObject({
      weeklyHours: { source: "website", after: [[540, 1020]] },
    });
    expect((await sectionOf(deps, olivia, glow, "about")).changes).toMatchObject({
      detailedDescription: { after: facts.aboutText },
    });
    expect(await acceptProposal(deps, olivia, glow, "menu")).toBe("taken");
    const names = (await factsOf(db, glow)).services.map(({ name }) => name);
    expect(names).toContain("Oxygen facial by the sea");
    expect(names.filter((name) => name === "Botox")).toHaveLength(
      before.services.filter(({ name }) => name === "Botox").length || 1,
    );
    expect(await refreshListings(deps)).toBe(0);
    deps.pass(week + 1);
    expect(await refreshListings(deps)).toBe(1);
  });

  test("that cannot be read leaves the listing, its date and the earlier result unchanged", async ({
    db,
  }) => {
    let answer: ReadSiteResult = { outcome: "read", facts };
    const { deps } = readers(db, () => answer);
    const { olivia, glow } = await addPeople(deps);
    await makePremier(db, glow);
    await refreshListings(deps);
    const readAt = (await findListingProfile({ db }, "glow-studio"))?.lastWebsiteScrape;
    for (const outcome of ["disallowed", "forbidden", "too-slow"] as const) {
      deps.pass(week + 1);
      answer = { outcome };
      await refreshListings(deps);
      expect(await findWebsiteRead(deps, olivia, glow)).toMatchObject({
        outcome,
        readAt: deps.clock(),
      });
      expect((await findListingProfile({ db }, "glow-studio"))?.lastWebsiteScrape).toEqual(readAt);
    }
  });

  test("that crashed the process is not read again at once", async ({ db }) => {
    const { deps } = readers(db);
    const { olivia, glow } = await addPeople(deps);
    await makePremier(db, glow);
    const readSite = () => Promise.reject(new Error("the process is gone"));
    await expect(refreshListings({ ...deps, readSite })).rejects.toThrow();
    expect(await findWebsiteRead(deps, olivia, glow)).toMatchObject({
      outcome: "unfinished",
      readAt: deps.clock(),
    });
    expect(await refreshListings(deps)).toBe(0);
  });

  test("proposes nothing if the setting changed during the read", async ({ db }) => {
    const { deps } = readers(db);
    const { olivia, glow } = await addPeople(deps);
    await makePremier(db, glow);
    const readSite = async (): Promise<ReadSiteResult> => {
      await db
        .update(listings)
        .set({ website: "https://elsewhere.example/" })
        .where(eq(listings.id, glow));
      return { outcome: "read", facts };
    };
    await refreshListings({ ...deps, readSite });
    expect((await sectionOf(deps, olivia, glow, "hours")).changes).toEqual({});
    expect((await findListingProfile({ db }, "glow-studio"))?.lastWebsiteScrape).toBeNull();
  });
});

test("a Standard listing's website is not read, even after a Premier plan ended", async ({
  db,
}) => {
  const { asked, deps } = readers(db);
  const { olivia, glow } = await addPeople(deps);
  await makePremier(db, glow, "standard");
  expect(await requestWebsiteRead(deps, olivia, glow)).toBe("not-found");
  expect(await refreshListings(deps)).toBe(0);
  expect(asked).toEqual([]);
});

test("only the listing's team can request a read, three times a day", async ({ db }) => {
  const { asked, deps } = readers(db);
  const { olivia, tess, oscar, gina, edda, glow } = await addPeople(deps);
  await makePremier(db, glow);
  await refreshListings(deps);
  for (const actor of [oscar, gina, edda]) {
    expect(await requestWebsiteRead(deps, actor, glow)).toBe("not-found");
    expect(await findWebsiteRead(deps, actor, glow)).toBeNull();
  }
  deps.pass(1);
  expect(await requestWebsiteRead(deps, tess, glow)).toBe("asked");
  expect(await refreshListings(deps)).toBe(1);
  deps.pass(1);
  expect(await requestWebsiteRead(deps, olivia, glow)).toBe("asked");
  expect(await requestWebsiteRead(deps, olivia, glow)).toBe("asked");
  expect(await requestWebsiteRead(deps, olivia, glow)).toBe("limited");
  expect(asked).toHaveLength(2);
});
