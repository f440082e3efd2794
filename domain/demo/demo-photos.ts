import type { ListingDraft } from "#domain/catalogue/listings/listing.ts";
import type { DemoPhotos } from "#domain/photos/add-demo-photos.server.ts";

const seen = [
  "the entrance",
  "the reception area",
  "a treatment room",
  "the waiting room",
  "the garden entrance",
  "the product shelf",
  "the second treatment room",
];

type DemoListing = Pick<ListingDraft, "slug" | "isPremium" | "services">;

/** Treatments with plausible before-and-after photos. */
const pictured = new Set([
  "ipl",
  "microneedling",
  "chemical-peels",
  "hydrafacial",
  "laser-hair-removal",
  "skin-resurfacing",
]);
const pairsShown = 3;

/**
 * Premier listings with an owner have a logo and, except for the first two, a gallery. Every sixth
 * of the others has a few photos. Some have before-and-after pairs; one waits for review.
 */
export function demoPhotos(drafts: DemoListing[], owned: string[]): DemoPhotos[] {
  let pairs = 0;
  return drafts.flatMap(({ slug, isPremium, services }, index): DemoPhotos[] => {
    if (!isPremium)
      return index % 6 === 0
        ? [
            {
              listing: slug,
              hasLogo: false,
              shows: seen.slice(index % 3, (index % 3) + 2 + (index % 2)),
              pair: null,
            },
          ]
        : [];
    if (!owned.includes(slug)) return [];
    const treatment = services.find((service) => pictured.has(service.treatment ?? ""))?.treatment;
    const pair =
      treatment && pairs <= pairsShown
        ? { treatment, weeks: 4 + (index % 9), isShown: pairs++ < pairsShown }
        : null;
    return [
      {
        listing: slug,
        hasLogo: true,
        shows: owned.indexOf(slug) > 1 ? seen.slice(0, 4 + (index % 4)) : [],
        pair,
      },
    ];
  });
}
