import { sql } from "drizzle-orm";
import { ownershipClaims } from "#database/schema/listing-claims.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { countUseOf } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { attestationWords } from "#domain/catalogue/licenses/attestation.ts";
import { queueMail } from "#domain/email/queue-email.server.ts";
import type { NewPicture } from "#domain/uploads/photo.ts";
import { keepPictures } from "#domain/uploads/store-photos.server.ts";
import { language } from "#shared/language.ts";
import { waitingLetter } from "./claim-emails.ts";
import type { OwnershipDeps } from "./deps.ts";
import { findClaimable } from "./find-listing.server.ts";
import { writeHistory } from "./internal/grant.server.ts";
import type { DocumentInput } from "./listing-claim.ts";
import { type Refused, refusalOf } from "./send-code.server.ts";

const perAccount = { most: 5, minutes: 24 * 60 };

/** For claimants who cannot receive a code: they submit a document, and an admin decides. */
export async function sendDocument(
  deps: OwnershipDeps,
  actor: Actor,
  slug: string,
  { explanation, link, phone }: DocumentInput,
  pictures: NewPicture[],
): Promise<Refused | { outcome: "asked" }> {
  const place = await findClaimable(deps, actor, slug);
  if (!place) return { outcome: "not-found" };
  const refused = refusalOf(actor, place);
  if (refused) return refused;
  const retryAfter = await countUseOf(deps, `ownership documents by ${actor.userId}`, perAccount);
  if (retryAfter) return { outcome: "limited", retryAfter };
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const asked = {
      ...{ explanation, link, phone, attestedWords: attestationWords() },
      proof: "document",
      state: "waiting",
      sentTo: null,
      codeHash: null,
      codeExpiresAt: null,
      language: language(),
      createdAt: now,
    } as const;
    const [claim] = await tx
      .insert(ownershipClaims)
      .values({ ...asked, listingId: place.id, userId: actor.userId })
      .onConflictDoUpdate({
        target: [ownershipClaims.userId, ownershipClaims.listingId],
        targetWhere: sql`state in ('code sent', 'waiting')`,
        set: asked,
        setWhere: sql`${ownershipClaims.state} = 'code sent'`,
      })
      .returning();
    if (!claim) return { outcome: "waiting" };
    await keepPictures(tx, now, { owner: "ownership", subjectId: claim.id }, pictures);
    await writeHistory(within, claim, "asked");
    await queueMail(within, {
      kind: "ownership waits",
      to: actor.email,
      letter: waitingLetter(place.name),
    });
    return { outcome: "asked" };
  });
}
