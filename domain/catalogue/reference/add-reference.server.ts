import { bulkInsert } from "#database/bulk-insert.ts";
import type { Database, Transaction } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";
import { tags } from "../tags.ts";

type InsertRow<Table extends { $inferInsert: object }> = Table["$inferInsert"];
export type ReferenceData = {
  cities: InsertRow<typeof cities>[];
  categories: InsertRow<typeof categories>[];
  treatments: (Omit<InsertRow<typeof treatments>, "categoryId"> & { category: string })[];
};

/**
 * Adds the cities, categories, and treatments that listings refer to. Existing rows keep the
 * admin's edits.
 */
export async function addReference(
  { db }: { db: Database | Transaction },
  reference: ReferenceData,
) {
  await db.transaction(async (tx) => {
    await bulkInsert(tx, cities, reference.cities);
    await bulkInsert(tx, categories, reference.categories);
    const rows = await tx.select({ id: categories.id, slug: categories.slug }).from(categories);
    const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
    await bulkInsert(
      tx,
      treatments,
      reference.treatments.map(({ category, ...treatment }) => {
        const categoryId = idOf.get(category);
        if (categoryId === undefined)
          throw new Error(`${treatment.slug}: no category "${category}"`);
        return { ...treatment, categoryId };
      }),
    );
    await invalidateTags(tx, [tags.reference, tags.catalogue]);
  });
}

export async function hasReference({ db }: { db: Database | Transaction }) {
  return (await db.$count(treatments)) > 0;
}
