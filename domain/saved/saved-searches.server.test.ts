import { expect } from "vitest";
import { collectMyData, deleteAccount } from "#domain/accounts/delete-account.server.ts";
import { listRecentActivity } from "#domain/accounts/recent-activity.server.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { listFavorites, saveFavorite } from "./favorites.server.ts";
import { savedItemsOfAccount } from "./saved-items-of-account.server.ts";
import {
  changeSavedSearch,
  findSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from "./saved-searches.server.ts";

const search = { name: "Botox in Irvine", query: "q=botox&city=irvine", wantsAlerts: true };

test("saving a search again renames it", async ({ db }) => {
  const accounts = testAccounts(db);
  const { gina } = await addPeople(accounts);
  await saveSearch(accounts, gina, search);
  await saveSearch(accounts, gina, { ...search, name: "Near work", wantsAlerts: false });
  expect(await listSavedSearches(accounts, gina)).toMatchObject([
    { name: "Near work", query: search.query, wantsAlerts: false },
  ]);
});

test("another user's saved search is not found", async ({ db }) => {
  const accounts = testAccounts(db);
  const { gina, oscar } = await addPeople(accounts);
  await saveSearch(accounts, gina, search);
  const [{ id } = { id: 0 }] = await listSavedSearches(accounts, gina);
  for (const missing of [id, 999_999]) {
    expect(await findSavedSearch(accounts, oscar, missing)).toBeNull();
    expect(await changeSavedSearch(accounts, oscar, missing, search)).toBe("not-found");
    expect(await removeSavedSearch(accounts, oscar, missing)).toBe("not-found");
  }
  expect(await changeSavedSearch(accounts, gina, id, { name: "Mine", wantsAlerts: false })).toBe(
    "done",
  );
  expect(await findSavedSearch(accounts, gina, id)).toMatchObject({
    name: "Mine",
    wantsAlerts: false,
  });
  expect(await removeSavedSearch(accounts, gina, id)).toBe("done");
});

test("rejects the fifty-first saved search", async ({ db }) => {
  const accounts = testAccounts(db);
  const { gina } = await addPeople(accounts);
  for (let index = 0; index < 50; index++)
    await saveSearch(accounts, gina, { ...search, query: `q=${index}` });
  expect(await saveSearch(accounts, gina, search)).toBe("full");
});

test("saved searches and favorites are exported, shown as activity and deleted with the account", async ({
  db,
}) => {
  const accounts = { ...testAccounts(db), accountParts: [savedItemsOfAccount] };
  const { gina } = await addPeople(accounts);
  accounts.pass(1);
  await saveFavorite(accounts, gina, "glow-studio");
  await saveSearch(accounts, gina, search);
  expect(await collectMyData(accounts, gina)).toMatchObject({
    saved: { favourites: [{ slug: "glow-studio" }], searches: [{ name: search.name }] },
  });
  expect((await listRecentActivity(accounts, gina)).map(({ text }) => text)).toEqual([
    "Saved Glow Studio",
    "Saved the search “Botox in Irvine”",
    "Signed in: Firefox on Linux",
  ]);
  expect(await deleteAccount(accounts, gina)).toBe("done");
  expect(await listFavorites(accounts, gina)).toEqual([]);
  expect(await listSavedSearches(accounts, gina)).toEqual([]);
});
