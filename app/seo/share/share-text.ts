import { formatCents, formatCentsRange } from "#shared/money.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import type { SharePicture } from "./read-picture.server.ts";

export const shareSize = { width: 1200, height: 630 } as const;

/** Share image: a title, a line of facts, and a picture. */
export type ShareText = { title: string; facts: string; picture: SharePicture };

type SlugAndName = { slug: string; name: string };
type Rated = { rating: number | null; reviewCount: number };
/** The price of the treatment with the most listed prices. Without `maxCents`, the lowest only. */
type Priced = { treatment: string; minCents: number; maxCents?: number; unit: string | null };
export type ShareFigures = Rated & { price: Priced | null };

/** Leaves out zero. */
const providers = (count: number) => (count > 0 ? plural(count, "provider") : "");
const line = (...facts: string[]) => facts.filter(Boolean).join(" · ");
const region = () => `${sayStored(brand.region.name)}, ${sayStored(brand.region.state)}`;

const ratingText = ({ rating, reviewCount }: Rated) =>
  rating === null
    ? ""
    : say("{rating} out of 5, {reviews}", {
        rating: rating.toFixed(1),
        reviews: plural(reviewCount, "review"),
      });

function priceText({ treatment, minCents, maxCents, unit }: Priced) {
  const price =
    maxCents === undefined
      ? say("from {price}", { price: formatCents(minCents) })
      : formatCentsRange(minCents, maxCents);
  return [sayStored(treatment), price, unit && sayStored(unit)].filter(Boolean).join(" ");
}

const figuresLine = (count: number, { price, ...rated }: ShareFigures) =>
  [line(providers(count), ratingText(rated)), price ? priceText(price) : ""]
    .filter(Boolean)
    .join("\n");

export const shareText = {
  home: (counts: { listings: number; cities: number }): ShareText => ({
    title: sayStored(brand.tagline),
    facts: line(providers(counts.listings), plural(counts.cities, "city", "cities"), region()),
    picture: { illustrations: ["home/hero"] },
  }),
  listing: (
    listing: Rated & {
      slug: string;
      name: string;
      city: SlugAndName;
      category: SlugAndName;
      price: string | null;
      cover: string | undefined;
    },
  ): ShareText => ({
    title: listing.name,
    facts: line(
      `${listing.city.name}, ${brand.region.stateCode}`,
      ratingText(listing),
      listing.price ?? sayStored(listing.category.name),
    ),
    picture: { key: listing.cover, illustrations: [`kind/${listing.category.slug}`] },
  }),
  category: (
    category: SlugAndName & { listingCount: number },
    figures: ShareFigures,
  ): ShareText => ({
    title: sayStored(category.name),
    facts: figuresLine(category.listingCount, figures) || region(),
    picture: { illustrations: [`category/${category.slug}`] },
  }),
  city: (city: SlugAndName & { listingCount: number }, figures: ShareFigures): ShareText => ({
    title: say("Med spas in {place}", { place: city.name }),
    facts: figuresLine(city.listingCount, figures) || region(),
    picture: { illustrations: [`city/${city.slug}`] },
  }),
  treatmentInCity: (
    treatment: SlugAndName & { category: string },
    city: SlugAndName,
    count: number,
    figures: ShareFigures,
  ): ShareText => ({
    title: say("{treatment} in {city}", { treatment: sayStored(treatment.name), city: city.name }),
    facts: figuresLine(count, figures) || region(),
    picture: { illustrations: [`treatment/${treatment.slug}`, `category/${treatment.category}`] },
  }),
  page: (title: string, picture: string, ...facts: string[]): ShareText => ({
    title,
    facts: line(...facts, region()),
    picture: { illustrations: [picture, "home/hero"] },
  }),
  collection: (collection: { path: string; title: string; category: string }): ShareText => ({
    title: sayStored(collection.title),
    facts: region(),
    picture: { illustrations: [`category/${collection.category}`] },
  }),
};

export function titleSize(title: string) {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const bySize = title.length <= 22 ? 84 : title.length <= 40 ? 70 : title.length <= 64 ? 58 : 48;
  return longest > 14 ? Math.min(bySize, 54) : bySize;
}

export function shareImagePath(path: string) {
  const [page = "/"] = path.split("?");
  return to(`/share${page === "/" ? "/home" : page}.png`);
}
