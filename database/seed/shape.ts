import { z } from "zod";
import { boardProblem } from "#shared/board-certified.ts";
import { licenseKinds, ownershipKinds } from "#shared/credential-kinds.ts";
import {
  forEachListingField,
  type ListingFieldName,
  type listingFields,
} from "#shared/listing-fields.ts";
import { treatmentProblems } from "#shared/treatment-rules.ts";
import { brand } from "#site/brand.ts";
import { whoMayNames } from "#site/who-may.ts";

/**
 * Schemas of site/ and database/seed/providers/. Checked on load, so rebranding mistakes show up
 * at once.
 */

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const { south, west, north, east } = brand.region.bounds;
const latitude = z.number().min(south).max(north);
const longitude = z.number().min(west).max(east);
const sentence = z.string().min(20);
const words = (min: number, max: number) =>
  z.string().refine((text) => {
    const count = text.split(/\s+/).length;
    return count >= min && count <= max;
  }, `must have ${min} to ${max} words`);

export const cityShape = z.strictObject({
  slug,
  name: z.string(),
  description: words(25, 70),
  latitude,
  longitude,
  zipCodes: z.array(z.string().regex(/^\d{5}$/)).min(1),
});

export const categoryShape = z.strictObject({
  slug,
  name: z.string(),
  description: words(15, 45),
  detailedDescription: words(90, 220),
  benefits: z.array(sentence).min(4).max(8),
  treatmentProcess: z.array(sentence).min(3).max(7),
  recoveryTime: words(15, 70),
  idealCandidates: z.array(sentence).min(3).max(7),
  precautions: z.array(sentence).min(4).max(8),
  sideEffects: z.array(sentence).min(3).max(8),
  expectedResults: words(30, 90),
});

const treatmentGroups = [
  "injectables",
  "skin",
  "laser",
  "body",
  "anti-aging",
  "surgery",
  "iv",
  "wellness",
  "massage",
  "traditional",
] as const;

const links = z
  .array(z.strictObject({ title: z.string().min(5), url: z.url({ protocol: /^https$/ }) }))
  .default([])
  .transform((sources) => sources.map(({ title, url }) => `${title} ${url}`));

export const treatmentShape = z
  .strictObject({
    slug,
    name: z.string(),
    group: z.enum(treatmentGroups),
    category: slug,
    synonyms: z.array(z.string().min(2)).min(2),
    description: words(10, 35),
    longDescription: words(60, 160),
    medical: z.boolean(),
    private: z.literal(true).optional(),
    whoMay: z.enum(whoMayNames).optional(),
    fdaStatus: words(4, 60).optional(),
    warning: words(12, 50).optional(),
    benefits: z.array(z.string().min(8)).min(1).max(7),
    notFor: z.array(z.string().min(4)).max(10).default([]),
    seriousSideEffects: z.array(z.string().min(4)).max(8).default([]),
    sideEffects: z.array(z.string().min(5)).min(1).max(6),
    idealFor: z.array(z.string().min(4)).max(5),
    sources: links,
    lookUps: links,
    checkedOn: z.iso.date().optional(),
    priceMin: z.number().int().positive(),
    priceMax: z.number().int().positive(),
    priceUnit: z.string(),
    sessionMinutesMin: z.number().int().positive(),
    sessionMinutesMax: z.number().int().positive(),
    downtime: z.string().min(3),
    recovery: z.string().min(3),
    popularity: z.number().int().min(1).max(100).nullable(),
    trend: z.enum(["rising", "stable", "declining"]),
  })
  .superRefine(({ medical, ...rest }, context) => {
    const claims = {
      whoMay: null,
      fdaStatus: null,
      warning: null,
      checkedOn: null,
      ...rest,
      isMedical: medical,
    };
    for (const { field, message } of treatmentProblems(claims))
      context.addIssue({ code: "custom", path: [field], message: `${rest.slug}: ${message}` });
  });

/** No board issues numbers in this form, so none can belong to a real person. */
const inventedNumber = z
  .string()
  .regex(/^DEMO-[A-Z]+-\d{4}$/, "must be invented, such as DEMO-MD-0001");
/**
 * House numbers never start with 0, so no real resident gets visitors of a fictional provider.
 */
const inventedAddress = z
  .string()
  .regex(/^0\d+ \p{L}.{4,}/u, "must begin with a house number that does not exist, such as 0418");

const credential = z.string().superRefine((line, context) => {
  const message = boardProblem(line);
  if (message) context.addIssue({ code: "custom", message: `${line}: ${message}` });
});

const offered = z.strictObject({
  treatment: slug,
  name: z.string().optional(),
  description: z.string().min(20),
  price: z.union([z.number().positive(), z.tuple([z.number().positive(), z.number().positive()])]),
  unit: z.string().optional(),
  minutes: z.number().int().min(10).max(480),
});

