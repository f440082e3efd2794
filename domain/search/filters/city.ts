import { slugify } from "#shared/slug.ts";
import { idsOf } from "../reference-names.ts";
import type { Filter } from "./filter.ts";
import { anyOfSeveral, listParameter } from "./parameter.ts";

/** Reads slugs and names; the first entry of a menu means all. */
export const readSlug = (text: string) => (/^all( |$)/i.test(text) ? "" : slugify(text));

export const city = {
  name: "city",
  parameter: listParameter({
    name: "city",
    read: readSlug,
    api: { description: `Slug or name. ${anyOfSeveral}` },
  }),
  // "Within five miles of Irvine" looks beyond Irvine.
  yieldsTo: "within",
  matches: (slugs, { table, names }) =>
    table.tokens.anyOf(idsOf(names.cities, slugs).map((id) => `c${id}`)),
  choices: (count) => count.named("city", "c", count.names.cities),
  label: (slug, nameOf) => nameOf("city", slug),
} as const satisfies Filter;
