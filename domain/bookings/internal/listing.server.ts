import { medSpas } from "#database/schema/catalogue/listings.ts";
import { cities, treatments } from "#database/schema/catalogue/reference.ts";
import { emailForBookings } from "#domain/catalogue/listings/booking-email.server.ts";

/** Listing data for booking pages and emails, including their recipient. */
export const placeColumns = {
  id: medSpas.id,
  slug: medSpas.slug,
  name: medSpas.name,
  email: emailForBookings,
  publicEmail: medSpas.email,
  phone: medSpas.phone,
  address: medSpas.address,
  locality: medSpas.locality,
  zipCode: medSpas.zipCode,
  city: cities.name,
};

export const treatmentColumns = { id: treatments.id, slug: treatments.slug, name: treatments.name };
