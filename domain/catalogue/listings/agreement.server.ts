import { eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { localDay } from "#shared/local-day.ts";
import { listTagsToInvalidate } from "../internal/tags-to-invalidate.server.ts";

/**
 * Returns the SQL condition that a listing needs the business associate agreement (45 CFR
 * 164.502(e)): a practice that HIPAA covers signs it before we receive the first booking. Insurance
 * is billed electronically, which makes HIPAA apply.
 */
export const lacksAgreement = (listing: SQL = sql`listings`) =>
  sql<boolean>`((${listing}.accepts_insurance is true or ${listing}.hipaa_applies) and ${listing}.agreement_signed_on is null)`;

export type AgreementState = {
  acceptsInsurance: boolean;
  hipaaApplies: boolean;
  signedOn: string | null;
};

export async function findAgreement(
  { db }: { db: Executor },
  listingId: number,
): Promise<AgreementState> {
  const [found] = await db
    .select({
      acceptsInsurance: sql<boolean>`${listings.acceptsInsurance} is true`,
      hipaaApplies: listings.hipaaApplies,
      signedOn: listings.agreementSignedOn,
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  return found ?? { acceptsInsurance: false, hipaaApplies: false, signedOn: null };
}

/** Stores the owner's statement in the booking setup. */
export async function setHipaaApplies(tx: Executor, listingId: number, hipaaApplies: boolean) {
  await tx.update(listings).set({ hipaaApplies }).where(eq(listings.id, listingId));
}

/**
 * Sets the day of the agreement, which an admin enters once both sides have signed; null when the
 * agreement ends.
 */
export async function setAgreementDay(
  { db, clock }: { db: Executor; clock: () => Date },
  actor: Actor,
  listingId: number,
  signedOn: string | null,
): Promise<"done" | "forbidden" | "in-the-future"> {
  if (!may(actor, "listings.manage")) return "forbidden";
  if (signedOn !== null && signedOn > localDay(clock())) return "in-the-future";
  return db.transaction(async (tx): Promise<"done"> => {
    await tx
      .update(listings)
      .set({ agreementSignedOn: signedOn })
      .where(eq(listings.id, listingId));
    await invalidateTags(tx, await listTagsToInvalidate(tx, listingId));
    return "done";
  });
}

/**
 * Adds agreements of demo practices that take insurance, so that visitors can try their bookings.
 */
export async function addDemoAgreements({ db }: { db: Executor }, signedOn: string) {
  await db.execute(
    sql`update listings set agreement_signed_on = ${signedOn} where is_demo and accepts_insurance`,
  );
}
