export type ReferenceItem = { id: number; slug: string; name: string };

/** Names of treatments, categories and cities, in the order of menus. */
export type ReferenceNames = {
  treatments: (ReferenceItem & {
    group: string;
    category: string;
    popularity: number;
    warning: string | null;
  })[];
  categories: ReferenceItem[];
  cities: ReferenceItem[];
};

/** Returns ids in the order of `all`. */
export const idsOf = (all: ReferenceItem[], slugs: string[]) =>
  all.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
