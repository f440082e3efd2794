import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { listings } from "#database/schema/catalogue/listings.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { listFavorites, mergeFavorites, removeFavorite, saveFavorite } from "./favorites.server.ts";

const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

test("favorites are private, sorted latest first, and can be removed", async ({ db }) => {
  const accounts = testAccounts(db);
  const { gina, oscar } = await addPeople(accounts);
  expect(await saveFavorite(accounts, gina, "glow-studio")).toBe("saved");
  accounts.pass(1);
  expect(await saveFavorite(accounts, gina, "harbor-studio")).toBe("saved");
  expect(slugs(await listFavorites(accounts, gina))).toEqual(["harbor-studio", "glow-studio"]);
  expect(await listFavorites(accounts, oscar)).toEqual([]);
  await removeFavorite(accounts, oscar, "glow-studio");
  expect(slugs(await listFavorites(accounts, gina))).toEqual(["harbor-studio", "glow-studio"]);
  await removeFavorite(accounts, gina, "harbor-studio");
  expect(slugs(await listFavorites(accounts, gina))).toEqual(["glow-studio"]);
});

test("an unpublished listing cannot be a favorite and leaves the list", async ({ db }) => {
  const accounts = testAccounts(db);
  const { gina } = await addPeople(accounts);
  await saveFavorite(accounts, gina, "glow-studio");
  await db.update(listings).set({ status: "inactive" }).where(eq(listings.slug, "glow-studio"));
  expect(await listFavorites(accounts, gina)).toEqual([]);
  expect(await saveFavorite(accounts, gina, "glow-studio")).toBe("not-found");
  expect(await mergeFavorites(accounts, gina, ["glow-studio", "nowhere"])).toEqual([]);
});

test("favorites from the browser join those of the account, without duplicates and in order", async ({
  db,
}) => {
  const accounts = testAccounts(db);
  const { gina } = await addPeople(accounts);
  await saveFavorite(accounts, gina, "glow-studio");
  accounts.pass(1);
  expect(
    slugs(await mergeFavorites(accounts, gina, ["harbor-studio", "glow-studio", "harbor-studio"])),
  ).toEqual(["harbor-studio", "glow-studio"]);
});
