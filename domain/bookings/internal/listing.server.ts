import { listings } from "#database/schema/catalogue/listings.ts";
import { cities, treatments } from "#database/schema/catalogue/reference.ts";
import { emailForBookings } from "#domain/catalogue/listings/booking-address.server.ts";

/** Listing data for booking pages and emails, including their recipient. */
export const bookingListingColumns = {
  id: listings.id,
  slug: listings.slug,
  name: listings.name,
  email: emailForBookings,
  publicEmail: listings.email,
  phone: listings.phone,
  address: listings.address,
  locality: listings.locality,
  zipCode: listings.zipCode,
  city: cities.name,
};

export const treatmentColumns = { id: treatments.id, slug: treatments.slug, name: treatments.name };
