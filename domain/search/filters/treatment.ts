import { listParentTreatments } from "#domain/catalogue/reference/treatment-kinds.ts";
import { idsOf, type ReferenceNames } from "../reference-names.ts";
import { listNamedTreatments } from "../treatments-named.ts";
import { readSlug } from "./city.ts";
import type { FacetCount, Filter, SlotTest } from "./filter.ts";
import { eachOfSeveral, listParameter } from "./parameter.ts";
import { dollarRanges, isInRange } from "./price.ts";

/**
 * The treatment filter. Treatments in the query text are a condition of their own, which no choice
 * replaces: see conditions.ts.
 */
export const treatment = {
  name: "treatment",
  parameter: listParameter({
    name: "treatment",
    read: readSlug,
    api: { description: `Slug or name. ${eachOfSeveral}` },
  }),
  isNarrowing: true,
  matches: (slugs, { table, names }) =>
    havingTreatment(
      table,
      names,
      slugs.flatMap((slug) => listNamedTreatments(slug, names)),
    ),
  choices: (count) =>
    count.isCounted && count.tickedIn("price").length > 0
      ? pricedTreatments(count)
      : count.named("treatment", "t", count.names.treatments),
  label: (slug, nameOf) => nameOf("treatment", slug),
} as const satisfies Filter;

export const havingTreatment = (
  table: FacetCount["table"],
  { treatments }: Pick<ReferenceNames, "treatments">,
  slugs: string[],
): SlotTest => table.tokens.anyOf(idsOf(treatments, slugs).map((id) => `t${id}`));

/**
 * Counts listings per treatment with a price in the range, because selecting a treatment makes the
 * price refer to it.
 */
function pricedTreatments({
  table,
  names: { treatments },
  slots,
  tickedIn,
  exemptFrom,
}: FacetCount) {
  const [ranges, exempt] = [dollarRanges(tickedIn("price")), exemptFrom("price")];
  const ticked = tickedIn("treatment");
  const counts = new Map<number, number>();
  const idOf = new Map(treatments.map(({ id, slug }) => [slug, id]));
  const countedAs = new Map(
    treatments.map(({ id, slug }) => [
      id,
      [id, ...listParentTreatments(slug).flatMap((general) => idOf.get(general) ?? [])],
    ]),
  );
  for (const slot of slots) {
    const { prices } = table.at(slot);
    const its = new Set<number>();
    for (let at = 0; at < prices.length; at += 3)
      if (exempt.has(slot) || isInRange(prices[at + 1], prices[at + 2], ranges))
        for (const id of countedAs.get(prices[at] ?? 0) ?? []) its.add(id);
    for (const id of its) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return treatments
    .map(({ id, slug, name }) => ({ value: slug, label: name, count: counts.get(id) ?? 0 }))
    .filter(({ count, value }) => count > 0 || ticked.includes(value));
}
