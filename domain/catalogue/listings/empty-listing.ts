import { unstatedListingFields } from "#shared/listing-fields.ts";
import type { ListingDraft } from "./listing.ts";

/** Default values of a new listing. */
export const emptyListing: Omit<ListingDraft, "slug" | "name" | "status" | "city" | "categories"> =
  {
    isDemo: false,
    plan: "standard",
    address: "",
    locality: null,
    zipCode: "",
    latitude: null,
    longitude: null,
    phone: "",
    email: "",
    website: null,
    description: "",
    ...unstatedListingFields,
    ownership: null,
    hoursText: "",
    weeklyHours: [],
    services: [],
    staff: [],
    licenses: [],
  };
