import type { FactName } from "#domain/catalogue/listings/listing-facts.ts";
import {
  forEachListingField,
  type ListingFieldName,
  listingFieldsWith,
} from "#shared/listing-fields.ts";
import { daysBetween } from "#shared/local-day.ts";

type SectionDefinition = {
  title: string;
  fields: readonly FactName[];
  isModerated?: true;
  goesStale?: true;
};

/**
 * Sections of a listing, each with a short form. Fields that visitors base their trust on need
 * review; the others apply immediately.
 */
const parts = {
  name: { title: "Name", fields: ["name"], isModerated: true },
  address: {
    title: "Address",
    fields: ["address", "locality", "city", "zipCode", "latitude", "longitude"],
    isModerated: true,
  },
  category: { title: "Category", fields: ["categories"], isModerated: true },
  about: {
    title: "Description",
    fields: ["description", ...listingFieldsWith({ section: "about" })],
    isModerated: true,
  },
  credentials: {
    title: "Credentials",
    fields: ["ownership", "licenses", "staff", ...listingFieldsWith({ section: "credentials" })],
    isModerated: true,
  },
  hours: { title: "Weekly hours", fields: ["weeklyHours", "hoursText"], goesStale: true },
  menu: { title: "Treatments and prices", fields: ["services"], goesStale: true },
  contact: {
    title: "Phone, email and website",
    fields: ["phone", "email", "website"],
    goesStale: true,
  },
  social: { title: "Social media", fields: ["socialMediaLinks"] },
  payment: { title: "Price level and payment", fields: listingFieldsWith({ section: "payment" }) },
  comfort: { title: "Amenities and languages", fields: listingFieldsWith({ section: "comfort" }) },
  practice: { title: "The practice", fields: listingFieldsWith({ section: "practice" }) },
} as const satisfies Record<string, SectionDefinition>;

export type ListingSection = keyof typeof parts;
export const profileSections: Record<ListingSection, SectionDefinition> = parts;
export const profileSectionNames = Object.keys(parts) as ListingSection[];

const names: Record<FactName, string> = {
  ...forEachListingField<Record<ListingFieldName, string>>(({ label }) => label),
  name: "Name",
  address: "Street address",
  city: "City",
  locality: "Community",
  zipCode: "ZIP code",
  latitude: "Latitude",
  longitude: "Longitude",
  categories: "Categories, the main one first",
  description: "Description",
  ownership: "Owner of the practice",
  licenses: "Licenses",
  staff: "People and their certifications",
  weeklyHours: "Weekly hours",
  hoursText: "Hours in words",
  services: "Menu",
  phone: "Phone",
  email: "Email",
  website: "Website",
  socialMediaLinks: "Social profiles",
};

/** The fields in the order of the sections. */
export const factNames = profileSectionNames.flatMap((section) => profileSections[section].fields);
export const fieldNames = Object.fromEntries(
  factNames.map((field) => [field, names[field]]),
) as Record<FactName, string>;

export const isProfileSection = (text: string): text is ListingSection =>
  profileSectionNames.some((name) => name === text);
export const sectionOf = (field: string) =>
  profileSectionNames.find((name) => profileSections[name].fields.some((one) => one === field));

export const staleAfterDays = 180;

/** Lists fields of a section that change often and were last confirmed half a year ago or more. */
export function staleFields(
  section: ListingSection,
  provenance: Record<FactName, { confirmedOn: string }>,
  today: string,
) {
  const { goesStale, fields } = profileSections[section];
  return goesStale
    ? fields.filter((field) => daysBetween(provenance[field].confirmedOn, today) > staleAfterDays)
    : [];
}

/**
 * Returns the field with the oldest confirmation; the first of the section if all are equally old.
 */
export const stalestOf = (
  section: ListingSection,
  provenance: Record<FactName, { confirmedOn: string }>,
) =>
  profileSections[section].fields.reduce((oldest, field) =>
    provenance[field].confirmedOn < provenance[oldest].confirmedOn ? field : oldest,
  );
