import { useReference } from "#app/components/shell/use-reference.ts";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import type { FacetChoice, FindName } from "#domain/search/filters/filter.ts";
import { sayStored } from "#shared/say.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";

/**
 * Returns the names of cities, categories and treatments. `unoffered`: a treatment without a
 * choice.
 */
export function useCatalogueNames(treatments: FacetChoice[], unoffered?: SlugAndName | null) {
  const { categories, cities } = useReference();
  const known = {
    city: cities,
    category: categories,
    treatment: treatments.map(({ value, label }) => ({ slug: value, name: label })),
  };
  const nameOf: FindName = (kind, slug) => {
    const filter = kind === "city" ? undefined : treatmentFilterAt(slug);
    return sayStored(
      (
        known[kind].find((each) => each.slug === slug) ??
        filter ??
        (unoffered?.slug === slug ? unoffered : undefined)
      )?.name ?? slug.replaceAll("-", " "),
    );
  };
  return { cities, categories, nameOf };
}
