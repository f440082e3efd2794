import { redirect } from "react-router";
import { noSuchListing, notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { findClaimableListing } from "#domain/listing-claims/find-listing.server.ts";
import type { ClaimRefusal } from "#domain/listing-claims/send-code.server.ts";
import { rateLimited } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { listingClaimPath } from "#shared/paths.ts";

export const findListingToClaim = async (services: Services, actor: Actor | null, slug: string) =>
  requireFound(await findClaimableListing(services, actor, slug), noSuchListing);

/**
 * Guards the steps of a listing claim. If nothing can be claimed, the first page explains why.
 */
export async function requireClaimableListing(services: Services, actor: Actor, slug: string) {
  const listing = await findListingToClaim(services, actor, slug);
  if (!actor.isVerified || listing.isOwn || listing.open?.state === "waiting")
    throw redirect(listingClaimPath(slug));
  return listing;
}

/**
 * Redirects to the first page, which explains the refusal, or returns the rate limit's message.
 */
export function handleClaimRefusal(slug: string, refused: ClaimRefusal): Response | string {
  if (refused.outcome === "not-found") throw notFound(noSuchListing);
  return refused.outcome === "limited"
    ? rateLimited(refused.retryAfter).message
    : redirectTo(listingClaimPath(slug));
}
