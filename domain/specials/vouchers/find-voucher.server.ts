import { eq } from "drizzle-orm";
import { specialClaims } from "#database/schema/specials.ts";
import type { SpecialDeps } from "../deps.ts";
import { readCode } from "../internal/read-code.server.ts";
import { today } from "../internal/today.ts";
import { readLink, redeemLinkOf } from "../internal/voucher-link.ts";
import { findSpecial } from "../list-specials.server.ts";
import { hasLapsed } from "../special.ts";

/** Null for an unknown link. Hides the code until the email is confirmed. */
export async function findClaimByLink(deps: SpecialDeps, link: string) {
  const id = readLink(deps, link);
  if (id === null) return null;
  const [claim] = await deps.db.select().from(specialClaims).where(eq(specialClaims.id, id));
  const special = claim && (await findSpecial(deps, claim.specialId));
  if (!special) return null;
  const { validTo, redeemedAt: usedAt } = claim;
  if (!claim.confirmedAt)
    return {
      special,
      validTo,
      state: hasLapsed(claim, deps.clock()) ? ("lapsed" as const) : ("to confirm" as const),
    };
  const code = readCode(deps, claim);
  if (code === null) return null;
  const state = usedAt
    ? ("redeemed" as const)
    : validTo < today(deps)
      ? ("expired" as const)
      : ("active" as const);
  return { special, validTo, state, usedAt, code, redeemLink: redeemLinkOf(deps, code) };
}
