import { eq, sql } from "drizzle-orm";
import { claimCodes, specialClaims } from "#database/schema/specials.ts";
import { openIfReadable } from "#platform/sealer.ts";
import { readLink, redeemLinkOf } from "./internal/claim-link.ts";
import { today } from "./internal/today.ts";
import { findSpecial } from "./list-specials.server.ts";
import type { SpecialTouches } from "./touches.ts";

/** What a claim's private link shows, or null for one that we never made. A later code tells of no redemption but its own. */
export async function findClaimByLink(touches: SpecialTouches, link: string) {
  const codeId = readLink(touches, link);
  if (codeId === null) return null;
  const firstId = sql<number>`(select min(c.id) from claim_codes c where c.claim_id = ${specialClaims.id})`;
  const [row] = await touches.db
    .select({ sealed: claimCodes.code, claim: specialClaims, firstId })
    .from(claimCodes)
    .innerJoin(specialClaims, eq(specialClaims.id, claimCodes.claimId))
    .where(eq(claimCodes.id, codeId));
  const special = row && (await findSpecial(touches, row.claim.specialId));
  if (!special) return null;
  const { claim, sealed, firstId: first } = row;
  const code = openIfReadable(touches.claimSealer, sealed);
  if (code === null) return null;
  const usedAt = first === codeId || claim.redeemedCodeId === codeId ? claim.redeemedAt : null;
  return { code, special, validTo: claim.validTo, usedAt, hasExpired: claim.validTo < today(touches), redeemLink: redeemLinkOf(touches, code) };
}
