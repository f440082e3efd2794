import { createSeededNumbers } from "#shared/seeded.ts";
import categories from "#site/category-order.json" with { type: "json" };

/**
 * Pictures that we rendered ourselves (see studio/). They are static files in public/, and their
 * key is the file's path without the size. list-illustrations.ts knows them all.
 */
export const illustrationKeys = "illustrations/";
export const logoKeys = `${illustrationKeys}logo/`;
const widths = [480, 960, 1440];
const kindsPerCategory = 4;

/** Replaces the photos of a listing that has none. The same listing always gets the same. */
export function illustrationOfKind(categorySlug: string, slug: string) {
  if (!categories.includes(categorySlug)) return null;
  const number = 1 + Math.floor(createSeededNumbers(slug)(0) * kindsPerCategory);
  return { key: `${illustrationKeys}kind/${categorySlug}/${number}`, width: 960, height: 640 };
}

export const isIllustration = ({ key }: { key: string }) => key.startsWith(illustrationKeys);

export function illustrationVersions(
  { key, width }: { key: string; width: number },
  format: string,
) {
  if (format === "webp")
    return [{ width: key.startsWith(logoKeys) ? 320 : 640, url: illustrationFile({ key }) }];
  return widths
    .filter((each) => each <= width)
    .map((each) => ({ width: each, url: `/${key}-${each}.avif` }));
}

/** Returns the one version that every client can read. */
export const illustrationFile = ({ key }: { key: string }) =>
  `/${key}-${key.startsWith(logoKeys) ? 320 : 640}.webp`;
