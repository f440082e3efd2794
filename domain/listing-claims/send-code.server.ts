import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { listingClaims } from "#database/schema/listing-claims.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { limitSubject } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { language } from "#shared/language.ts";
import { claimCodeEmail } from "./claim-emails.ts";
import type { ListingClaimDeps } from "./deps.ts";
import { findClaimableListing } from "./find-listing.server.ts";
import { recordListingClaimHistory } from "./internal/grant.server.ts";
import { codeMinutes, domainOf, isAtDomain } from "./listing-claim.ts";

const day = 24 * 60;
const perAccount = { most: 6, minutes: day };
const perListing = { most: 12, minutes: day };
const perAddress = { most: 4, minutes: day };

export type ClaimProofChoice = { proof: "listed email" } | { proof: "domain email"; email: string };
export type ClaimRefusal =
  | { outcome: "not-found" | "unverified" | "yours" | "waiting" }
  | { outcome: "limited"; retryAfter: number };

export const hashOfCode = (
  { fingerprint }: Pick<ListingClaimDeps, "fingerprint">,
  claimId: number,
  code: string,
) => fingerprint(`code of ownership ${claimId} ${code}`);

/**
 * Replaces any earlier code. It goes only to the listing's own address, never to a placeholder.
 */
export async function sendCode(
  deps: ListingClaimDeps,
  actor: Actor,
  slug: string,
  proof: ClaimProofChoice,
): Promise<ClaimRefusal | { outcome: "sent" } | { outcome: "other-domain" }> {
  const place = await findClaimableListing(deps, actor, slug);
  if (!place) return { outcome: "not-found" };
  const refused = findClaimRefusal(actor, place);
  if (refused) return refused;
  const domain = domainOf(place.website);
  if (proof.proof === "domain email" && (!domain || !isAtDomain(proof.email, domain)))
    return { outcome: "other-domain" };
  const sentTo = proof.proof === "domain email" ? proof.email : place.email.toLowerCase();
  const retryAfter =
    (await countCode(deps, actor.userId, place.id)) ??
    (await limitSubject(deps, `listing claim codes to ${sentTo}`, perAddress));
  if (retryAfter) return { outcome: "limited", retryAfter };
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const begun = {
      proof: proof.proof,
      sentTo,
      attempts: 0,
      codeHash: null,
      codeExpiresAt: null,
      locale: language(),
    } satisfies Partial<typeof listingClaims.$inferInsert>;
    const [claim] = await tx
      .insert(listingClaims)
      .values({
        ...begun,
        listingId: place.id,
        userId: actor.userId,
        state: "code sent",
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [listingClaims.userId, listingClaims.listingId],
        targetWhere: sql`state in ('code sent', 'waiting')`,
        set: begun,
        setWhere: eq(listingClaims.state, "code sent"),
      })
      .returning();
    if (!claim) return { outcome: "waiting" };
    const codeExpiresAt = new Date(now.getTime() + codeMinutes * 60_000);
    await tx
      .update(listingClaims)
      .set({ codeHash: hashOfCode(deps, claim.id, code), codeExpiresAt })
      .where(eq(listingClaims.id, claim.id));
    await recordListingClaimHistory(within, claim, "code sent");
    await queueEmail(within, {
      kind: "listing claim code",
      to: sentTo,
      content: claimCodeEmail(place.name, code),
    });
    return { outcome: "sent" };
  });
}

export function findClaimRefusal(
  actor: Actor,
  { isOwn, open }: NonNullable<Awaited<ReturnType<typeof findClaimableListing>>>,
): ClaimRefusal | null {
  if (!actor.isVerified) return { outcome: "unverified" };
  if (isOwn) return { outcome: "yours" };
  return open?.state === "waiting" ? { outcome: "waiting" } : null;
}

const countCode = async (deps: ListingClaimDeps, userId: number, listingId: number) =>
  (await limitSubject(deps, `listing claim codes by ${userId}`, perAccount)) ??
  limitSubject(deps, `listing claim codes for ${listingId}`, perListing);
