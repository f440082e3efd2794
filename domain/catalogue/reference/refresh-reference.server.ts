import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";
import { addReference, type ReferenceData } from "./add-reference.server.ts";

/** Results by slug. `kept`: edited by an admin. */
export type RefreshReferenceResult = { added: string[]; updated: string[]; kept: string[] };

/**
 * Updates treatments, categories, and cities to the shipped versions, so that upgrades bring
 * corrected texts to a running site. Admin edits stay unless `overwrite` is set.
 */
export const refreshReference = async (
  { db }: { db: Database },
  shipped: ReferenceData,
  { overwrite }: { overwrite: boolean },
): Promise<RefreshReferenceResult> =>
  db.transaction(async (tx) => {
    const done: RefreshReferenceResult = { added: [], updated: [], kept: [] };
    const isOwn = await changedByAdmins(tx);
    const known = {
      cities: await tx.select().from(cities),
      categories: await tx.select().from(categories),
      treatments: await tx.select().from(treatments),
    };
    const missing: ReferenceData = { cities: [], categories: [], treatments: [] };
    const categoryIds = new Map(known.categories.map(({ id, slug }) => [slug, id]));
    for (const kind of ["cities", "categories", "treatments"] as const)
      for (const row of shipped[kind]) {
        const standing = known[kind].find(({ slug }) => slug === row.slug);
        const { category, ...columns } = { category: undefined, ...row };
        if (!standing) {
          (missing[kind] as unknown[]).push(row);
          done.added.push(row.slug);
        } else if (isOwn(kind, standing.id) && !overwrite) done.kept.push(row.slug);
        else if (
          await write(tx, kind, standing, {
            ...columns,
            ...(category ? { categoryId: categoryIds.get(category) } : {}),
          })
        )
          done.updated.push(row.slug);
      }
    await addReference({ db: tx }, missing);
    await invalidateTags(tx, ["*"]);
    return done;
  });

const tables = { cities, categories, treatments };

/** Returns true if anything changed. Changed texts lose the physician's signature. */
async function write(
  tx: Transaction,
  kind: keyof typeof tables,
  standing: Record<string, unknown> & { id: number },
  columns: Record<string, unknown>,
) {
  const changed = Object.entries(columns).filter(
    ([name, value]) => JSON.stringify(standing[name] ?? null) !== JSON.stringify(value ?? null),
  );
  if (changed.length === 0) return false;
  // The columns fit the kind, because they come from its own schema.
  const table = tables[kind] as typeof treatments;
  const unsigned =
    kind === "treatments" ? { reviewedBy: null, reviewerLicense: null, reviewedOn: null } : {};
  await tx
    .update(table)
    .set({ ...Object.fromEntries(changed), ...unsigned })
    .where(eq(table.id, standing.id));
  return true;
}

async function changedByAdmins(tx: Transaction) {
  const { rows } = await tx.execute<{ row: string }>(sql`
    select distinct table_name || ' ' || row_key as row from audit_log where table_name in ('cities', 'categories', 'treatments') and actor_id is not null`);
  const own = new Set(rows.map(({ row }) => row));
  return (kind: string, id: number) => own.has(`${kind} ${id}`);
}
