import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { specials, vouchers } from "#database/schema/specials.ts";
import type { Actor, RequestSource } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { limitAction } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { inviteReview } from "#domain/reviews/invite-review.server.ts";
import { localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import type { SpecialDeps } from "../deps.ts";
import { parseVoucherCode } from "./voucher-code.ts";

/** Sixty bits are not guessable; the rate limit stops attempts early. */
const perAccount = { most: 600, minutes: 60 };
const perSource = { most: 2000, minutes: 60 };

async function find(
  { db, fingerprint, clock }: Pick<SpecialDeps, "db" | "fingerprint" | "clock">,
  actor: Actor,
  typed: string,
) {
  const code = parseVoucherCode(typed);
  if (code === null) return null;
  const [row] = await db
    .select({ claim: vouchers, special: specials, listing: listings.name })
    .from(vouchers)
    .innerJoin(specials, eq(specials.id, vouchers.specialId))
    .innerJoin(listings, eq(listings.id, specials.listingId))
    .where(
      and(eq(vouchers.fingerprint, fingerprint(`claim ${code}`)), isNotNull(vouchers.confirmedAt)),
    );
  if (!row || !may(actor, "vouchers.redeem", row.special)) return null;
  const { claim, special } = row;
  return {
    code,
    claimId: claim.id,
    listingId: special.listingId,
    listing: row.listing,
    customerName: claim.customerName,
    customerEmail: claim.customerEmail,
    language: claim.locale,
    special: pick(special, [
      "title",
      "originalPriceCents",
      "specialPriceCents",
      "discountPercentage",
      "termsConditions",
    ]),
    validTo: claim.validTo,
    usedAt: claim.redeemedAt,
    state: claim.redeemedAt
      ? ("used" as const)
      : claim.validTo < localDay(clock())
        ? ("expired" as const)
        : ("good" as const),
  };
}
type VoucherRow = NonNullable<Awaited<ReturnType<typeof find>>>;

type LookUpResult =
  | { outcome: "found"; claim: VoucherRow }
  | { outcome: "not-found" }
  | { outcome: "limited"; retryAfter: number };

/** Finds the voucher of a code. Codes of other listings look like unknown codes. */
export async function lookUpVoucherCode(
  deps: SpecialDeps,
  actor: Actor,
  typed: string,
  from: RequestSource,
): Promise<LookUpResult> {
  const retryAfter = await limitAction(
    deps,
    { what: "redeem", userId: actor.userId, from },
    { account: perAccount, source: perSource },
  );
  if (retryAfter) return { outcome: "limited", retryAfter };
  const claim = await find(deps, actor, typed);
  return claim ? { outcome: "found", claim } : { outcome: "not-found" };
}

type RedeemResult =
  | { outcome: "redeemed" | "used" | "expired"; claim: VoucherRow }
  | { outcome: "not-found" }
  | { outcome: "limited"; retryAfter: number };

/** Redeems a code once, even with concurrent requests. Invites the customer to write a review. */
export async function redeemVoucherCode(
  deps: SpecialDeps,
  actor: Actor,
  typed: string,
  from: RequestSource,
): Promise<RedeemResult> {
  const looked = await lookUpVoucherCode(deps, actor, typed, from);
  if (looked.outcome !== "found") return looked;
  const { claim } = looked;
  if (claim.state !== "good") return { outcome: claim.state, claim };
  return deps.db.transaction(async (tx): Promise<RedeemResult> => {
    if (!(await takeClaim(tx, actor, claim, deps.clock())))
      return { outcome: "used", claim: (await find({ ...deps, db: tx }, actor, typed)) ?? claim };
    const { listingId, customerName, customerEmail, language } = claim;
    const customer = {
      listingId,
      name: customerName || "Visitor",
      email: customerEmail,
      treatmentId: null,
      visitedOn: localDay(deps.clock()),
      language,
    };
    await inviteReview({ ...deps, db: tx }, { ...customer, proof: "deal" });
    return { outcome: "redeemed", claim };
  });
}

async function takeClaim(tx: Executor, actor: Actor, { claimId }: VoucherRow, now: Date) {
  const taken = await tx
    .update(vouchers)
    .set({ redeemedAt: now, redeemedBy: actor.userId })
    .where(and(eq(vouchers.id, claimId), isNull(vouchers.redeemedAt)))
    .returning({ id: vouchers.id });
  return taken.length > 0;
}
