import { and, eq, sql } from "drizzle-orm";
import { listingClaims } from "#database/schema/listing-claims.ts";
import type { Actor, RequestSource } from "#domain/accounts/actor.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";
import {
  limitAction,
  limitSubject,
  refundAction,
} from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { attestationWords } from "#domain/catalogue/licenses/attestation.ts";
import { lockListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { claimPendingEmail } from "./claim-emails.ts";
import type { ListingClaimDeps } from "./deps.ts";
import { findClaimableListing } from "./find-listing.server.ts";
import { grantListingClaim, recordListingClaimHistory } from "./internal/grant.server.ts";
import { maxClaimCodeTries } from "./listing-claim.ts";
import { hashOfCode } from "./send-code.server.ts";

export type ClaimCodeResult =
  | { outcome: "granted" | "waiting" | "spent" | "not-found" }
  | { outcome: "wrong"; left: number }
  | { outcome: "limited"; retryAfter: number };

/** Limits wrong codes across listings: six digits are few for someone who requests many codes. */
const perGuesser = { most: 10, minutes: 60 };
const allGuesses = "listing claim code guesses";
const overall = { most: 100, minutes: 60 };

/**
 * Checks a code. A correct one grants ownership at once if there is no owner yet; otherwise an
 * admin decides. Attempts are counted before the check, so parallel attempts gain nothing.
 */
export async function checkListingClaimCode(
  deps: ListingClaimDeps,
  actor: Actor,
  slug: string,
  code: string,
  from: RequestSource,
): Promise<ClaimCodeResult> {
  const place = await findClaimableListing(deps, actor, slug);
  if (!place) return { outcome: "not-found" };
  if (place.open?.state !== "code sent") return { outcome: place.open ? "waiting" : "spent" };
  const guess = { what: "listing claim code guess", userId: actor.userId, from };
  const retryAfter =
    (await limitAction(deps, guess, { account: perGuesser, source: perGuesser })) ??
    (await limitSubject(deps, allGuesses, overall));
  if (retryAfter) return { outcome: "limited", retryAfter };
  const isThis = and(eq(listingClaims.id, place.open.id), eq(listingClaims.state, "code sent"));
  const [tried] = await deps.db
    .update(listingClaims)
    .set({ attempts: sql`${listingClaims.attempts} + 1` })
    .where(and(isThis, sql`${listingClaims.attempts} < ${maxClaimCodeTries}`))
    .returning();
  if (!tried?.codeExpiresAt || tried.codeExpiresAt <= deps.clock()) return { outcome: "spent" };
  if (tried.codeHash !== hashOfCode(deps, tried.id, code)) {
    return tried.attempts < maxClaimCodeTries
      ? { outcome: "wrong", left: maxClaimCodeTries - tried.attempts }
      : { outcome: "spent" };
  }
  await refundAction(deps, guess);
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const listing = await lockListing(within, place.id);
    const [claim] = await tx
      .select()
      .from(listingClaims)
      .where(and(isThis, eq(listingClaims.codeHash, tried.codeHash ?? "")))
      .for("update");
    if (!listing || !claim) return { outcome: "spent" };
    const attestedText = attestationWords();
    if ((await listOwners(within, listing.id)).length === 0) {
      await grantListingClaim(within, { ...claim, attestedText }, listing, actor.name, {
        sessionId: actor.sessionId,
      });
      return { outcome: "granted" };
    }
    await tx
      .update(listingClaims)
      .set({ state: "waiting", codeHash: null, codeExpiresAt: null, attestedText })
      .where(isThis);
    await recordListingClaimHistory(within, claim, "requested");
    await queueEmail(within, {
      kind: "listing claim pending",
      to: actor.email,
      content: claimPendingEmail(listing.name),
    });
    return { outcome: "waiting" };
  });
}
