import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import { landscapeOf } from "#site/landscapes.ts";

export const shareSize = { width: 1200, height: 630 } as const;

/**
 * Share image: a title, a line of facts, and silk drawn from a seed in the colors of a category
 * or landscape.
 */
export type ShareText = { title: string; facts: string; seed: string; category: string };

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
    seed: brand.name,
    category: "coast",
  }),
  listing: (listing: {
    slug: string;
    name: string;
    city: SlugAndName;
    category: SlugAndName;
  }): ShareText => ({
    title: listing.name,
    facts: line(place(listing.city.name), listing.category.name),
    seed: listing.slug,
    category: listing.category.slug,
  }),
  category: (category: SlugAndName & { listingCount: number }): ShareText => ({
    title: category.name,
    facts: line(brand.region.name, listings(category.listingCount)),
    seed: category.slug,
    category: category.slug,
  }),
  city: (city: SlugAndName & { listingCount: number }): ShareText => ({
    title: `Med spas in ${city.name}`,
    facts: line(brand.region.name, listings(city.listingCount)),
    seed: city.slug,
    category: landscapeOf(city.slug),
  }),
  treatmentInCity: (
    treatment: SlugAndName & { category: string },
    city: SlugAndName,
    count: number,
  ): ShareText => ({
    title: `${treatment.name} in ${city.name}`,
    facts: line(place(city.name), listings(count)),
    seed: treatment.slug + city.slug,
    category: treatment.category,
  }),
  page: (path: string, title: string, category: string, ...facts: string[]): ShareText => ({
    title,
    facts: line(...facts, `${brand.region.name}, ${brand.region.state}`),
    seed: path,
    category,
  }),
  collection: (collection: { path: string; title: string; category: string }): ShareText => ({
    title: collection.title,
    facts: `${brand.region.name}, ${brand.region.state}`,
    seed: collection.path,
    category: collection.category,
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
