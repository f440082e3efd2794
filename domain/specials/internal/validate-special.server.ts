import { sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import type { SpecialProblem } from "../special.ts";
import type { SpecialInput } from "../special-input.ts";
import { isHealingArt } from "./healing-arts.server.ts";

/** Checks California's rules for healing arts, and products that no special may promote. */
export async function validateSpecial(
  tx: Transaction,
  listingId: number,
  special: SpecialInput,
): Promise<{ problem: SpecialProblem } | { treatmentId: number | null }> {
  const slug = special.treatment || null;
  const { rows } = await tx.execute<{
    id: number;
    isHealingArt: boolean;
    isPrivate: boolean;
    warning: string | null;
  }>(
    sql`select t.id, ${isHealingArt} as "isHealingArt", t.is_private as "isPrivate", t.warning from treatments t where t.slug = ${slug}`,
  );
  const treatment = rows[0];
  if (slug && !treatment) return { problem: "unknown-treatment" };
  if (treatment?.warning) return { problem: "not-allowed" };
  if (treatment?.isPrivate) return { problem: "private" };
  const isDiscount = special.specialPrice != null || special.discountPercentage != null;
  const hasBothPrices = special.originalPrice != null && special.specialPrice != null;
  if (
    isDiscount &&
    !hasBothPrices &&
    (treatment ? treatment.isHealingArt : await offersHealingArts(tx, listingId))
  )
    return { problem: "regular-price-missing" };
  return { treatmentId: treatment?.id ?? null };
}

async function offersHealingArts(tx: Transaction, listingId: number) {
  const { rows } = await tx.execute<{ offers: boolean }>(sql`
    select exists (select from services s join treatments t on t.id = s.treatment_id where s.listing_id = ${listingId} and ${isHealingArt}) as offers`);
  return rows[0]?.offers ?? false;
}
