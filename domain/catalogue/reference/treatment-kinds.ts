import { treatmentFamilies } from "#site/search-words.ts";

/** The kinds of a treatment: "microneedling" includes "rf-microneedling", wherever it is listed, counted or searched for. */
export const kindsOf = (treatment: string): string[] => treatmentFamilies[treatment] ?? [];

export const withKinds = (treatment: string) => [treatment, ...kindsOf(treatment)];

const included = Object.entries(treatmentFamilies);

/** The treatments that one is a kind of. */
export const generalOf = (treatment: string) =>
  included.flatMap(([general, kinds]) => (kinds.includes(treatment) ? [general] : []));
