import { z } from "@hono/zod-openapi";
import { licenseKinds, ownershipKinds } from "#shared/credential-kinds.ts";
import { type ListingFieldName, listingFields, listingFieldsWith } from "#shared/listing-fields.ts";
import { wholeNumber, wholeNumberOr } from "./parts.ts";

/** Schemas for response types, input validation and the OpenAPI document. */

const text = z.string();
const texts = z.array(z.string());
const moment = z.iso.datetime().openapi({ example: "2026-11-01T17:00:00.000Z" });

/** Makes a schema nullable; null means unknown. */
const unstated = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().describe("Null if not stated.");

const schemaOfKind = {
  "yes-no": () => unstated(z.boolean()),
  list: () => texts,
  text: () => text.nullable(),
  year: () => z.number().int().nullable(),
  "price level": () => z.number().int().nullable(),
};
type FieldSchemas<Name extends ListingFieldName> = {
  [Each in Name]: ReturnType<(typeof schemaOfKind)[(typeof listingFields)[Each]["kind"]]>;
};

const fieldSchemas = <Name extends ListingFieldName>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, schemaOfKind[listingFields[name].kind]()]),
  ) as FieldSchemas<Name>;

export const listingSchema = z
  .object({
    id: z.number().int(),
    slug: text,
    name: text,
    description: unstated(text),
    address: unstated(text),
    locality: text
      .nullable()
      .describe(
        "The community named in the address if it is not one of the listed cities, such as Ladera Ranch.",
      ),
    city: text,
    zipCode: unstated(text),
    latitude: unstated(z.number()),
    longitude: unstated(z.number()),
    phone: unstated(text),
    email: unstated(text),
    directionsUrl: text.describe("Directions to the address, in the maps app of the device."),
    website: text.nullable(),
    rating: z
      .number()
      .nullable()
      .describe("Average of the published reviews; null if there are none."),
    reviewCount: z.number().int(),
    categoryId: z.number().int(),
    categoryName: text,
    categories: texts.describe("Slugs of all categories."),
    isPremium: z.boolean().describe("Paid placement."),
    paidPlacement: z
      .boolean()
      .describe(
        "True if `isPremium` is: present it as a paid placement, never as a recommendation.",
      ),
    isActive: z.boolean(),
    takesBookings: z.boolean().describe("Appointments can be booked here."),
    isOpenNow: z.boolean().nullable().describe("Null if the hours of the day are unknown."),
    premiumExpiresAt: moment.nullable(),
    logoUrl: text.nullable(),
    profileImageUrl: text.nullable(),
    bookingEmail: text.nullable().describe("Only the owner sees it; null here."),
    services: texts,
    priceRange: unstated(z.enum(["$", "$$", "$$$", "$$$$"])),
    ...fieldSchemas(listingFieldsWith({ api: "listing" })),
    beforeAfterPhotos: texts,
    treatmentGallery: texts,
    socialMediaLinks: z.record(z.string(), text),
    createdAt: moment,
  })
  .openapi("MedSpa");

export const enhancedListingSchema = listingSchema
  .extend({
    beforeAfterNote: text
      .nullable()
      .describe(
        "Show it with each photo of `beforeAfterPhotos`: California requires it. Null without photos.",
      ),
    ...fieldSchemas(listingFieldsWith({ api: "profile" })),
    yearsInBusiness: z.number().int().nullable(),
    staffCredentials: z.array(
      z.object({
        name: text,
        title: text,
        certifications: texts,
        isUnlicensed: z
          .boolean()
          .describe("Not licensed by the state as a healing arts practitioner."),
        performs: z
          .array(z.object({ slug: text, name: text }))
          .describe("Treatments that they perform, as the provider states."),
      }),
    ),
    pricingInfo: z.array(
      z.object({
        service: text,
        description: text,
        price: text,
        visit: z
          .object({
            minUsd: z.number(),
            maxUsd: z.number(),
            assumes: z.object({ unit: text, from: z.number(), to: z.number() }).nullable(),
          })
          .nullable()
          .describe(
            "The cost of a visit based on the listed price, as price filters use it. `assumes`: the typical amount, if the price is per unit.",
          ),
        pricedOn: z.iso.date().nullable(),
      }),
    ),
    businessHours: z
      .record(z.string(), text)
      .nullable()
      .openapi({
        description: "Null if they are not stated.",
        example: { Monday: "9:00 AM – 6:00 PM", Sunday: "Closed" },
      }),
    ownership: z
      .object({ name: text, kind: z.enum(ownershipKinds) })
      .nullable()
      .describe("Who owns the practice, and under which license. Null if not stated."),
    licences: z.array(
      z.object({
        kind: z.enum(licenseKinds),
        holder: text,
        number: text,
        checkedOn: z.iso.date().nullable().describe("When we looked it up; null if we have not."),
      }),
    ),
    scrapedContent: z.object({ aboutText: text, services: texts }).nullable(),
    lastWebsiteScrape: moment.nullable(),
  })
  .openapi("EnhancedMedSpa");

