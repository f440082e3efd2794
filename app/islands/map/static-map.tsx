import { nameAt, placeLabels } from "./label-places.ts";
import { LandPicture } from "./land-picture.tsx";
import { fitView } from "./map-picture.ts";
import type { MapArea, MapCity, MapView } from "./map-view.ts";

const width = 740;

type Props = { cities: MapCity[]; area: MapArea | null; view: MapView };

/**
 * Draws the land in the view of the live map, at any size of its frame. Cities are drawn only
 * without JavaScript: their names could not stay in place.
 */
export function StaticMap({ cities, area, view: { bounds, isArea } }: Props) {
  const { placeOf } = fitView(bounds, { width, height: Number.POSITIVE_INFINITY });
  const height = -2 * placeOf({ latitude: bounds.north, longitude: bounds.west }).y;
  const most = Math.max(1, ...cities.map(({ listingCount }) => listingCount));
  const placed = cities.map((city) => ({
    ...city,
    ...placeOf(city),
    radius: city.listingCount > 0 ? Math.round(4 + 7 * Math.sqrt(city.listingCount / most)) : 2,
  }));
  const names = placeLabels(
    placed.map((city) => nameAt(city, city.radius + 16)),
    placed.map(({ x, y, radius }) => ({ x, y, width: 2 * radius, height: 2 * radius })),
    { x: 0, y: 0, width, height },
  );
  return (
    <svg
      viewBox={`${-width / 2} ${Math.round(-height / 2)} ${width} ${Math.round(height)}`}
      aria-hidden="true"
      className={`absolute inset-0 size-full overflow-visible ${isArea ? "" : "map-still"}`}
    >
      <LandPicture placeOf={placeOf} area={area} />
      <g className="without-script">
        {placed.map(({ slug, x, y, radius }) => (
          <circle
            key={slug}
            cx={Math.round(x)}
            cy={Math.round(y)}
            r={radius}
            className="map-still-city"
          />
        ))}
        {names.map(({ slug, name, x, y }) => (
          <text
            key={slug}
            x={Math.round(x)}
            y={Math.round(y) + 4}
            className="map-still-label max-md:hidden"
          >
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
