import { eq } from "drizzle-orm";
import { invalidateTags } from "#database/invalidation.ts";
import { listingClaimHistory, listingClaims } from "#database/schema/listing-claims.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { recordAttestation } from "#domain/catalogue/licenses/attestations.server.ts";
import type { lockListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { listingPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { ownerAddedEmail } from "../claim-emails.ts";
import type { ListingClaimDeps } from "../deps.ts";

type ListingClaimRow = typeof listingClaims.$inferSelect;
type ClaimAct = (typeof listingClaimHistory.act.enumValues)[number];
type Deps = Pick<ListingClaimDeps, "db" | "clock">;

export async function recordListingClaimHistory(
  { db, clock }: Deps,
  { id, proof }: Pick<ListingClaimRow, "id" | "proof">,
  act: ClaimAct,
  by: { decidedBy?: number; reason?: string } = {},
) {
  await db.insert(listingClaimHistory).values({ claimId: id, proof, act, at: clock(), ...by });
}

type Listing = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/** Approves a listing claim: the account becomes an owner, and the listed address is notified. */
export async function grantListingClaim(
  within: ListingClaimDeps,
  claim: ListingClaimRow,
  listing: Listing,
  owner: string,
  by: { decidedBy?: number; sessionId?: number | null } = {},
) {
  await addMembership(within, claim.userId, { listingId: listing.id, role: "owner" }, by.sessionId);
  if (claim.attestedText)
    await recordAttestation(within, {
      listingId: listing.id,
      method: "claim",
      text: claim.attestedText,
      userId: claim.userId,
    });
  await closeListingClaim(within, claim, "granted", { decidedBy: by.decidedBy });
  await invalidateTags(within.db, [tags.listing(listing.slug)]);
  await runInLanguage("en", () => {
    const content = ownerAddedEmail(
      listing.name,
      owner,
      claim.proof,
      within.siteUrl + to(listingPath(listing.slug)),
    );
    return queueEmail(within, { kind: "new owner", to: listing.email, content });
  });
}

export async function closeListingClaim(
  within: Deps,
  claim: ListingClaimRow,
  state: "granted" | "refused",
  by: { decidedBy?: number; reason?: string } = {},
) {
  await within.db
    .update(listingClaims)
    .set({ state, codeHash: null, codeExpiresAt: null })
    .where(eq(listingClaims.id, claim.id));
  await recordListingClaimHistory(within, claim, state, by);
}
