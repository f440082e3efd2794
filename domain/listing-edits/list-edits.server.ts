import { desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { listingEditHistory, listingEdits } from "#database/schema/listing-edits/listing-edits.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { areFactsEqual } from "#domain/catalogue/listings/are-facts-equal.server.ts";
import { readListing } from "#domain/catalogue/listings/read-listing.server.ts";
import { slugify } from "#shared/slug.ts";
import type { ListingEditDeps } from "./deps.ts";
import { applyEdits, isModerated } from "./edited-facts.ts";
import { findLatestEdit } from "./internal/pending.server.ts";

const mostListed = 50;

export async function listDecidedEdits({ db }: Pick<ListingEditDeps, "db">, actor: Actor) {
  if (!may(actor, "listingEdits.decide")) return "forbidden" as const;
  const rows = await read(db, ne(listingEdits.state, "pending"));
  const listed = [];
  for (const row of rows) listed.push(await withListing({ db }, row));
  return listed;
}

/** Finds a pending edit, with the changes to the listing since. */
export async function findListingEdit(
  { db }: Pick<ListingEditDeps, "db">,
  actor: Actor,
  id: number,
) {
  if (!may(actor, "listingEdits.decide")) return "forbidden" as const;
  const [row] = await read(
    db,
    sql`${listingEdits.id} = ${id} and ${listingEdits.state} = 'pending'`,
  );
  return row ? withListing({ db }, row) : null;
}

const read = (db: ListingEditDeps["db"], where: SQL) =>
  db
    .select(pickColumns(listingEdits, "id", "state", "changes", "createdAt", "listingId"))
    .from(listingEdits)
    .where(where)
    .orderBy(desc(listingEdits.id))
    .limit(mostListed);

type EditRow = Pick<
  typeof listingEdits.$inferSelect,
  "id" | "state" | "changes" | "createdAt" | "listingId"
>;

async function withListing(
  { db }: Pick<ListingEditDeps, "db">,
  { listingId, changes, ...revision }: EditRow,
) {
  const listing = await readListing({ db }, listingId);
  if (!listing) throw new Error("A pending edit has no listing");
  const live: Record<string, unknown> = listing.facts;
  const history = await db
    .select({
      ...pickColumns(listingEditHistory, "id", "act", "source", "reason", "at"),
      by: users.name,
    })
    .from(listingEditHistory)
    .leftJoin(users, eq(users.id, listingEditHistory.userId))
    .where(eq(listingEditHistory.listingEditId, revision.id))
    .orderBy(listingEditHistory.id);
  const fields = Object.entries(changes).map(([field, { before, after, source }]) => ({
    field,
    before,
    after,
    source,
    live: live[field],
    hasMoved: !areFactsEqual(field, live[field], before),
    /** The owner has edited this field directly since; that edit stays. */
    isKept: !areFactsEqual(field, live[field], before) && !isModerated(field),
  }));
  const { name, city, website } = listing.facts;
  const newName = changes.name?.after;
  return {
    ...revision,
    seen: await findLatestEdit({ db }, listingId),
    listing: { name, slug: listing.slug, city, website },
    mayRename: typeof newName === "string" && slugify(newName) !== slugify(name),
    fields,
    history,
    facts: { ...listing.facts, ...applyEdits(changes) },
  };
}
