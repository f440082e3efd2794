import { treatmentFamilies } from "#site/search-words.ts";

/**
 * Subtypes of a treatment: "microneedling" includes "rf-microneedling" in lists, counts, and
 * searches.
 */
export const kindsOf = (treatment: string): string[] => treatmentFamilies[treatment] ?? [];

export const withKinds = (treatment: string) => [treatment, ...kindsOf(treatment)];

const included = Object.entries(treatmentFamilies);

export const generalOf = (treatment: string) =>
  included.flatMap(([general, kinds]) => (kinds.includes(treatment) ? [general] : []));
