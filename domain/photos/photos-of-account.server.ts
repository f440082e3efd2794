import { desc, eq } from "drizzle-orm";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { photoPairs } from "#database/schema/photos.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";

/**
 * Photos belong to the listing. An account's own data is only that it recorded a consent; the
 * record is kept anonymously.
 */
export const photosOfAccount: AccountPart = {
  name: "before and after pictures",
  collect: (db, userId) =>
    db
      .select({
        listing: listings.name,
        treatment: treatments.name,
        consentedOn: photoPairs.consentedOn,
        recordedAt: photoPairs.recordedAt,
      })
      .from(photoPairs)
      .innerJoin(listings, eq(listings.id, photoPairs.listingId))
      .innerJoin(treatments, eq(treatments.id, photoPairs.treatmentId))
      .where(eq(photoPairs.recordedBy, userId))
      .orderBy(desc(photoPairs.id)),
  async erase(tx, userId) {
    await tx.update(photoPairs).set({ recordedBy: null }).where(eq(photoPairs.recordedBy, userId));
    await tx.update(photoPairs).set({ decidedBy: null }).where(eq(photoPairs.decidedBy, userId));
  },
};
