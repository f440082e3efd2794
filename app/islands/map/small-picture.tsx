import cities from "#site/cities.json";
import { nameAt, placeLabels } from "./label-places.ts";
import { landShapes, regionBounds } from "./land.ts";
import { fitView, outlineOf } from "./map-picture.ts";
import { type MapPosition, viewOf } from "./map-view.ts";

type Point = MapPosition & { isPremium: boolean };

const frame = { x: 0, y: 0, width: 384, height: 240 };
const linkOnTop = { x: -105, y: 92, width: 174, height: 56 };
const namesShown = 4;
/** Zoom from which the coast may be out of view, so names show the location. */
const namedZoom = 9.5;

type Props = { points: Point[]; area?: MapPosition[] | undefined };

/** Draws the positions of listings on a small map. Its frame needs the class `map-frame`. */
export function SmallMapPicture({ points, area }: Props) {
  const { zoom, placeOf } = fitView(viewOf(points) ?? regionBounds, { width: 336, height: 192 });
  const dots = (shown: Point[]) =>
    shown
      .map(placeOf)
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
      .join("");
  return (
    <svg
      viewBox="-192 -120 384 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d={outlineOf(landShapes.neighbors, placeOf)} fill="var(--near)" />
      <path d={outlineOf(landShapes.region, placeOf)} fill="var(--land)" stroke="var(--shore)" />
      {area && (
        <path
          d={outlineOf([area], placeOf)}
          fill="var(--lagoon)"
          fillOpacity="0.1"
          stroke="var(--lagoon)"
          strokeOpacity="0.6"
          strokeDasharray="4"
        />
      )}
      <g strokeLinecap="round" strokeWidth="12">
        <path d={dots(points.filter(({ isPremium }) => !isPremium))} stroke="var(--lagoon)" />
        <path d={dots(points.filter(({ isPremium }) => isPremium))} stroke="var(--gold)" />
      </g>
      {zoom >= namedZoom && (
        <g fontSize="12" textAnchor="middle" fill="var(--muted)">
          {namesNear(points, placeOf).map(({ name, x, y }) => (
            <text key={name} x={x.toFixed()} y={(y + 4).toFixed()}>
              {name}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}

/** Returns the names of the cities nearest to the middle, between the dots. */
function namesNear(points: Point[], placeOf: (position: MapPosition) => { x: number; y: number }) {
  const nearest = cities
    .map((city) => nameAt({ name: city.name, ...placeOf(city) }))
    .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  const dots = points.map((point) => ({ ...placeOf(point), width: 14, height: 14 }));
  return placeLabels(nearest, [linkOnTop, ...dots], frame).slice(0, namesShown);
}
