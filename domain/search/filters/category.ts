import { treatmentFilterAt } from "#site/treatment-groups.ts";
import { idsOf } from "../reference-names.ts";
import { listNamedTreatments } from "../treatments-named.ts";
import { readSlug } from "./city.ts";
import type { Filter } from "./filter.ts";
import { anyOfSeveral, listParameter } from "./parameter.ts";

export const category = {
  name: "category",
  parameter: listParameter({
    name: "category",
    read: readSlug,
    api: { description: `Slug or name. ${anyOfSeveral}` },
  }),
  matches: (slugs, { table, names }) =>
    table.tokens.anyOf(
      slugs.flatMap((slug) =>
        treatmentFilterAt(slug)
          ? idsOf(names.treatments, listNamedTreatments(slug, names)).map((id) => `t${id}`)
          : idsOf(names.categories, [slug]).map((id) => `g${id}`),
      ),
    ),
  choices: (count) => count.named("category", "g", count.names.categories),
  label: (slug, nameOf) => nameOf("category", slug),
} as const satisfies Filter;
