import { sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { addListings } from "#domain/catalogue/listings/add-listings.server.ts";
import { changeManyFacts } from "#domain/catalogue/listings/change-facts.server.ts";
import { recordManyFieldSources } from "#domain/catalogue/listings/confirmations.server.ts";
import { emptyListing } from "#domain/catalogue/listings/empty-listing.ts";
import type { ListingDraft } from "#domain/catalogue/listings/listing.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { findListingIds } from "#domain/catalogue/slugs/listing-ids.server.ts";
import { freeSlugs, lockSlugAssignment } from "#domain/catalogue/slugs/slugs.server.ts";
import { recordImportedFacts } from "#domain/listing-edits/record-import.server.ts";
import type { ImportRules } from "../import-fields.ts";
import type { JudgedRow } from "./judge-rows.server.ts";
import type { ImportCatalogue } from "./read-reference.server.ts";

type Deps = { db: Transaction; clock: () => Date };
/** Author of the changes: an account, or null for a command. */
type ImportActor = { userId: number | null };

/** Applies the verdicts. Returns the ids of added listings by row position. */
export async function applyImportRows(
  within: Deps,
  judged: JudgedRow[],
  rules: ImportRules,
  reference: ImportCatalogue,
  by: ImportActor,
) {
  const added = await addRows(
    within,
    judged.filter(({ verdict }) => verdict === "new"),
    rules,
    reference,
  );
  const changed = judged.filter(
    ({ held, changes, verdict }) =>
      held && Object.keys(changes).length > 0 && (verdict === "changed" || verdict === "duplicate"),
  );
  const due = changed.flatMap(({ held, changes }) =>
    held ? [{ held, changes: afterOf(changes), before: changes }] : [],
  );
  await changeManyFacts(within, due);
  await recordManyFieldSources(
    within,
    due.map(({ held, changes }) => ({ listingId: held.id, fields: Object.keys(changes) })),
    "import",
  );
  await recordImportedFacts(
    within,
    due.map(({ held, before }) => ({ listingId: held.id, changes: before })),
    by,
  );
  return { added, changed: new Set(changed.map(({ position }) => position)) };
}

const afterOf = (changes: JudgedRow["changes"]): Partial<ListingFacts> =>
  Object.fromEntries(Object.entries(changes).map(([field, { after }]) => [field, after]));

async function addRows(
  { db, clock }: Deps,
  rows: JudgedRow[],
  rules: ImportRules,
  reference: ImportCatalogue,
) {
  const ids = new Map<number, number>();
  if (rows.length === 0) return ids;
  await lockSlugAssignment({ db });
  const slugs = await freeSlugs(
    { db },
    rows.map(({ facts }) => facts.name ?? ""),
  );
  const drafts = rows.map(({ facts, isHidden }, index) =>
    draftOf(
      facts,
      slugs[index] ?? "",
      isHidden ? { ...rules, added: "pending" } : rules,
      reference,
    ),
  );
  await addListings({ db, clock }, drafts, { announces: false });
  const idOf = await findListingIds(db, slugs);
  rows.forEach(({ position }, index) => {
    const id = idOf.get(slugs[index] ?? "");
    if (id === undefined) throw new Error(`The slug "${slugs[index]}" was taken in the meantime`);
    ids.set(position, id);
  });
  return ids;
}

/** Leaves facts empty that the file does not have. */
function draftOf(
  facts: Partial<ListingFacts>,
  slug: string,
  rules: ImportRules,
  { cities, categoryOf }: ImportCatalogue,
): ListingDraft {
  const city = cities.find((each) => each.slug === facts.city);
  if (!city) throw new Error(`A row without a city was treated as a listing: "${facts.name}"`);
  const ofMenu = facts.services?.flatMap(
    ({ treatment }) => (treatment && categoryOf.get(treatment)) || [],
  )[0];
  return {
    ...emptyListing,
    categories: [ofMenu ?? rules.category],
    ...facts,
    name: facts.name ?? "",
    city: city.slug,
    slug,
    status: rules.added,
  };
}

export async function recordImportRows(
  db: Transaction,
  importId: number,
  judged: JudgedRow[],
  done: Awaited<ReturnType<typeof applyImportRows>> | null,
) {
  const rows = judged.map((row) => ({
    position: row.position,
    verdict: row.verdict,
    listing_id: done?.added.get(row.position) ?? row.listingId,
    same_as: row.sameAs,
    because: row.because,
    problems: Object.keys(row.problems).length > 0 ? row.problems : null,
    warnings: Object.keys(row.warnings).length > 0 ? row.warnings : null,
    changes: Object.keys(row.changes).length > 0 ? row.changes : null,
    kept: row.kept.length > 0 ? row.kept : null,
    did: done?.added.has(row.position)
      ? "added"
      : done?.changed.has(row.position)
        ? "changed"
        : null,
    was:
      done?.changed.has(row.position) && row.held
        ? { confirmedOn: row.held.confirmedOn, confirmations: row.confirmations }
        : null,
  }));
  await writeRowColumns(db, importId, rows);
}

/** Updates many rows in one statement. */
export async function writeRowColumns(
  db: Transaction,
  importId: number,
  rows: ({ position: number } & Record<string, unknown>)[],
) {
  if (rows.length === 0) return;
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== "position");
  const sets = sql.raw(names.map((name) => `"${name}" = given."${name}"`).join(", "));
  await db.execute(sql`
    update import_rows set ${sets} from json_populate_recordset(null::import_rows, ${JSON.stringify(rows)}) given
    where import_rows.import_id = ${importId} and import_rows.position = given.position`);
}
