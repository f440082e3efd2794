import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import type { SharePicture } from "./read-picture.server.ts";

export const shareSize = { width: 1200, height: 630 } as const;

/** Share image: a title, a line of facts, and a picture. */
export type ShareText = { title: string; facts: string; picture: SharePicture };

type SlugAndName = { slug: string; name: string };

const place = (city: string) => `${city}, ${brand.region.stateCode}`;
/** Leaves out zero. */
const listings = (count: number) => (count > 0 ? plural(count, "listing") : "");
const line = (...facts: string[]) => facts.filter(Boolean).join(" · ");

export const shareText = {
  home: (counts: { listings: number; cities: number }): ShareText => ({
    title: brand.tagline,
    facts: line(
      listings(counts.listings),
      plural(counts.cities, "city", "cities"),
      `${brand.region.name}, ${brand.region.state}`,
    ),
    picture: { illustrations: ["home/hero"] },
  }),
  listing: (listing: {
    slug: string;
    name: string;
    city: SlugAndName;
    category: SlugAndName;
    rating: number | null;
    reviewCount: number;
    price: string | null;
    cover: string | undefined;
  }): ShareText => ({
    title: listing.name,
    facts: line(
      place(listing.city.name),
      listing.rating === null
        ? ""
        : `${listing.rating.toFixed(1)} of 5, ${plural(listing.reviewCount, "review")}`,
      listing.price ?? listing.category.name,
    ),
    picture: { key: listing.cover, illustrations: [`kind/${listing.category.slug}`] },
  }),
  category: (category: SlugAndName & { listingCount: number }): ShareText => ({
    title: category.name,
    facts: line(brand.region.name, listings(category.listingCount)),
    picture: { illustrations: [`category/${category.slug}`] },
  }),
  city: (city: SlugAndName & { listingCount: number }): ShareText => ({
    title: `Med spas in ${city.name}`,
    facts: line(brand.region.name, listings(city.listingCount)),
    picture: { illustrations: [`city/${city.slug}`] },
  }),
  treatmentInCity: (
    treatment: SlugAndName & { category: string },
    city: SlugAndName,
    count: number,
  ): ShareText => ({
    title: `${treatment.name} in ${city.name}`,
    facts: line(place(city.name), listings(count)),
    picture: {
      illustrations: [`treatment/${treatment.slug}`, `category/${treatment.category}`],
    },
  }),
  page: (title: string, picture: string, ...facts: string[]): ShareText => ({
    title,
    facts: line(...facts, `${brand.region.name}, ${brand.region.state}`),
    picture: { illustrations: [picture, "home/hero"] },
  }),
  collection: (collection: { path: string; title: string; category: string }): ShareText => ({
    title: collection.title,
    facts: `${brand.region.name}, ${brand.region.state}`,
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
  return `/share${page === "/" ? "/home" : page}.png`;
}
