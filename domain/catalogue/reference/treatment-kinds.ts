import { ownEntry } from "#shared/own-entry.ts";
import { treatmentFamilies } from "#site/search-words.ts";

/**
 * Subtypes of a treatment: "microneedling" includes "rf-microneedling" in lists, counts, and
 * searches.
 */
export const listSubtypes = (treatment: string): string[] =>
  ownEntry(treatmentFamilies, treatment) ?? [];

export const withSubtypes = (treatment: string) => [treatment, ...listSubtypes(treatment)];

const included = Object.entries(treatmentFamilies);

export const listParentTreatments = (treatment: string) =>
  included.flatMap(([general, kinds]) => (kinds.includes(treatment) ? [general] : []));
