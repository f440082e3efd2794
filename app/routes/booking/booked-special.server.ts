import { findTreatmentsInText } from "#domain/search/treatments-in-text.ts";
import type { Services } from "#domain/services.ts";
import { findSpecial, findVoucherRefusal } from "#domain/specials/list-specials.server.ts";
import { localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import { readId } from "#shared/read-id.ts";
import { brand } from "#site/brand.ts";

/**
 * Finds the special that a visitor wants to book, plus its treatment if its text names one that
 * can be booked there.
 */
export async function findBookedSpecial(
  services: Services,
  asked: string | null,
  place: { slug: string; treatments: { slug: string }[] },
) {
  if (asked === null) return null;
  const special = await findSpecial(services, readId(asked));
  if (
    special?.medSpaSlug !== place.slug ||
    findVoucherRefusal(special, localDay(services.clock(), brand.region.timeZone))
  )
    return null;
  const reference = await services.reference();
  const said = [special.title, special.description].flatMap((text) =>
    findTreatmentsInText(text, reference),
  );
  const treatment =
    said.find((slug) => place.treatments.some((each) => each.slug === slug)) ?? null;
  return {
    ...pick(special, [
      "id",
      "title",
      "specialPriceCents",
      "originalPriceCents",
      "discountPercentage",
      "validUntil",
      "termsConditions",
    ]),
    treatment,
  };
}

export type BookedSpecial = NonNullable<Awaited<ReturnType<typeof findBookedSpecial>>>;
