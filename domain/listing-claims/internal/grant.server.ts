import { eq } from "drizzle-orm";
import { announceChange } from "#database/invalidation.ts";
import { ownershipClaims, ownershipHistory } from "#database/schema/listing-claims.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { recordAttestation } from "#domain/catalogue/licenses/attestations.server.ts";
import type { lockListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { queueMail } from "#domain/email/queue-email.server.ts";
import { speakIn } from "#platform/speaking.ts";
import { to } from "#shared/to.ts";
import { newOwnerLetter } from "../claim-emails.ts";
import type { OwnershipDeps } from "../deps.ts";

type Claim = typeof ownershipClaims.$inferSelect;
type Act = (typeof ownershipHistory.act.enumValues)[number];
type Within = Pick<OwnershipDeps, "db" | "clock">;

export async function writeHistory(
  { db, clock }: Within,
  { id, proof }: Pick<Claim, "id" | "proof">,
  act: Act,
  by: { decidedBy?: number; reason?: string } = {},
) {
  await db.insert(ownershipHistory).values({ claimId: id, proof, act, at: clock(), ...by });
}

type Listing = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/** Approves a listing claim: the account becomes an owner, and the listed address is notified. */
export async function grantClaim(
  within: OwnershipDeps,
  claim: Claim,
  listing: Listing,
  owner: string,
  by: { decidedBy?: number; sessionId?: number | null } = {},
) {
  await addMembership(within, claim.userId, { listingId: listing.id, role: "owner" }, by.sessionId);
  if (claim.attestedWords)
    await recordAttestation(within, {
      listingId: listing.id,
      way: "claim",
      words: claim.attestedWords,
      userId: claim.userId,
    });
  await closeClaim(within, claim, "granted", { decidedBy: by.decidedBy });
  await announceChange(within.db, [tags.listing(listing.slug)]);
  await speakIn("en", () => {
    const letter = newOwnerLetter(
      listing.name,
      owner,
      claim.proof,
      within.siteUrl + to(`/listing/${listing.slug}`),
    );
    return queueMail(within, { kind: "new owner", to: listing.email, letter });
  });
}

export async function closeClaim(
  within: Within,
  claim: Claim,
  state: "granted" | "refused",
  by: { decidedBy?: number; reason?: string } = {},
) {
  await within.db
    .update(ownershipClaims)
    .set({ state, codeHash: null, codeExpiresAt: null })
    .where(eq(ownershipClaims.id, claim.id));
  await writeHistory(within, claim, state, by);
}
