import { type Bounds, boundsText } from "#domain/catalogue/reference/bounds.ts";

export type MapFilters = { q: string; city: string; category: string; treatment: string };

/** The query of the page and of its points: they always speak of the same listings. */
export function mapQuery(
  { q, city, category, treatment }: Partial<MapFilters>,
  bounds: Bounds | null,
) {
  const given = { q, city, category, treatment, bounds: bounds ? boundsText(bounds) : "" };
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `?${query}` : "";
}
