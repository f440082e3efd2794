/** Cache tags: a page carries the tags of its content, and a change invalidates its tags. */
export const tags = {
  /** Site-wide lists and counts: home page, indexes, API. */
  catalogue: "catalogue",
  /** Names and texts of cities, categories, and treatments, plus every page's header and footer. */
  reference: "reference",
  listing: (slug: string) => `med-spa:${slug}`,
  city: (slug: string) => `city:${slug}`,
  category: (slug: string) => `category:${slug}`,
  treatmentInCity: (treatment: string, city: string) => `treatment:${treatment}:${city}`,
};

/** Lists all tags that a change to a listing invalidates. */
export const listListingTags = (listing: {
  slug: string;
  city: string;
  categories: string[];
  treatments: string[];
}) => [
  tags.catalogue,
  tags.listing(listing.slug),
  tags.city(listing.city),
  ...listing.categories.map(tags.category),
  ...listing.treatments.map((treatment) => tags.treatmentInCity(treatment, listing.city)),
];
