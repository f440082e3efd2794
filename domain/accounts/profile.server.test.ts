import { expect } from "vitest";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, people } from "#tests/support/people.ts";
import { profileSchema } from "./account-input.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { findProfile, saveProfile } from "./profile.server.ts";

const profile = {
  name: "Gina Rios",
  location: "Costa Mesa",
  phone: "(949) 555-0100",
  instagram: "gina.rios",
};

test("profile details belong to the user alone", async ({ db }) => {
  const accounts = testAccounts(db);
  const { gina, oscar } = await addPeople(accounts);
  await saveProfile(accounts, gina, profile);
  expect(await findProfile(accounts, gina)).toMatchObject({ ...profile, email: people.gina.email });
  expect(await findProfile(accounts, oscar)).toMatchObject({
    name: people.oscar.name,
    location: "",
    phone: "",
    instagram: "",
  });
});

test("the profile is deleted with the account", async ({ db }) => {
  const accounts = testAccounts(db);
  const { gina } = await addPeople(accounts);
  await saveProfile(accounts, gina, profile);
  await deleteAccount(accounts, gina);
  expect(await findProfile(accounts, gina)).toMatchObject({
    name: "Deleted account",
    email: "",
    location: "",
    phone: "",
    instagram: "",
  });
});

test("accepts a handle with @ or as a URL and nothing else", () => {
  const handle = (instagram: string) =>
    profileSchema.safeParse({ ...profile, instagram }).data?.instagram;
  expect(handle("@gina.rios")).toBe("gina.rios");
  expect(handle("https://www.instagram.com/gina.rios/?hl=en")).toBe("gina.rios");
  expect(handle("")).toBe("");
  expect(handle("two words")).toBeUndefined();
  expect(profileSchema.safeParse({ ...profile, phone: "call me" }).success).toBe(false);
});
