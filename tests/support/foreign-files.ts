import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { listings } from "#database/schema/catalogue/listings.ts";
import { readListings } from "#domain/catalogue/listings/read-listing.server.ts";
import { describeWeek } from "#shared/hours.ts";
import { testAccounts } from "./accounts.ts";
import { test as plainTest } from "./database.ts";
import { imported, rowsOf } from "./imports.ts";
import { addPeople, type Peopled } from "./people.ts";

export const test = plainTest.extend<{ people: Peopled; deps: ReturnType<typeof testAccounts> }>({
  deps: async ({ db }, use) => use(testAccounts(db)),
  people: async ({ deps }, use) => use(await addPeople(deps)),
});

const fileOf = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, "foreign-files", name)));
type Deps = { deps: ReturnType<typeof testAccounts>; people: Peopled };

/** Imports a file and publishes its rows. Returns what each row became. */
export async function publishFile({ deps, people }: Deps, name: string) {
  const id = await imported(deps, people.ada, fileOf(name), { added: "active" });
  const rows = await rowsOf(deps, id);
  const ids = rows.flatMap(({ listingId, did }) =>
    did === "added" && listingId !== null ? [listingId] : [],
  );
  const standing = new Map(
    (
      await deps.db
        .select({ id: listings.id, status: listings.status })
        .from(listings)
        .where(inArray(listings.id, ids))
    ).map((row) => [row.id, row.status]),
  );
  const factsById = new Map(
    (await readListings(deps, ids)).map((listing) => [listing.id, listing.facts]),
  );
  return rows.map(({ listingId, verdict, problems, warnings }) => {
    const facts = listingId === null ? null : factsById.get(listingId);
    const status = (listingId !== null && standing.get(listingId)) || verdict;
    return {
      status,
      problems: Object.keys(problems ?? {}),
      warned: Object.keys(warnings ?? {}).sort(),
      facts: facts ? stated(facts) : null,
    };
  });
}

function stated(facts: object) {
  const isStated = (value: unknown) =>
    value !== null &&
    value !== "" &&
    !(typeof value === "object" && Object.keys(value).length === 0);
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([name, value]) => name !== "weeklyHours" && isStated(value))
      .concat(weekOf(facts)),
  );
}

function weekOf(facts: object): [string, unknown][] {
  const { weeklyHours } = facts as { weeklyHours: [number, number][] };
  return weeklyHours.length === 0
    ? []
    : [
        [
          "week",
          describeWeek(weeklyHours)
            .map(({ hours }) => hours.replaceAll(":00", "").replaceAll(" ", ""))
            .join(" "),
        ],
      ];
}
