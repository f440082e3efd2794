import { type Bounds, boundsText } from "#domain/catalogue/reference/bounds.ts";

export type MapFilters = { q: string; city: string; category: string; treatment: string };

/** Query for both the page and its points, so they always cover the same listings. */
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
