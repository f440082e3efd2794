import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { specialClaims, specials } from "#database/schema/specials.ts";
import type { Actor, From } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { countUse } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { inviteReview } from "#domain/reviews/invite-review.server.ts";
import type { SpecialDeps } from "../deps.ts";
import { today } from "../internal/today.ts";
import { readCode } from "./voucher-code.ts";

/** Sixty bits are not guessable; the rate limit stops attempts early. */
const perAccount = { most: 600, minutes: 60 };
const perSource = { most: 2000, minutes: 60 };

async function find(
  { db, fingerprint, clock }: Pick<SpecialDeps, "db" | "fingerprint" | "clock">,
  actor: Actor,
  typed: string,
) {
  const code = readCode(typed);
  if (code === null) return null;
  const [row] = await db
    .select({ claim: specialClaims, special: specials, listing: listings.name })
    .from(specialClaims)
    .innerJoin(specials, eq(specials.id, specialClaims.specialId))
    .innerJoin(listings, eq(listings.id, specials.listingId))
    .where(
      and(
        eq(specialClaims.fingerprint, fingerprint(`claim ${code}`)),
        isNotNull(specialClaims.confirmedAt),
      ),
    );
  if (!row || !may(actor, "vouchers.redeem", row.special)) return null;
  const { claim, special } = row;
  const { title, originalPriceCents, specialPriceCents, discountPercentage, termsConditions } =
    special;
  return {
    code,
    claimId: claim.id,
    listingId: special.listingId,
    listing: row.listing,
    customerName: claim.customerName,
    customerEmail: claim.customerEmail,
    language: claim.language,
    special: { title, originalPriceCents, specialPriceCents, discountPercentage, termsConditions },
    validTo: claim.validTo,
    usedAt: claim.redeemedAt,
    state: claim.redeemedAt
      ? ("used" as const)
      : claim.validTo < today({ clock })
        ? ("expired" as const)
        : ("good" as const),
  };
}
type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

type LookedUp =
  | { outcome: "found"; claim: Found }
  | { outcome: "not-found" }
  | { outcome: "limited"; retryAfter: number };

/** Codes of other listings look like unknown codes. */
export async function lookUpCode(
  deps: SpecialDeps,
  actor: Actor,
  typed: string,
  from: From,
): Promise<LookedUp> {
  const retryAfter = await countUse(
    deps,
    { what: "redeem", userId: actor.userId, from },
    { account: perAccount, source: perSource },
  );
  if (retryAfter) return { outcome: "limited", retryAfter };
  const claim = await find(deps, actor, typed);
  return claim ? { outcome: "found", claim } : { outcome: "not-found" };
}

type Redeemed =
  | { outcome: "redeemed" | "used" | "expired"; claim: Found }
  | { outcome: "not-found" }
  | { outcome: "limited"; retryAfter: number };

/** Redeems a code once, even with concurrent requests. Invites the customer to write a review. */
export async function redeemCode(
  deps: SpecialDeps,
  actor: Actor,
  typed: string,
  from: From,
): Promise<Redeemed> {
  const looked = await lookUpCode(deps, actor, typed, from);
  if (looked.outcome !== "found") return looked;
  const { claim } = looked;
  if (claim.state !== "good") return { outcome: claim.state, claim };
  return deps.db.transaction(async (tx): Promise<Redeemed> => {
    if (!(await takeClaim(tx, actor, claim, deps.clock())))
      return {
        outcome: "used",
        claim: (await find({ ...deps, db: tx }, actor, typed)) ?? claim,
      };
    const { listingId, customerName, customerEmail, language } = claim;
    const customer = {
      listingId,
      name: customerName || "Visitor",
      email: customerEmail,
      treatmentId: null,
      visitedOn: today(deps),
      language,
    };
    await inviteReview({ ...deps, db: tx }, { ...customer, proof: "deal" });
    return { outcome: "redeemed", claim };
  });
}

async function takeClaim(tx: Executor, actor: Actor, { claimId }: Found, now: Date) {
  const taken = await tx
    .update(specialClaims)
    .set({ redeemedAt: now, redeemedBy: actor.userId })
    .where(and(eq(specialClaims.id, claimId), isNull(specialClaims.redeemedAt)))
    .returning({ id: specialClaims.id });
  return taken.length > 0;
}
