import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, gt } from "drizzle-orm";
import { users } from "#database/schema/accounts/accounts.ts";
import { revisionHistory, revisions } from "#database/schema/listing-edits/revisions.ts";
import {
  type FactName,
  type ListingFacts,
  tidyFacts,
} from "#domain/catalogue/listings/listing-facts.ts";
import type { Source } from "#domain/catalogue/listings/source.ts";
import type { RevisionTouches } from "../deps.ts";
import type { Change, Changes } from "../edited-facts.ts";

type Within = Pick<RevisionTouches, "db" | "clock">;
type Entry = Omit<typeof revisionHistory.$inferInsert, "at" | "id">;

export async function findPending({ db }: Pick<Within, "db">, medSpaId: number) {
  const [pending] = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.medSpaId, medSpaId), eq(revisions.state, "pending")));
  return pending ?? null;
}

export async function writeHistory({ db, clock }: Within, entry: Entry) {
  await db.insert(revisionHistory).values({ ...entry, at: clock() });
}

/** The day when a menu's prices were said is no change of the menu. */
const comparable = (field: string, value: unknown) =>
  field === "services" && Array.isArray(value)
    ? value.map((entry: object) => ({ ...entry, pricedOn: null }))
    : value;

export const areSame = (field: string, one: unknown, other: unknown) =>
  isDeepStrictEqual(comparable(field, one), comparable(field, other));

/** What of this differs from what stands. */
export function changesOf(
  facts: ListingFacts,
  wanted: Partial<ListingFacts>,
  source: Source,
): Changes {
  const fields = Object.entries(tidyFacts(wanted)) as [FactName, unknown][];
  const differing = fields.filter(
    ([field, after]) => after !== undefined && !areSame(field, facts[field], after),
  );
  return Object.fromEntries(
    differing.map(([field, after]): [string, Change] => [
      field,
      { before: facts[field], after, source },
    ]),
  );
}

/** Writes what waits from now on; with nothing left the revision is at its end. Returns its number. */
export async function writePending(
  { db, clock }: Within,
  medSpaId: number,
  pending: { id: number } | null,
  changes: Changes,
  end: "withdrawn" | "approved" = "withdrawn",
) {
  if (!pending) {
    const [added] = await db
      .insert(revisions)
      .values({ medSpaId, changes, createdAt: clock() })
      .returning({ id: revisions.id });
    if (!added) throw new Error("A revision was not written");
    return added.id;
  }
  const isEmpty = Object.keys(changes).length === 0;
  await db
    .update(revisions)
    .set(isEmpty ? { state: end } : { changes })
    .where(eq(revisions.id, pending.id));
  return pending.id;
}

/** What somebody did to these fields since a form was drawn. */
export async function changedSince(
  { db }: Pick<Within, "db">,
  medSpaId: number,
  seen: number,
  fields: readonly string[],
) {
  const rows = await db
    .select({
      id: revisionHistory.id,
      act: revisionHistory.act,
      changes: revisionHistory.changes,
      at: revisionHistory.at,
      by: users.name,
    })
    .from(revisionHistory)
    .leftJoin(users, eq(users.id, revisionHistory.userId))
    .where(and(eq(revisionHistory.medSpaId, medSpaId), gt(revisionHistory.id, seen)))
    .orderBy(revisionHistory.id);
  return rows.filter(({ changes }) => Object.keys(changes).some((field) => fields.includes(field)));
}

/** The latest entry of a listing's history: what a form has seen when it is drawn. */
export async function latestEntry({ db }: Pick<Within, "db">, medSpaId: number) {
  const [latest] = await db
    .select({ id: revisionHistory.id })
    .from(revisionHistory)
    .where(eq(revisionHistory.medSpaId, medSpaId))
    .orderBy(desc(revisionHistory.id))
    .limit(1);
  return latest?.id ?? 0;
}
