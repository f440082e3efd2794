import { redirect } from "react-router";
import { claimPath } from "#app/components/listing-claims/claim-path.ts";
import { missing } from "#app/http/not-found.server.ts";
import { goOn, limitedText } from "#app/http/redirect.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { findClaimable } from "#domain/listing-claims/find-listing.server.ts";
import type { Refused } from "#domain/listing-claims/send-code.server.ts";
import type { Services } from "#domain/services.ts";

const noSuchPlace = {
  title: "Med Spa Not Found",
  text: "The requested med spa could not be found.",
};

export async function findPlaceToClaim(services: Services, actor: Actor | null, slug: string) {
  const place = await findClaimable(services, actor, slug);
  if (!place) throw await missing(services, noSuchPlace);
  return place;
}

/**
 * Guards the steps of a listing claim. If nothing can be claimed, the first page explains why.
 */
export async function requireClaimable(services: Services, actor: Actor, slug: string) {
  const place = await findPlaceToClaim(services, actor, slug);
  if (!actor.isVerified || place.isOwn || place.open?.state === "waiting")
    throw redirect(claimPath(slug));
  return place;
}

/**
 * Redirects to the first page, which explains the refusal, or returns the rate limit's message.
 */
export async function refusedClaim(
  services: Services,
  slug: string,
  refused: Refused,
): Promise<Response | string> {
  if (refused.outcome === "not-found") throw await missing(services, noSuchPlace);
  return refused.outcome === "limited"
    ? limitedText(refused.retryAfter)
    : goOn(claimPath(slug), []);
}
