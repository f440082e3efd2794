import type { BookedSpecial } from "#app/site/routes/booking/booked-special.server.ts";
import type { BookableService } from "#domain/bookings/find-bookable.server.ts";
import { bookingPrice, fromPrice, listedPrice } from "#domain/catalogue/listings/price-text.ts";
import { formatCents } from "#shared/money.ts";

type Booked = { treatment: BookableService; special: BookedSpecial | null; date: string | null };

/**
 * Returns the price of a special, which replaces that of its own treatment only, until the special
 * ends.
 */
function specialPrice({ treatment, special, date }: Booked) {
  if (special?.treatmentSlug !== treatment.slug || special.specialPriceCents === null) return null;
  return date !== null && date > special.validUntil ? null : formatCents(special.specialPriceCents);
}

export const priceToBook = (booked: Booked) =>
  specialPrice(booked) ?? bookingPrice({ ...booked.treatment, treatment: booked.treatment.slug });

/** Returns the price without the unit price. */
export function shortPriceToBook(booked: Booked) {
  const entry = { ...booked.treatment, treatment: booked.treatment.slug };
  return specialPrice(booked) ?? fromPrice(entry) ?? listedPrice(entry);
}