export const categorySchema = z
  .object({
    id: z.number().int(),
    slug: text,
    name: text,
    description: text,
    detailedDescription: text,
    imageUrl: text.nullable(),
    treatmentCount: z.number().int(),
    listingCount: z.number().int(),
    benefits: texts,
    treatmentProcess: texts,
    recoveryTime: text,
    idealCandidates: texts,
    precautions: texts,
    sideEffects: texts,
    expectedResults: text,
  })
  .openapi("Category");

export const locationSchema = z
  .object({
    id: z.number().int(),
    name: text,
    slug: text,
    description: text,
    imageUrl: text.nullable(),
    listingCount: z.number().int(),
    latitude: z.number(),
    longitude: z.number(),
    zipCodes: texts,
  })
  .openapi("Location");

export const treatmentSchema = z
  .object({
    slug: text,
    name: text,
    description: text,
    duration: text.openapi({ example: "15–30 minutes" }),
    priceRange: text.openapi({ example: "$300–$600 per session" }),
    recoveryTime: text,
    popularity: z.number().int().describe("1 to 100."),
    popularityTrend: z.enum(["rising", "stable", "declining"]),
    isMedical: z.boolean().describe("California requires a medical license."),
    whoMay: text.nullable().describe("Who may perform it in California."),
    fdaStatus: text.nullable().describe("What the FDA has cleared or approved, and what not."),
    warning: text
      .nullable()
      .describe("Set if no use is approved, or a regulator warned about the treatment."),
    notFor: texts.describe("Who should not have it, or ask first."),
    benefits: texts,
    sideEffects: texts.describe("Serious ones first, starting with the most serious."),
    seriousSideEffects: texts,
    idealFor: texts,
    sources: z.array(z.object({ title: text, url: text })),
    lookUps: z
      .array(z.object({ title: text, url: text }))
      .describe("Registers and search forms, not pages that were read."),
    sourcesCheckedOn: text.nullable().openapi({ format: "date" }),
    medicalReview: z
      .object({ by: text, license: text, on: text.openapi({ format: "date" }) })
      .nullable()
      .describe("Null until a physician has signed the texts."),
    listingCount: z.number().int(),
  })
  .openapi("Treatment");

export const seoPagesSchema = z
  .object({
    totalPages: z.number().int(),
    combinations: z.array(z.object({ service: text, city: text, url: text })),
  })
  .openapi("SeoPages");

export const listingsQuery = z.object({
  category: text
    .optional()
    .openapi({ description: "Slug or name.", example: "laser-light-therapies" }),
  city: text.optional().openapi({ description: "Slug or name.", example: "irvine" }),
  treatment: text.optional().openapi({ description: "Slug or name.", example: "botox" }),
  limit: wholeNumberOr(500, 1, 1000),
  offset: wholeNumberOr(0, 0, 1_000_000),
});

export const seoPagesQuery = z.object({ limit: wholeNumber(1, 10_000).optional() });

const bySlug = (example: string) => z.object({ slug: text.openapi({ example }) });
export const listingParams = bySlug("morrow-park-laser-and-skin");
export const categoryParams = bySlug("cosmetic-injectables-fillers");
export const treatmentParams = bySlug("botox");
