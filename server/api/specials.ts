import { createRoute, z } from "@hono/zod-openapi";
import type { Services } from "#domain/services.ts";
import { listSpecials } from "#domain/specials/list-specials.server.ts";
import { specialsTag } from "#domain/specials/special.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import { createApi, json, reading } from "./parts.ts";

const specialSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    description: z.string(),
    medSpaSlug: z.string(),
    medSpaName: z.string(),
    medSpaCity: z.string(),
    medSpaRating: z.number().nullable(),
    category: z.string(),
    originalPrice: z.number().nullable(),
    discountedPrice: z.number().nullable(),
    discountPercentage: z.number().int().nullable(),
    validUntil: z.iso.date(),
    termsConditions: z.string().nullable(),
  })
  .openapi("Special");

const active = createRoute({
  method: "get",
  path: "/api/specials/active",
  summary: "Offers that hold today",
  tags: ["Specials"],
  responses: { 200: json(z.array(specialSchema), "The offers, the soonest to end first."), ...reading },
});

export function specialsApi({ db, clock }: Services) {
  const api = createApi();

  api.openapi(active, async (context) => {
    const specials = await listSpecials({ db }, localDay(clock(), brand.region.timeZone));
    const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
    const shown = specials.map(
      ({
        originalPriceCents,
        specialPriceCents,
        categorySlug: _slug,
        medSpaPhone: _phone,
        takesBookings: _takes,
        validFrom: _from,
        reviewCount: _count,
        ...special
      }) => ({
        ...special,
        originalPrice: dollars(originalPriceCents),
        discountedPrice: dollars(specialPriceCents),
      }),
    );
    return context.json(shown, 200, { "cache-control": "public, max-age=60", "cache-tag": specialsTag });
  });

  return api;
}
