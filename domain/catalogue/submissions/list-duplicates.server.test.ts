import { expect } from "vitest";
import { testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { listDuplicates } from "./list-duplicates.server.ts";

const all = { limit: 50, offset: 0 };

test("duplicates list all matching signs, strongest first, and ignore a shared switchboard number", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const { ada, olivia } = await addPeople(deps);
  const far = (address: string) => ({ address, website: null, city: "anaheim" });
  await addDrafts(
    db,
    { name: "Glow Studio Irvine", address: "2 Elm St", website: null },
    { name: "Harbour Studio", ...far("9 Oak"), phone: "(714) 555-0177" },
  );
  await addDrafts(
    db,
    ...Array.from({ length: 21 }, (_, index) => ({
      name: `Branch ${index} ${"abcdefghijklmnopqrstuvw"[index]?.repeat(9)}`,
      ...far(`${index} Main`),
      phone: "(800) 555-0100",
    })),
  );
  await addDrafts(
    db,
    { name: "Alta Skin", ...far("7 Pine"), phone: "(714) 555-0150" },
    { name: "Alta Skinn", ...far("8 Pine"), phone: "714 555 0151" },
  );
  const listed = await listDuplicates(deps, ada, all);
  if (listed === "forbidden") throw new Error("Ada may");
  const pairs = listed.duplicates.map(({ one, other, because }) => [
    one.name,
    other.name,
    because.join(", "),
  ]);
  // Two listings in Irvine share the street that the test uses.
  expect(pairs).toEqual([
    ["Glow Studio", "Glow Studio Irvine", "phone"],
    ["Glow Studio", "Harbor Studio", "address"],
    ["Alta Skin", "Alta Skinn", "a name like it"],
  ]);
  expect(listed.total).toBe(3);
  expect(await listDuplicates(deps, ada, { limit: 1, offset: 2 })).toMatchObject({
    total: 3,
    duplicates: [{ one: { name: "Alta Skin" } }],
  });
  expect(await listDuplicates(deps, olivia, all)).toBe("forbidden");
});
