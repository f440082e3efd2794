import { brand } from "#site/brand.ts";
import type { Settings } from "./settings.ts";

export const siteContact = {
  email: brand.contactEmail,
  phone: "",
  postalAddress: brand.postalAddress,
};
export const siteOperator = { ...brand.operator, dmcaAgent: "" };

/** Defaults until an admin changes them. Separate from the schemas, so browsers load none. */
export const siteSettings: Settings = {
  contact: siteContact,
  operator: siteOperator,
  price: { dollars: "", fromDay: "" },
  social: { links: brand.social.map(({ name, url }) => `${name} ${url}`).join("\n") },
  announcement: {
    words: "",
    linkText: "",
    link: "",
    fromDay: "",
    fromTime: "",
    untilDay: "",
    untilTime: "",
    mayBeClosed: "yes",
  },
  listings: {
    taken: "yes",
    words: "We are not accepting new listings right now. Please come back in a few days.",
  },
  reviews: {
    taken: "yes",
    words: "We are not accepting new reviews right now. Please come back in a few days.",
  },
  bookings: {
    taken: "yes",
    words: "Bookings are not available here right now. Please call the provider.",
  },
};
