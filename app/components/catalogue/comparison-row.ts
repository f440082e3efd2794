import type { ComparedTreatment } from "#domain/catalogue/reference/treatments.server.ts";
import { formatCentsRange } from "#shared/money.ts";
import { sayStored } from "#shared/say.ts";

const trends: Record<ComparedTreatment["trend"], string> = {
  rising: "Rising",
  stable: "Steady",
  declining: "Falling",
};

/**
 * Formats a treatment on the server: a category may have dozens, and each is sent again as data.
 */
export function comparisonRow(
  { slug, name, downtime, listingCount, mostIn, ...treatment }: ComparedTreatment,
  includes: string | null,
) {
  const {
    priceMinCents,
    priceMaxCents,
    priceUnit,
    sessionMinutesMin: from,
    sessionMinutesMax: to,
    trend,
  } = treatment;
  return {
    slug,
    name: sayStored(name),
    includes,
    price: formatCentsRange(priceMinCents, priceMaxCents),
    unit: priceUnit && sayStored(priceUnit),
    session: `${from === to ? from : `${from}–${to}`} min`,
    downtime: sayStored(downtime),
    listings: listingCount,
    trend: sayStored(trends[trend]),
    city: mostIn?.slug,
  };
}

export type ComparisonRow = ReturnType<typeof comparisonRow>;
