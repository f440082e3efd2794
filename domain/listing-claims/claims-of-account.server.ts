import { and, eq, inArray, sql } from "drizzle-orm";
import { listingClaimHistory, listingClaims } from "#database/schema/listing-claims.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import { deleteStoredPhotos } from "#domain/uploads/store-photos.server.ts";

/**
 * An account's listing claims. The outcome stays anonymously; texts and addresses are deleted.
 */
export const listingClaimsOfAccount: AccountPart = {
  name: "claims of listings",
  async collect(db, userId) {
    const { rows } = await db.execute(sql`
      select m.name as "medSpa", c.proof, c.state, c.sent_to as "sentTo", c.explanation, c.link, c.phone, c.created_at as "askedAt"
      from listing_claims c join listings m on m.id = c.listing_id where c.user_id = ${userId} order by c.id`);
    return rows;
  },
  async erase(tx, userId) {
    const own = eq(listingClaims.userId, userId);
    const blank = {
      sentTo: null,
      codeHash: null,
      codeExpiresAt: null,
      explanation: "",
      link: "",
      phone: "",
    };
    const claims = await tx
      .update(listingClaims)
      .set(blank)
      .where(own)
      .returning({ id: listingClaims.id });
    for (const { id } of claims)
      await deleteStoredPhotos(tx, { owner: "listing claim", subjectId: id });
    const isOpen = inArray(listingClaims.state, ["code sent", "waiting"]);
    const withdrawn = await tx
      .update(listingClaims)
      .set({ state: "withdrawn" })
      .where(and(own, isOpen))
      .returning();
    for (const { id, proof } of withdrawn)
      await tx
        .insert(listingClaimHistory)
        .values({ claimId: id, proof, act: "withdrawn", at: sql`now()` });
  },
};
