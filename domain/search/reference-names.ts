export type ReferenceItem = { id: number; slug: string; name: string };

/** What listings are sorted into, in the order of menus. */
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

/** In the order of `all`. */
export const idsOf = (all: ReferenceItem[], slugs: string[]) =>
  all.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
