import type { Bounds } from "#domain/catalogue/reference/bounds.ts";
import { placeLabels } from "./label-places.ts";
import { landShapes } from "./land.ts";
import type { MapArea, MapCity, MapPosition } from "./map-view.ts";

const size = { width: 740, height: 700, margin: 70 };
const { width, height } = size;

/**
 * Projects degrees to pixels. A degree of longitude is shorter than one of latitude, here by
 * `narrowing`.
 */
export function projection(
  { south, west, north, east }: Bounds,
  { width, height, margin }: typeof size,
) {
  const narrowing = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const scale = Math.min(
    (width - 2 * margin) / ((east - west) * narrowing),
    (height - 2 * margin) / (north - south),
  );
  return ({ latitude, longitude }: MapPosition) => ({
    x: Math.round(width / 2 + (longitude - (west + east) / 2) * narrowing * scale),
    y: Math.round(height / 2 - (latitude - (south + north) / 2) * scale),
  });
}

function pathOf(rings: MapPosition[][], placeOf: ReturnType<typeof projection>) {
  return rings
    .map((ring) => `M${ring.map((corner) => Object.values(placeOf(corner)).join(" ")).join("L")}Z`)
    .join("");
}

/**
 * Placeholder until the map loads, and permanent without JavaScript. The city list has the same
 * content as text.
 */
export function StaticMap({
  cities,
  area,
  bounds,
}: {
  cities: MapCity[];
  area: MapArea | null;
  bounds: Bounds;
}) {
  const placeOf = projection(bounds, size);
  const most = Math.max(1, ...cities.map(({ listingCount }) => listingCount));
  const placed = cities.map((city) => ({
    ...city,
    ...placeOf(city),
    radius: city.listingCount > 0 ? Math.round(4 + 7 * Math.sqrt(city.listingCount / most)) : 2,
  }));
  const names = placeLabels(
    placed,
    placed.map(({ x, y, radius }) => ({ x, y, width: 2 * radius, height: 2 * radius })),
    { x: width / 2, y: height / 2, width, height },
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path d={pathOf(landShapes.neighbors, placeOf)} className="map-neighbor" />
      <path d={pathOf(landShapes.region, placeOf)} className="map-region" />
      {area && <path d={pathOf([area.ring], placeOf)} className="map-city" />}
      {placed.map(({ slug, x, y, radius }) => (
        <circle key={slug} cx={x} cy={y} r={radius} className="map-still-city" />
      ))}
      {[...names].map(([{ slug, name }, { x, y }]) => (
        <text
          key={slug}
          x={Math.round(x)}
          y={Math.round(y) + 4}
          textAnchor="middle"
          className="map-still-name max-md:hidden"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
