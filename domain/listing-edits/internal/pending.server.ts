import { and, desc, eq, gt } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { listingEditHistory, listingEdits } from "#database/schema/listing-edits/listing-edits.ts";
import { areFactsEqual } from "#domain/catalogue/listings/are-facts-equal.server.ts";
import {
  type FactName,
  type ListingFacts,
  tidyFacts,
} from "#domain/catalogue/listings/listing-facts.ts";
import type { FactSource } from "#domain/catalogue/listings/source.ts";
import type { ListingEditDeps } from "../deps.ts";
import type { FactEdit, FactEdits } from "../edited-facts.ts";

type Deps = Pick<ListingEditDeps, "db" | "clock">;
type EditHistoryEntry = Omit<typeof listingEditHistory.$inferInsert, "at" | "id">;

export async function findPendingEdit({ db }: Pick<Deps, "db">, listingId: number) {
  const [pending] = await db
    .select()
    .from(listingEdits)
    .where(and(eq(listingEdits.listingId, listingId), eq(listingEdits.state, "pending")));
  return pending ?? null;
}

export async function recordEditHistory({ db, clock }: Deps, entry: EditHistoryEntry) {
  await db.insert(listingEditHistory).values({ ...entry, at: clock() });
}

export function diffFacts(
  facts: ListingFacts,
  proposal: Partial<ListingFacts>,
  source: FactSource,
): FactEdits {
  const fields = Object.entries(tidyFacts(proposal)) as [FactName, unknown][];
  const differing = fields.filter(
    ([field, after]) => after !== undefined && !areFactsEqual(field, facts[field], after),
  );
  return Object.fromEntries(
    differing.map(([field, after]): [string, FactEdit] => [
      field,
      { before: facts[field], after, source },
    ]),
  );
}

/** Stores the pending changes; without any left, closes the edit. Returns its id. */
export async function writePendingEdit(
  { db, clock }: Deps,
  listingId: number,
  pending: { id: number } | null,
  changes: FactEdits,
  end: "withdrawn" | "approved" = "withdrawn",
) {
  if (!pending) {
    const [added] = await db
      .insert(listingEdits)
      .values({ listingId, changes, createdAt: clock() })
      .returning({ id: listingEdits.id });
    if (!added) throw new Error("The pending edit was not saved");
    return added.id;
  }
  const isEmpty = Object.keys(changes).length === 0;
  await db
    .update(listingEdits)
    .set(isEmpty ? { state: end } : { changes })
    .where(eq(listingEdits.id, pending.id));
  return pending.id;
}

/** Finds edits of these fields since a form was rendered. */
export async function findEditsSince(
  { db }: Pick<Deps, "db">,
  listingId: number,
  seen: number,
  fields: readonly string[],
) {
  const rows = await db
    .select({ ...pickColumns(listingEditHistory, "id", "act", "changes", "at"), by: users.name })
    .from(listingEditHistory)
    .leftJoin(users, eq(users.id, listingEditHistory.userId))
    .where(and(eq(listingEditHistory.listingId, listingId), gt(listingEditHistory.id, seen)))
    .orderBy(listingEditHistory.id);
  return rows.filter(({ changes }) => Object.keys(changes).some((field) => fields.includes(field)));
}

/** Finds the id of the latest history entry, which a form sends back as `seen`. */
export async function findLatestEdit({ db }: Pick<Deps, "db">, listingId: number) {
  const [latest] = await db
    .select({ id: listingEditHistory.id })
    .from(listingEditHistory)
    .where(eq(listingEditHistory.listingId, listingId))
    .orderBy(desc(listingEditHistory.id))
    .limit(1);
  return latest?.id ?? 0;
}
