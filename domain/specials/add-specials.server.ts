import { inArray } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { specials } from "#database/schema/specials.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { type SpecialDraft, specialsTag } from "./special.ts";

/** Adds specials of existing listings; an unknown listing is a bug in the caller. */
export async function addSpecials({ db }: { db: Executor }, drafts: SpecialDraft[]) {
  await db.transaction(async (tx) => {
    const slugs = [...new Set(drafts.map(({ medSpa }) => medSpa))];
    const known = await tx
      .select({ id: medSpas.id, slug: medSpas.slug })
      .from(medSpas)
      .where(inArray(medSpas.slug, slugs));
    const idOf = new Map(known.map(({ id, slug }) => [slug, id]));
    const treatmentIds = new Map(
      (await tx.select({ id: treatments.id, slug: treatments.slug }).from(treatments)).map(
        ({ id, slug }) => [slug, id],
      ),
    );
    const rows = drafts.map(({ medSpa, treatment, ...special }) => {
      const medSpaId = idOf.get(medSpa);
      if (medSpaId === undefined) throw new Error(`No med spa has the slug "${medSpa}"`);
      return { medSpaId, treatmentId: treatmentIds.get(treatment ?? "") ?? null, ...special };
    });
    await bulkInsert(tx, specials, rows);
    await announceChange(tx, [specialsTag, ...slugs.map(tags.medSpa)]);
  });
}
