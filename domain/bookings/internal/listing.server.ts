import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { cities, treatments } from "#database/schema/catalogue/reference.ts";
import { emailForBookings } from "#domain/catalogue/listings/booking-address.server.ts";

/** Listing data for booking pages and emails, including their recipient. */
export const bookingListingColumns = {
  ...pickColumns(listings, "id", "slug", "name"),
  email: emailForBookings,
  publicEmail: listings.email,
  ...pickColumns(listings, "phone", "address", "locality", "zipCode"),
  city: cities.name,
};

export const treatmentColumns = { id: treatments.id, slug: treatments.slug, name: treatments.name };
