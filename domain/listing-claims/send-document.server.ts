import { sql } from "drizzle-orm";
import { listingClaims } from "#database/schema/listing-claims.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { limitSubject } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { attestationWords } from "#domain/catalogue/licenses/attestation.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import type { NewPhoto } from "#domain/uploads/photo.ts";
import { storePhotos } from "#domain/uploads/store-photos.server.ts";
import { language } from "#shared/language.ts";
import { claimPendingEmail } from "./claim-emails.ts";
import type { ListingClaimDeps } from "./deps.ts";
import { findClaimableListing } from "./find-listing.server.ts";
import { recordListingClaimHistory } from "./internal/grant.server.ts";
import type { ClaimDocumentInput } from "./listing-claim.ts";
import { type ClaimRefusal, findClaimRefusal } from "./send-code.server.ts";

const perAccount = { most: 5, minutes: 24 * 60 };

/** Stores a document of claimants who cannot receive a code; an admin decides. */
export async function sendDocument(
  deps: ListingClaimDeps,
  actor: Actor,
  slug: string,
  { explanation, link, phone }: ClaimDocumentInput,
  pictures: NewPhoto[],
): Promise<ClaimRefusal | { outcome: "asked" }> {
  const place = await findClaimableListing(deps, actor, slug);
  if (!place) return { outcome: "not-found" };
  const refused = findClaimRefusal(actor, place);
  if (refused) return refused;
  const retryAfter = await limitSubject(
    deps,
    `listing claim documents by ${actor.userId}`,
    perAccount,
  );
  if (retryAfter) return { outcome: "limited", retryAfter };
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const values = {
      explanation,
      link,
      phone,
      attestedText: attestationWords(),
      proof: "document",
      state: "waiting",
      sentTo: null,
      codeHash: null,
      codeExpiresAt: null,
      locale: language(),
      createdAt: now,
    } as const satisfies Partial<typeof listingClaims.$inferInsert>;
    const [claim] = await tx
      .insert(listingClaims)
      .values({ ...values, listingId: place.id, userId: actor.userId })
      .onConflictDoUpdate({
        target: [listingClaims.userId, listingClaims.listingId],
        targetWhere: sql`state in ('code sent', 'waiting')`,
        set: values,
        setWhere: sql`${listingClaims.state} = 'code sent'`,
      })
      .returning();
    if (!claim) return { outcome: "waiting" };
    await storePhotos(tx, now, { owner: "listing claim", subjectId: claim.id }, pictures);
    await recordListingClaimHistory(within, claim, "requested");
    await queueEmail(within, {
      kind: "listing claim pending",
      to: actor.email,
      content: claimPendingEmail(place.name),
    });
    return { outcome: "asked" };
  });
}
