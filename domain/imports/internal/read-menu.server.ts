import { menuOf } from "#domain/catalogue/listings/menu.ts";
import { slugify } from "#shared/slug.ts";
import { categoryNames } from "#site/import-category-names.ts";
import type { ImportRowContext } from "./parse-import-row.server.ts";
import * as cells from "./read-cells.server.ts";

const mostServices = 100;
const longestName = 120;
/** Limit per cell: longer lists are not written by people. */
const mostEntries = 500;

const slugOfName = new Map(
  Object.entries(categoryNames).flatMap(([slug, names]) =>
    names.split(",").map((name): [string, string] => [slugify(name), slug]),
  ),
);

export function readServicesAndPrices({ all, facts, warn, reference }: ImportRowContext) {
  const meant = (text: string) => {
    const typedSlug = slugify(text);
    return reference.categories.find(({ slug, name }) =>
      [slug, slugify(name), slugOfName.get(typedSlug) === slug ? typedSlug : ""].includes(
        typedSlug,
      ),
    )?.slug;
  };
  // Category names may contain a comma.
  const found = all("categories").flatMap(({ cell }) => {
    const whole = meant(cell);
    const slugs = whole
      ? [whole]
      : cells
          .listOf(cell)
          .slice(0, mostEntries)
          .flatMap((text) => meant(text) ?? []);
    // Type of every OpenStreetMap element, not a category.
    if (slugs.length === 0 && !/^(?:node|way|relation)$/.test(cell))
      warn("categories", `“${cell.slice(0, 60)}” is not one of the categories here.`);
    return slugs;
  });
  const [main, ...others] = new Set(found);
  if (main) facts.categories = [main, ...others];

  const menu = all("services").flatMap(({ cell }) =>
    /^\[\{|^\[\]$/.test(cell)
      ? (cells.menuOfJson(cell) ?? broken(cell))
      : ownWords(cells.listOf(cells.textOf(cell)).slice(0, mostEntries)),
  );
  const priced = all("price").flatMap(({ cell, header }) => {
    const prices = cells.pricesOf(cell);
    if (!prices) return broken(cell);
    const said = cells.isOpenEnded(cell)
      ? { description: cells.startingPrice(cell) }
      : { ...prices, pricedOn: reference.today };
    return ownWords([header.replace(/\b(price|cost|precio|preis|usd)\b/gi, "").trim()]).map(
      (entry) => ({ ...entry, ...said }),
    );
  });
  const services = [
    ...new Map([...menu, ...priced].map((entry) => [entry.name.toLowerCase(), entry])).values(),
  ];
  const kept = services
    .filter(({ name }) => name.length <= longestName && !cells.isJsonLike(name))
    .slice(0, mostServices);
  if (kept.length < services.length)
    warn(
      "services",
      `${services.length - kept.length} services were left out: at most ${mostServices}, each of ${longestName} characters.`,
    );
  if (kept.length > 0)
    facts.services = kept.map((entry) => ({
      ...entry,
      treatment: reference.treatments.some(({ slug }) => slug === entry.treatment)
        ? entry.treatment
        : null,
    }));

  function ownWords(entries: string[]) {
    return entries.flatMap((entry) => {
      const { name, ...price } = cells.serviceOf(entry);
      return menuOf(reference.treatments, [name]).map((service) => ({
        ...service,
        ...price,
        ...("priceMinCents" in price ? { pricedOn: reference.today } : {}),
      }));
    });
  }

  function broken(cell: string) {
    warn("services", `“${cell.slice(0, 60)}” was left out: it cannot be read.`);
    return [];
  }
}
