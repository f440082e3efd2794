import { priceSteps } from "#domain/catalogue/facet-tokens.ts";
import type { Choice, Facets } from "../facets.ts";
import type { ReferenceNames } from "../reference.server.ts";

type Tally = { tokens: string | null; levels: number[]; ratings: number[]; open: number; premier: number; offers: number };

const longestList = 20;

/** Counts what listings are found under: tokens are read as catalogue/facet-tokens.ts writes them. Where there are too many to count, the choices stand without numbers. */
export function countFacets(
  { tokens, levels, ratings, open, premier, offers }: Tally,
  steps: readonly number[],
  families: number[][],
  names: ReferenceNames,
): Facets {
  if (tokens === null) return uncounted(steps, names);
  const counts = new Map<string, number>();
  for (const token of tokens.split(/[\s]+/)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const named = (letter: string, of: { id: number; slug: string; name: string }[]) =>
    of.flatMap(({ id, slug, name }): Choice[] => {
      const count = counts.get(letter + id);
      return count ? [{ value: slug, label: name, count }] : [];
    });
  const free = (letter: string) =>
    [...counts]
      .filter(([token]) => token[0] === letter)
      .map(([token, count]): Choice => ({ value: spaced(token), label: spaced(token), count }))
      .sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.value.localeCompare(b.value, "en"))
      .slice(0, longestList);
  return {
    city: named("c", names.cities),
    category: named("g", names.categories),
    treatment: named("t", names.treatments).sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.label.localeCompare(b.label, "en")),
    price: [
      ...levels.map((count, index): Choice => ({ value: "$".repeat(index + 1), label: "$".repeat(index + 1), count })),
      ...countPrices(tokens, counts, families),
    ],
    rating: steps.map((step, index) => ({ value: String(step), label: `${step} and up`, count: ratings[index] ?? 0 })),
    open: [{ value: "1", label: "Open now", count: open }],
    language: free("l"),
    amenity: free("a"),
    premier: [{ value: "1", label: "Premier", count: premier }],
    offers: [{ value: "1", label: "With offers", count: offers }],
  };
}

function uncounted(steps: readonly number[], { cities, categories, treatments }: ReferenceNames): Facets {
  const choices = (of: { value: string; label: string }[]): Choice[] => of.map((choice) => ({ ...choice, count: null }));
  const named = (of: { slug: string; name: string }[]) => choices(of.map(({ slug, name }) => ({ value: slug, label: name })));
  const levels = [1, 2, 3, 4].map((level) => ({ value: "$".repeat(level), label: "$".repeat(level) }));
  return {
    city: named(cities),
    category: named(categories),
    treatment: named(treatments),
    price: choices([...levels, ...priceSteps.map(({ value, label }) => ({ value, label }))]),
    rating: choices(steps.map((step) => ({ value: String(step), label: `${step} and up` }))),
    open: choices([{ value: "1", label: "Open now" }]),
    language: [],
    amenity: [],
    premier: choices([{ value: "1", label: "Premier" }]),
    offers: choices([{ value: "1", label: "With offers" }]),
  };
}

/** Of the treatments that are looked for each has a price in the range; else any price has. */
function countPrices(tokens: string, counts: Map<string, number>, families: number[][]): Choice[] {
  return priceSteps.map(({ value, label }, step) => {
    if (families.length === 0) return { value, label, count: counts.get(`r${step}`) ?? 0 };
    const wanted = families.map((family) => new RegExp(`(?:^| )t(?:${family.join("|")})r${step}(?: |$)`));
    return { value, label, count: tokens.split("\n").filter((line) => wanted.every((pattern) => pattern.test(line))).length };
  });
}

function spaced(token: string) {
  return token.slice(1).replaceAll("_", " ");
}
