import type { z } from "zod";
import { listSlots } from "#domain/bookings/availability.server.ts";
import { findBookable } from "#domain/bookings/find-bookable.server.ts";
import { resolveName } from "#domain/search/match-name.ts";
import type { Services } from "#domain/services.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import { toolAnswer, toolRefusal } from "./answer.ts";
import { providerNotFound, resolveProviderSlug } from "./get-provider.ts";
import type { availabilityInput, availabilityOutput } from "./schemas.ts";

export async function getAvailability(
  services: Services,
  { slug: typedSlug, treatment, from, days }: z.infer<typeof availabilityInput>,
) {
  const { timeZone } = brand.region;
  const slug = await resolveProviderSlug(services, typedSlug);
  const place = await findBookable(services, slug);
  if (!place) return providerNotFound(services, slug);
  if (place.treatments.length === 0)
    return toolRefusal(
      `${place.name} does not take bookings here. People can call ${place.phone}.`,
    );
  const meant = resolveName(await services.reference(), "treatment", treatment);
  const today = localDay(services.clock(), timeZone);
  const first = from ?? today;
  if (addDays(first, days - 1) < today)
    return toolRefusal(`These days are in the past. Today is ${today}.`);
  const named = "slug" in meant ? meant.slug : treatment;
  const offer = await listSlots(services, {
    slug,
    treatment: named,
    from: first,
    to: addDays(first, days - 1),
  });
  const names = place.treatments.map((each) => each.slug).join(", ");
  if (!offer)
    return toolRefusal(`"${treatment}" cannot be booked at ${place.name}. Bookable: ${names}.`);
  const latest = localDay(offer.times.latest, timeZone);
  if (first > latest)
    return toolRefusal(`${place.name} takes bookings until ${latest}. Ask for earlier days.`);
  const found: z.infer<typeof availabilityOutput> = {
    provider: place.name,
    treatment: offer.treatment.name,
    timeZone,
    needsConfirmation: offer.mode === "request",
    days: offer.days.map(({ date, slots }) => ({ date, times: slots.map(({ time }) => time) })),
    bookingUrl: `${services.siteUrl}/booking/${slug}?treatment=${offer.treatment.slug}`,
  };
  const free = found.days.filter(({ times }) => times.length > 0);
  return toolAnswer(found, [
    `${found.treatment} at ${found.provider}: ${free.length === 0 ? `no free times from ${first} for ${days} days.` : `free on ${free.length} of ${days} days.`}`,
    ...free.map(({ date, times }) => `- ${date}: ${times.join(", ")}`),
    `Book: ${found.bookingUrl}`,
  ]);
}
