import { withSubtypes } from "#domain/catalogue/reference/treatment-kinds.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import type { ReferenceNames } from "./reference-names.ts";

/** Lists the treatments of a slug: a treatment with its subtypes, or all of a treatment filter. */
export function listNamedTreatments(
  slug: string,
  { treatments }: Pick<ReferenceNames, "treatments">,
): string[] {
  const filter = treatmentFilterAt(slug);
  if (!filter) return withSubtypes(slug);
  return treatments
    .filter((each) => filter.slugs?.includes(each.slug) || filter.groups?.includes(each.group))
    .map((each) => each.slug);
}
