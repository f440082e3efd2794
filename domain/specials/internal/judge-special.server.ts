import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import type { SpecialInput } from "../special.ts";
import type { SpecialProblem } from "../special-problems.ts";

/** What California asks of an offer of a medical treatment, and what no offer may be about. */
export async function judgeSpecial(
  tx: Transaction,
  medSpaId: number,
  special: SpecialInput,
): Promise<{ problem: SpecialProblem } | { treatmentId: number | null }> {
  const slug = special.treatment || null;
  const [treatment] = slug
    ? await tx.select({ id: treatments.id, isMedical: treatments.isMedical, warning: treatments.warning }).from(treatments).where(eq(treatments.slug, slug))
    : [];
  if (slug && !treatment) return { problem: "unknown-treatment" };
  if (treatment?.warning) return { problem: "not-allowed" };
  const isDiscount = special.specialPrice != null || special.discountPercentage != null;
  const hasBothPrices = special.originalPrice != null && special.specialPrice != null;
  if (isDiscount && !hasBothPrices && (treatment ? treatment.isMedical : await isMedicalListing(tx, medSpaId))) return { problem: "regular-price-missing" };
  return { treatmentId: treatment?.id ?? null };
}

async function isMedicalListing(tx: Transaction, medSpaId: number) {
  const { rows } = await tx.execute<{ medical: boolean }>(sql`
    select exists (select from services s join treatments t on t.id = s.treatment_id where s.med_spa_id = ${medSpaId} and t.is_medical) as medical`);
  return rows[0]?.medical ?? false;
}
