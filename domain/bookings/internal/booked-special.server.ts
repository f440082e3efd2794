import { findSpecial, findVoucherRefusal } from "#domain/specials/list-specials.server.ts";
import { localDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import type { BookingDeps } from "../deps.ts";

/**
 * Returns title and price as promised, so later edits of the special do not affect the booking. Its
 * price replaces the listed one only if it is for the booked treatment. Null if it is not available
 * there on that day.
 */
export async function bookedSpecial(
  { db, clock }: Pick<BookingDeps, "db" | "clock">,
  id: number,
  { slug, day, treatment }: { slug: string; day: string; treatment: string },
) {
  const special = await findSpecial({ db }, id);
  if (
    special?.medSpaSlug !== slug ||
    findVoucherRefusal(special, localDay(clock())) ||
    day > special.validUntil
  )
    return null;
  return {
    special:
      special.specialPriceCents === null
        ? special.title
        : `${special.title}, ${formatCents(special.specialPriceCents)}`,
    specialSetsPrice: special.treatmentSlug === treatment,
  };
}
