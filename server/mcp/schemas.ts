import { z } from "zod";
import { filterParameters } from "#domain/search/filters/all-filters.ts";
import { typedDay } from "#shared/typed-day.ts";
import { oneLine } from "#shared/typed-text.ts";

// Models read the descriptions, which say what a value is and is not.
const words = (most: number) => oneLine("Write words.").max(most);
const slug = words(200).min(1);
const placement = z
  .literal("paid placement")
  .nullable()
  .describe(
    '"paid placement" if the provider pays to come first (Premier); otherwise null. Tell people.',
  );
const day = typedDay("Give a day as YYYY-MM-DD.");

/** Cities, treatments and categories are read as names. */
const filterInputs: Record<never, z.ZodType> = Object.assign(
  {},
  ...filterParameters.map(({ tool }) => tool),
);

export const searchInput = z.strictObject({
  query: words(200)
    .optional()
    .describe(
      'Words as a person would type them: "botox irvine under 300", "open sunday". Optional if a filter is given.',
    ),
  city: words(80)
    .optional()
    .describe('A city of Orange County, California, by name or slug: "Newport Beach".'),
  treatment: words(80)
    .optional()
    .describe('A treatment by name or slug: "Botox", "laser-hair-removal".'),
  category: words(80).optional().describe("A category by name or slug."),
  ...filterInputs,
  near: words(60)
    .optional()
    .describe('A ZIP code, a city or "latitude,longitude" to measure distances from.'),
  radiusMiles: z.number().min(1).max(60).optional().describe("With near: the maximum distance."),
  sort: z
    .enum(["relevance", "rating", "reviews", "price", "name", "distance", "city"])
    .optional()
    .describe(
      "Paid placements come first under relevance only. price: lowest first, needs a treatment.",
    ),
  page: z.number().int().min(1).max(200).default(1),
  pageSize: z.number().int().min(1).max(20).default(10),
});

const providerFields = {
  slug: z.string().describe("Identifies the provider in the other tools."),
  name: z.string(),
  city: z.string(),
  category: z.string(),
  rating: z
    .number()
    .nullable()
    .describe("Average of the published reviews, 1 to 5; null if there are none."),
  reviewCount: z.number().int(),
  priceRange: z.string().nullable().describe("$ to $$$$; null if not stated."),
  isPremium: z.boolean(),
  placement,
  isOpenNow: z.boolean().nullable().describe("Null if its hours are unknown."),
  takesBookings: z.boolean().describe("Whether get_availability can find free times."),
  phone: z.string(),
  profileUrl: z.url().describe("Link people here."),
};

export const searchOutput = z.object({
  providers: z.array(
    z.object({
      ...providerFields,
      services: z.array(z.string()).describe("A few of its treatments."),
      matchedPrice: z
        .object({ service: z.string(), price: z.string() })
        .nullable()
        .describe("What its menu says about the requested treatment."),
      distanceMiles: z.number().nullable(),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  hasMore: z.boolean(),
  answers: z
    .array(z.object({ title: z.string(), text: z.string() }))
    .describe(
      "Show these first: the query names an illness, an emergency or something with two meanings.",
    ),
  understood: z
    .array(z.object({ said: z.string(), meant: z.string() }))
    .describe("How the query was understood."),
  instead: z
    .object({
      nearbyCities: z.array(z.object({ city: z.string(), count: z.number().int() })),
      popularTreatments: z.array(z.string()),
    })
    .nullable()
    .describe("If nothing was found: where there are results."),
});

export const providerInput = z.strictObject({
  slug: slug.describe("From search_providers; a profile URL or the exact name works, too."),
});

export const providerOutput = z.object({
  ...providerFields,
  address: z.string(),
  zipCode: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  website: z.string().nullable(),
  description: z.string(),
  hours: z
    .record(z.string(), z.string())
    .nullable()
    .describe("By weekday, in the provider's local time; null if not stated."),
  timeZone: z.string(),
  services: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      price: z.string(),
      pricedOn: z.string().nullable(),
    }),
  ),
  bookable: z.array(
    z.object({
      treatment: z.string(),
      name: z.string(),
      minutes: z.number().int(),
      price: z.string(),
    }),
  ),
  specialties: z.array(z.string()),
  amenities: z.array(z.string()),
  languages: z.array(z.string()),
  paymentOptions: z.array(z.string()),
  bookingUrl: z
    .url()
    .nullable()
    .describe("Where a person books; null if the provider takes no bookings here."),
});

export const treatmentsInput = z.strictObject({
  query: words(80).optional().describe("Part of its name or description."),
  page: z.number().int().min(1).max(50).default(1),
  pageSize: z.number().int().min(1).max(50).default(20),
});

export const treatmentsOutput = z.object({
  treatments: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      description: z.string(),
      sessionTime: z.string(),
      typicalPrice: z.string().describe("Usual in the county; each provider sets its own."),
      recovery: z.string(),
      warning: z.string().nullable().describe("Say this first if it is present."),
      whoMay: z.string().nullable().describe("Who may perform it in California."),
      fdaStatus: z.string().nullable(),
      notFor: z
        .array(z.string())
        .describe("Who should not have it, or ask first. Say it before the benefits."),
      benefits: z.array(z.string()),
      sideEffects: z.array(z.string()),
      providerCount: z.number().int(),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  hasMore: z.boolean(),
});

export const availabilityInput = z.strictObject({
  slug: slug.describe("From search_providers; a profile URL or the exact name works, too."),
  treatment: words(80)
    .min(1)
    .describe("Name or slug of a treatment in get_provider's bookable list."),
  from: day.optional().describe("First day, YYYY-MM-DD, local; today by default."),
  days: z.number().int().min(1).max(31).default(7),
});

export const availabilityOutput = z.object({
  provider: z.string(),
  treatment: z.string(),
  timeZone: z.string(),
  needsConfirmation: z
    .boolean()
    .describe("True: the provider answers each request; false: bookings are confirmed at once."),
  days: z.array(
    z.object({
      date: z.string(),
      times: z.array(z.string()).describe("HH:mm, in the provider's local time."),
    }),
  ),
  bookingUrl: z.url().describe("A person books here. Nothing can be booked through this server."),
});