const shapeOfKind = {
  "yes-no": () => z.boolean().nullable().default(null),
  list: () => z.array(z.string()).default([]),
  text: () => z.string().nullable().default(null),
  year: () => z.number().int().nullable().default(null),
  "price level": () => z.number().int().nullable().default(null),
};
type FieldShapes = {
  [Name in ListingFieldName]: ReturnType<
    (typeof shapeOfKind)[(typeof listingFields)[Name]["kind"]]
  >;
};
/** Fields that the demo may leave out. The shape below asks for more where it names them again. */
const fieldShapes = forEachListingField<FieldShapes>(({ kind }) => shapeOfKind[kind]());

export const providerShape = z.strictObject({
  ...fieldShapes,
  slug,
  name: z.string().min(3).max(60),
  premier: z.literal(true).optional(),
  category: slug,
  otherCategories: z.array(slug).max(5),
  address: inventedAddress,
  zipCode: z.string().regex(/^\d{5}$/),
  latitude,
  longitude,
  establishedYear: z.number().int().min(1975).max(2026),
  priceLevel: z.number().int().min(1).max(4),
  description: words(10, 30),
  detailedDescription: words(80, 200),
  treatmentPhilosophy: words(20, 70),
  consultationProcess: words(20, 80),
  hours: z.string(),
  services: z.array(offered).min(3).max(14),
  staff: z
    .array(
      z.strictObject({
        name: z.string(),
        title: z.string(),
        certifications: z.array(credential).min(1),
        performs: z.array(slug).min(1).optional(),
        /** Not a licensed healing arts practitioner. */
        unlicensed: z.literal(true).optional(),
      }),
    )
    .min(1),
  medicalDirector: z.strictObject({ name: z.string(), license: inventedNumber }).nullable(),
  licenses: z
    .array(
      z.strictObject({ kind: z.enum(licenseKinds), holder: z.string(), number: inventedNumber }),
    )
    .optional(),
  ownership: z.strictObject({ name: z.string(), kind: z.enum(ownershipKinds) }).optional(),
  specialties: z.array(z.string()).min(2).max(6),
  equipmentTechnology: z.array(z.string()).min(1),
  facilityAmenities: z.array(z.string()).min(2),
  safetyProtocols: z.array(z.string().min(15)).min(2),
  certifications: z.array(credential),
  awards: z.array(z.string()),
  paymentOptions: z.array(z.string()).min(2),
  languages: z.array(z.string()).min(1),
  acceptsInsurance: z.boolean(),
  financingAvailable: z.boolean(),
});

/** Days count from the day the seed is loaded. */
export const specialShape = z.strictObject({
  listing: slug,
  treatment: slug.optional(),
  title: z.string().min(5),
  description: z.string().min(20),
  originalPrice: z.number().int().positive(),
  specialPrice: z.number().int().positive(),
  daysLeft: z.number().int().positive(),
  terms: z.string().nullable(),
});

/**
 * Data that the site would normally collect itself. Days count back from the day the seed is
 * loaded.
 */
export const licenseCheckShape = z.strictObject({
  listing: slug,
  licenseCheckedDaysAgo: z.number().int().positive().optional(),
  websiteReadDaysAgo: z.number().int().positive().optional(),
});

export const listingEditShape = z.strictObject({
  listing: slug,
  hours: z.string(),
  consultationProcess: sentence,
});

const stars = z.number().int().min(1).max(5);

/** Days count back from the day the seed is loaded. */
export const reviewShape = z.strictObject({
  listing: slug,
  treatment: slug.nullable(),
  author: z.string().regex(/^\p{Lu}\p{L}+ \p{Lu}\.$/u),
  rating: stars,
  result: stars.nullable(),
  care: stars.nullable(),
  cleanliness: stars.nullable(),
  value: stars.nullable(),
  text: z.string().min(40).max(4000),
  visitedDaysAgo: z.number().int().positive(),
  writtenDaysAgo: z.number().int().positive(),
  proof: z.enum(["booking", "deal", "email"]),
  reply: z.string().min(20).optional(),
  ended: z.strictObject({ as: z.enum(["refused", "removed"]), fault: z.string() }).optional(),
});

export const ownerShape = z.strictObject({
  name: z.string().min(5),
  email: z.string().endsWith(".example.com"),
  listing: slug,
});

/**
 * Fictional questions. Days count back from the day the seed is loaded. `answer` names a staff
 * member of the listing.
 */
export const questionShape = z.strictObject({
  listing: slug,
  question: z.string().min(15).max(500),
  askedDaysAgo: z.number().int().positive(),
  isWaiting: z.literal(true).optional(),
  answer: z.strictObject({ text: z.string().min(10).max(1500), by: z.string() }).nullable(),
});
