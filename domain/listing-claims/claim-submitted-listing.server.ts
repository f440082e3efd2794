import { listingClaims } from "#database/schema/listing-claims.ts";
import type { RequestSource } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import {
  acceptInvitation,
  findInvitation,
} from "#domain/accounts/memberships/invitation.server.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";
import type { NewSession } from "#domain/accounts/sessions/new-session.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { recordAttestation, unattestedOf } from "#domain/catalogue/licenses/attestations.server.ts";
import { lockListing, nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import { recordListingClaimHistory } from "./internal/grant.server.ts";

export async function findSubmittedListing(deps: AccountDeps, token: string) {
  const invitation = await findInvitation(deps, "own listing", token);
  if (!invitation) return null;
  const [listing] = await nameListings(deps, [invitation.listingId]);
  const isAttested = (await unattestedOf(deps, [invitation.listingId])).length === 0;
  return listing
    ? {
        isAttested,
        email: invitation.email,
        hasAccount: invitation.hasAccount,
        listingId: listing.id,
        slug: listing.slug,
        name: listing.name,
      }
    : null;
}

type TakeListingResult =
  | { outcome: "taken" | "has-owner"; session: NewSession | null }
  | { outcome: "bad-token" }
  | { outcome: "busy" };

/**
 * Follows the emailed link of a submission: creates or finds the account and makes it the owner.
 */
export async function claimSubmittedListing(
  deps: AccountDeps,
  token: string,
  input: { name: string; password: string } | null,
  from: RequestSource,
  {
    sessionId = null,
    attestedText = null,
  }: { sessionId?: number | null | undefined; attestedText?: string | null } = {},
): Promise<TakeListingResult> {
  const sent = await findSubmittedListing(deps, token);
  if (!sent) return { outcome: "bad-token" };
  const passwordHash = input && !sent.hasAccount ? await deps.passwords.hash(input.password) : null;
  if (passwordHash === "busy") return { outcome: "busy" };
  return deps.db.transaction(async (tx): Promise<TakeListingResult> => {
    const within = { ...deps, db: tx };
    const listing = await lockListing(within, sent.listingId);
    const opened =
      listing &&
      (await acceptInvitation(
        within,
        "own listing",
        token,
        passwordHash && input ? { name: input.name, passwordHash } : null,
        from,
      ));
    if (!opened) return { outcome: "bad-token" };
    const { userId, session } = opened;
    const others = (await listOwners(within, listing.id)).filter(
      (owner) => owner.userId !== userId,
    );
    if (others.length > 0) return { outcome: "has-owner", session };
    const row = {
      listingId: listing.id,
      userId,
      proof: "submission",
      state: "granted",
      sentTo: sent.email,
      createdAt: deps.clock(),
    } as const;
    const [claim] = await tx.insert(listingClaims).values(row).returning();
    if (claim) await recordListingClaimHistory(within, claim, "granted");
    if (attestedText && !sent.isAttested)
      await recordAttestation(within, {
        listingId: listing.id,
        method: "claim",
        text: attestedText,
        userId,
      });
    await addMembership(
      within,
      userId,
      { listingId: listing.id, role: "owner" },
      session?.id ?? sessionId,
    );
    return { outcome: "taken", session };
  });
}
