/** The names under which pages are kept and dropped: what a page shows, it carries; what a change touches, it announces. */
export const tags = {
  /** Lists and counts over everything: home, indexes, the API. */
  catalogue: "catalogue",
  /** Names and texts of cities, categories and treatments; the shell around every page. */
  reference: "reference",
  medSpa: (slug: string) => `med-spa:${slug}`,
  city: (slug: string) => `city:${slug}`,
  category: (slug: string) => `category:${slug}`,
  treatmentInCity: (treatment: string, city: string) => `treatment:${treatment}:${city}`,
};

/** All that a change of one med spa touches. */
export function tagsOfMedSpa(medSpa: {
  slug: string;
  city: string;
  categories: string[];
  treatments: string[];
}) {
  return [
    tags.catalogue,
    tags.medSpa(medSpa.slug),
    tags.city(medSpa.city),
    ...medSpa.categories.map(tags.category),
    ...medSpa.treatments.map((treatment) => tags.treatmentInCity(treatment, medSpa.city)),
  ];
}
