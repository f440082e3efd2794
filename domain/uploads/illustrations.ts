import { createSeededNumbers } from "#shared/seeded.ts";
import manifest from "#site/illustrations.json" with { type: "json" };

/**
 * Pictures that we rendered ourselves (see studio/). They are static files in public/, and their
 * key is the file's path without the size.
 */
export type Illustration = { key: string; width: number; height: number; description: string };

export const illustrationKeys = "illustrations/";
export const logoKeys = `${illustrationKeys}logo/`;
/** Illustrations for listings without photos, by category. */
const kinds = "kind";
const widths = [480, 960, 1440];

const entries: Record<string, { alt: string; w: number; h: number }[]> = manifest;

export function listIllustrations(name: string): Illustration[] {
  return (entries[name] ?? []).map(({ alt, w, h }, index) => ({
    key: `${illustrationKeys}${name}/${index + 1}`,
    width: w,
    height: h,
    description: alt,
  }));
}

export function findIllustration(name: string): Illustration | null {
  return listIllustrations(name)[0] ?? null;
}

/** Replaces the photos of a listing that has none. The same listing always gets the same. */
export function illustrationOfKind(categorySlug: string, slug: string): Illustration | null {
  const choices = listIllustrations(`${kinds}/${categorySlug}`);
  return choices[Math.floor(createSeededNumbers(slug)(0) * choices.length)] ?? null;
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

/** The one version that every client can read. */
export const illustrationFile = ({ key }: { key: string }) =>
  `/${key}-${key.startsWith(logoKeys) ? 320 : 640}.webp`;
